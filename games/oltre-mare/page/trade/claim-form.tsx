import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { ActionSign } from '../cards/signs.tsx';
import { type Claim, ICONS, type Icon } from '../catalog.ts';
import type { Part } from './terms.ts';

interface Props {
  title: string;
  /** What can be said, as the form has it. */
  parts: readonly Part[];
  claim: Claim;
  /** What stands where nothing is said. */
  unsaid: string;
  onClaim(claim: Claim): void;
  onDone(): void;
}

/** Icons, power, load and port: said of an own card (om.trade.2), or wished for (om.trade.10). */
export function ClaimForm({ title, parts, claim, unsaid, onClaim, onDone }: Props) {
  const text = useText();
  const most = parts.find((p) => p.name === 'icons' && p.t === 'some');
  const said = claim.icons ?? [];
  const toggle = (icon: Icon): void => {
    const has = said.includes(icon);
    const icons = has ? said.filter((i) => i !== icon) : [...said, icon];
    if (!has && most?.t === 'some' && icons.length > most.max) icons.shift();
    const { icons: _old, ...rest } = claim;
    onClaim(icons.length > 0 ? { ...rest, icons } : rest);
  };
  return (
    <fieldset className="om-claimform">
      <legend>{title}</legend>
      <div className="om-claimform-icons">
        {ICONS.map((icon) => (
          <button
            key={icon}
            type="button"
            aria-pressed={said.includes(icon)}
            onClick={() => toggle(icon)}
          >
            <ActionSign icon={icon} claimed />
            <span className="om-cap">{text(`om.icon.${icon}`)}</span>
          </button>
        ))}
      </div>
      <div className="om-claimform-rest">
        {parts.map((p) => (
          <ClaimPart key={p.name} part={p} claim={claim} unsaid={unsaid} onClaim={onClaim} />
        ))}
        <Button onClick={onDone}>{text('om.ui.trade.said')}</Button>
      </div>
    </fieldset>
  );
}

/** Power, load and port: one of a few, or nothing said. */
function ClaimPart(props: Pick<Props, 'claim' | 'unsaid' | 'onClaim'> & { part: Part }) {
  const { part, claim, unsaid, onClaim } = props;
  const text = useText();
  const say = useSay();
  const name = part.name as 'power' | 'load' | 'port';
  const choices =
    part.t === 'amount'
      ? Array.from({ length: part.max - part.min + 1 }, (_, i) => ({
          id: String(part.min + i),
          words: String(part.min + i),
        }))
      : part.t === 'one'
        ? part.of.map((o) => ({ id: o.id, words: say(o.label) }))
        : [];
  if (choices.length === 0) return null;
  const choose = (id: string): void => {
    const { [name]: _old, ...rest } = claim;
    onClaim(id === '' ? rest : { ...rest, [name]: part.t === 'amount' ? Number(id) : id });
  };
  return (
    <label>
      {text(`om.field.${name}`)}
      <select value={claim[name] ?? ''} onChange={(e) => choose(e.target.value)}>
        <option value="">{unsaid}</option>
        {choices.map((c) => (
          <option key={c.id} value={c.id}>
            {c.words}
          </option>
        ))}
      </select>
    </label>
  );
}
