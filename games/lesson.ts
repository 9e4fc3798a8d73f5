/*
 * A lesson: a prepared position, and steps that say what to try. It is a JSON file in the folder `lessons` of a game;
 * docs/lessons.md explains it. The learner sits at seat 0.
 */
export interface Lesson {
  /** The key of its name. */
  title: string;
  /** The key of what is said when all steps are done. */
  end: string;
  /** The position, in the words of scenarios. */
  given: Record<string, unknown>;
  chance?: LessonDraw[];
  steps: LessonStep[];
}

export interface LessonStep {
  /** The key of what the bubble says; its heading has the same key with `.title` added. */
  text: string;
  /** The answers of the learner: the fields they must have. Left out: a step to read. */
  do?: Answer[];
  /** These answers may be given in any order. */
  anyOrder?: boolean;
  /** CSS selectors of what to press. The ring is around the first of these that can be pressed now. */
  press?: string[];
  /** What else the text is about. */
  point?: string[];
  /** The draws of these answers. */
  chance?: LessonDraw[];
  wrong?: WrongTry[];
  /** What is answered after the step, without the learner. */
  after?: ScriptedAnswer[];
}

/** A wrong try that the lesson foresees. */
export interface WrongTry {
  /** Any answer that has these fields. */
  do: Answer;
  /** The key of why not; the text begins with a question. */
  text: string;
  /** How a test makes this try. */
  press: string[];
}

export interface ScriptedAnswer {
  seat: number;
  do: Answer;
  chance?: LessonDraw[];
}

/** The result of a draw, as in scenarios. */
export interface LessonDraw {
  tag: string;
  value?: number;
  order?: unknown[];
}

type Answer = Record<string, unknown>;
