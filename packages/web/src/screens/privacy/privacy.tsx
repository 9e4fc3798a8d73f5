import { Link } from '@fondaco/page-kit/route.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { paths } from '../data/paths.ts';
import '../screens.css';
import { useTitle } from '../title.ts';
import './privacy.css';
import { TERMS } from './terms.ts';

const PARTS = {
  server: ['name', 'session', 'address', 'games', 'people', 'account', 'calls'],
  device: ['games', 'settings'],
  who: ['table', 'keeper', 'host'],
} as const;

/** What is stored about a visitor, who sees it, and for how long: docs/privacy.md in the words of the page. */
export function Privacy() {
  const text = useText();
  useTitle(text('privacy.title'));
  return (
    <div className="screen privacy">
      <header className="screen-head">
        <h1>{text('privacy.title')}</h1>
        <p>{text('privacy.lead')}</p>
      </header>
      {Object.entries(PARTS).map(([part, items]) => (
        <section key={part} className="panel">
          <h2>{text(`privacy.${part}`)}</h2>
          <ul>
            {items.map((item) => (
              <li key={item}>{text(`privacy.${part}.${item}`)}</li>
            ))}
          </ul>
        </section>
      ))}
      <section className="panel">
        <h2 id="privacy-terms">{text('privacy.terms')}</h2>
        <table aria-labelledby="privacy-terms">
          <thead>
            <tr>
              <th scope="col">{text('privacy.terms.what')}</th>
              <th scope="col">{text('privacy.terms.days')}</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(TERMS).map(([what, days]) => (
              <tr key={what}>
                <th scope="row">{text(`privacy.terms.${what}`)}</th>
                <td>{days}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section className="panel">
        <h2>{text('privacy.you')}</h2>
        <p>{text('privacy.you.text')}</p>
        <p>
          <Link to={paths.me}>{text('privacy.you.link')}</Link>
        </p>
      </section>
    </div>
  );
}
