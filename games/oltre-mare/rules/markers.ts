import { activePlayer, type Config, type OmIo } from './config.ts';
import type { Marker, Player, PortId, Shown, State } from './state.ts';

/** om.sail.3: what a ship finds where it ends its way. */
export function arrive(config: Config, s: State, io: OmIo): void {
  const p = activePlayer(s);
  if (isLeap(config, s, p.port)) {
    s.agenda.push({ f: 'compass', id: s.nextId++ });
    return;
  }
  land(s, p, io);
}

/** om.marker.4: whether the ship may go on from here by compass. */
export const isLeap = (config: Config, s: Pick<Shown, 'markers'>, port: PortId): boolean =>
  s.markers[port] === 'compass' && jumpTargets(config, s, port).length > 0;

/** om.marker.4: any other port that holds no compass. */
export const jumpTargets = (config: Config, s: Pick<Shown, 'markers'>, from: PortId): PortId[] =>
  config.tables.ports.filter((port) => port !== from && s.markers[port] !== 'compass');

/** Takes the marker of the port, or turns the active one down where there is none. */
export function land(s: State, p: Player, io: OmIo): void {
  const marker = s.markers[p.port] ?? null;
  if (marker) takeMarker(s, p, marker, io);
  else if (p.active) {
    io.tell({ t: 'turnedDown', seat: s.active, marker: p.active });
    p.active = null;
  }
}

/** om.marker.1: the newest is the active one, the others lie face down and still count. */
function takeMarker(s: State, p: Player, marker: Marker, io: OmIo): void {
  s.markers[p.port] = null;
  p.markers.push(marker);
  p.active = marker;
  io.tell({ t: 'tookMarker', seat: s.active, port: p.port, marker });
}
