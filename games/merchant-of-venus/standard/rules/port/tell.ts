import { type Msg, msg } from '@fondaco/kernel';
import { EQUIPMENT, type Equipment } from '../components/names.ts';
import type { Config } from '../config.ts';
import {
  cultureName,
  equipmentName,
  goodName,
  itemName,
  missionName,
  passengerName,
  pilotName,
  rewardName,
  spaceName,
  systemName,
} from '../labels.ts';
import type { EventSentence } from '../say.ts';
import type { PortEvent } from './events.ts';

const wareName = (config: Config, item: string): Msg =>
  isEquipment(item) ? equipmentName(item) : itemName(config, item);

const isEquipment = (item: string): item is Equipment =>
  (EQUIPMENT as readonly string[]).includes(item);

export function tellPort(config: Config, e: PortEvent, say: EventSentence): Msg | undefined {
  switch (e.t) {
    case 'contact':
    case 'revealed':
      return say(e.t, {
        system: systemName(config, e.system),
        culture: cultureName(config, e.culture),
        ...(e.t === 'contact' && { count: e.iou }),
      });
    case 'shifted':
      return say('shifted', {
        culture: cultureName(config, e.culture),
        state: msg(`mvs.market.${e.state}`),
      });
    case 'bought':
      return say(e.iou > 0 ? 'boughtIou' : 'bought', {
        item: wareName(config, e.item),
        count: e.price,
        ...(e.iou > 0 && { iou: e.iou }),
      });
    case 'boughtReward':
      return say('bought', { item: rewardName(config, e.reward), count: e.price });
    case 'usedDeal':
      return say('usedDeal', { card: rewardName(config, e.reward) });
    case 'gift':
      return say('gift', { item: goodName(config, e.good) });
    case 'sold':
      return say(e.black ? 'soldBlack' : 'sold', {
        item: goodName(config, e.good),
        culture: cultureName(config, e.to),
        count: e.credits,
      });
    case 'haggled':
      return say(e.passed ? 'haggled' : 'haggledInVain', { die: e.die, value: e.value });
    case 'portFee':
      return say('portFee', { to: { seat: e.to }, count: e.credits });
    case 'ownPort':
      return say('ownPort', { count: e.credits });
    default:
      return tellRest(config, e, say);
  }
}

function tellRest(config: Config, e: PortEvent, say: EventSentence): Msg | undefined {
  switch (e.t) {
    case 'pickedUp':
      return say('pickedUp', {
        passenger: passengerName(config, e.passenger),
        place: cultureName(config, e.at),
      });
    case 'droppedOff':
      return say('droppedOff', {
        passenger: passengerName(config, e.passenger),
        place: cultureName(config, e.at),
        count: e.credits,
      });
    case 'tipped':
      return say('tipped', { dice: e.dice.map(String), count: e.credits });
    case 'offloaded':
      return say('offloaded', { item: itemName(config, e.item), place: cultureName(config, e.at) });
    case 'jettisoned':
      return say('jettisoned', { item: itemName(config, e.item) });
    case 'trained':
      return say('trained', { level: e.level, pilot: pilotName(e.pilot, e.side) });
    case 'secondMission':
      return say('secondMission', { count: e.price });
    case 'swappedMissions':
      return say('swappedMissions', {
        with: { seat: e.with },
        own: missionName(config, e.own),
        other: missionName(config, e.other),
      });
    case 'built':
      return say('built', { space: spaceName(config, e.orbit), count: e.price });
    default:
      return undefined;
  }
}
