import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { ActionSign } from '../cards/signs.tsx';
import { ACTION_ICONS, type ActionIcon, type Claim } from '../catalog.ts';
import type { ClaimField } from './terms.ts';

interface Props {
  title: string;
  /** The fields that can be filled in. */
  fields: readonly ClaimField[];
  claim: Claim;
  /** The text of an empty choice. */
  unsaid: string;
  onClaim(claim: Claim): void;
  onDone(): void;
}

/** The form for a claim about an own card (om.trade.2) or a wish (om.trade.10): icons, power, load and port. */
export function ClaimForm({ title, fields, claim, unsaid, onClaim, onDone }: Props) {
  const text = useText();
  const most = fields.find((p) => p.name === 'icons' && p.t === 'some');
  const said = claim.icons ?? [];
  const toggle = (icon: ActionIcon): void => {
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
        {ACTION_ICONS.map((icon) => (
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
        {fields.map((p) => (
          <ClaimSelect key={p.name} part={p} claim={claim} unsaid={unsaid} onClaim={onClaim} />
        ))}
        <Button onClick={onDone}>{text('om.ui.trade.said')}</Button>
      </div>
    </fieldset>
  );
}

/** The choice of power, load or port; it may stay empty. */
function ClaimSelect(props: Pick<Props, 'claim' | 'unsaid' | 'onClaim'> & { part: ClaimField }) {
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
