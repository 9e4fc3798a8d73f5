import type { Seat } from './contract.ts';
import type { Msg } from './message.ts';

/** An example of a rule, told from a scenario. */
export interface Example {
  /** The key of the sentence that says what it shows. */
  title: string;
  steps: ExampleStep[];
}

/** What an answer led to, or why it was refused. */
export interface ExampleStep {
  seat: Seat;
  told: Msg[];
  refused?: { answer: Msg; why: Msg };
}
