import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Dialog } from '@fondaco/page-kit/ui/dialog.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type ReactNode, useState } from 'react';
import type { SystemId } from '../../../classic/rules/index.ts';
import { Credits } from '../signs.tsx';
import type { LookUpPage, LookUpPages, LookUpPart, LookUpRow } from './page.ts';
import { BASE_SYSTEM, type LookUpTarget } from './target.ts';
import './look-up.css';

export interface LookUpProps {
  target: LookUpTarget;
  /** Rolls with the heading that leads to a system; null if it is not asked for or none leads there. */
  headTo(system: SystemId): (() => void) | null;
  onTarget(target: LookUpTarget): void;
  onClose(): void;
}

interface Props extends LookUpProps {
  pages: LookUpPages;
  /** Who lives where, as far as the viewer knows. */
  systems: Readonly<Record<SystemId, { culture: string | null }>>;
}

/** Everything that lies open on the table, to look at from anywhere and at any time. Nothing is traded here. */
export function LookUp({ target, pages, systems, headTo, onTarget, onClose }: Props) {
  const text = useText();
  const pageOf = (at: LookUpTarget): LookUpPage => {
    if (at.t !== 'system' && at.t !== 'culture') return pages[at.t]();
    const culture = at.t === 'culture' ? at.id : systems[at.id]?.culture;
    return (culture && pages.culture(culture)) || pages.unknown(at.id);
  };
  const system = systemOf(systems, target);
  const onHead = system === undefined ? null : headTo(system);
  const isMarket = target.t === 'system' || target.t === 'culture';
  // The market looked at last keeps its tab while the others are open.
  const [last, setLast] = useState<LookUpTarget | null>(null);
  if (isMarket && last !== target) setLast(target);
  const market = isMarket ? target : last;
  const { number, title, about, parts } = pageOf(target);
  const tabs: [LookUpTarget, string][] = [
    ...(market ? [[market, pageOf(market).title] as [LookUpTarget, string]] : []),
    [{ t: 'base' }, text('mv.system.GB')],
    [{ t: 'supply' }, pages.supply().title],
    [{ t: 'all' }, text('mv.ui.look.all')],
  ];
  const shown = parts.filter(({ rows, none }) => rows.length > 0 || none !== undefined);
  return (
    <Dialog title={title} look="card" onClose={onClose}>
      <div className="mv-look" data-look={target.t}>
        <p className="mv-look-about">
          {number !== undefined && <b className="mv-look-number">{number}</b>}
          {about.map((words) => (
            <span key={words}>{words}</span>
          ))}
        </p>
        <nav className="mv-look-tabs" aria-label={text('mv.ui.look.tabs')}>
          {tabs.map(([to, name]) => (
            <button
              key={to.t}
              type="button"
              aria-pressed={to.t === target.t || (isMarket && to === market)}
              onClick={() => onTarget(to)}
            >
              {name}
            </button>
          ))}
        </nav>
        <div className="mv-look-parts">
          {shown.map((part) => (
            <Part key={part.id} part={part} onTarget={onTarget} />
          ))}
        </div>
        {onHead && (
          <p className="mv-look-foot">
            <Button look="primary" onClick={onHead}>
              {text('mv.ui.look.head')}
            </Button>
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** The system a target lies in, if the viewer knows it. */
function systemOf(systems: Props['systems'], target: LookUpTarget): SystemId | undefined {
  if (target.t === 'base') return BASE_SYSTEM;
  if (target.t === 'system') return target.id;
  if (target.t !== 'culture') return undefined;
  return Object.keys(systems).find((id) => systems[id]?.culture === target.id);
}

interface PartProps {
  part: LookUpPart;
  onTarget: Props['onTarget'];
}

function Part({ part: { id, title, aside, none, rows }, onTarget }: PartProps) {
  return (
    <section data-look-part={id}>
      <h3>
        {title} {aside && <small>{aside}</small>}
      </h3>
      {rows.length === 0 && <p className="mv-none">{none}</p>}
      <ul>
        {rows.map((row) => (
          <li key={row.id} data-look-row={row.id}>
            <Row row={row} onTarget={onTarget} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ row, onTarget }: { row: LookUpRow; onTarget: Props['onTarget'] }): ReactNode {
  const { sign, name, note, credits, value, look = 'usual', opens } = row;
  const content = (
    <>
      {sign}
      <span className="mv-look-text">
        <b className="mv-cap">{name}</b>
        {note && <small>{note}</small>}
      </span>
      {credits !== undefined && (
        <b className="mv-look-price">
          <Credits n={credits} />
        </b>
      )}
      {value !== undefined && <b className="mv-look-price">{value}</b>}
    </>
  );
  const className = `mv-look-row is-${look}`;
  return opens ? (
    <button type="button" className={className} onClick={() => onTarget(opens)}>
      {content}
    </button>
  ) : (
    <div className={className}>{content}</div>
  );
}
