import { Legend, type LegendExtras } from './legend.tsx';
import './tokens.css';
import './chart.css';
import './spaces.css';
import './pieces.css';
import './planning.css';
import './controls.css';
import './book-chart.css';

/** All signs of the chart, for the rulebook. */
export const BookChart = ({ special }: { special?: LegendExtras }) => <Legend special={special} />;
