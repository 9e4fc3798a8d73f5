import { KEYS, type OwnKey } from '@fondaco/page-kit/table-keys.ts';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import './settings.css';

interface Props {
  /** Those of the game that is played. */
  more?: readonly OwnKey[] | undefined;
}

/** The keys of a table, for a dialog. */
export function Keys({ more = [] }: Props) {
  const text = useText();
  return (
    <div className="keys">
      <dl>
        {[...KEYS, ...more].map(({ key, what }) => (
          <div key={key}>
            <dt>
              <kbd translate="no">{key}</kbd>
            </dt>
            <dd>{text(what)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>{text('app.keys.arrows')}</kbd>
          </dt>
          <dd>{text('app.keys.walk')}</dd>
        </div>
        <div>
          <dt>
            <kbd>{text('app.keys.enter')}</kbd>
          </dt>
          <dd>{text('app.keys.choose')}</dd>
        </div>
        <div>
          <dt>
            <kbd>{text('app.keys.escape')}</kbd>
          </dt>
          <dd>{text('app.keys.close')}</dd>
        </div>
      </dl>
    </div>
  );
}
