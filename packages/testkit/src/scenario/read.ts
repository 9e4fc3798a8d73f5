import { BadInput, badInputAt, type Msg, msg, type Param, schema } from '@fondaco/kernel';
import Type, { type Static } from 'typebox';
import { LineCounter, parseDocument } from 'yaml';

const strict = { additionalProperties: false };
const seat = Type.Integer({ minimum: 0 });
const text = Type.String({ minLength: 1 });
const rule = Type.String({ pattern: '^[a-z]+\\.[a-z]+\\.[0-9]+$' });
const opt = Type.Optional;

const Step = Type.Object(
  {
    seat,
    do: opt(Type.Unknown()),
    lapse: opt(Type.Literal(true)),
    decision: opt(text),
    refused: opt(rule),
  },
  strict,
);

const viewer = { seat: opt(seat), table: opt(Type.Literal(true)) };

const Then = Type.Object(
  {
    values: opt(Type.Record(Type.String(), Type.Unknown())),
    events: opt(Type.Array(Type.Record(Type.String(), Type.Unknown()))),
    scores: opt(Type.Array(Type.Number())),
    places: opt(Type.Array(Type.Integer({ minimum: 1 }))),
    decisions: opt(
      Type.Array(
        Type.Object(
          { seat, kind: opt(text), need: opt(Type.Enum(['must', 'asked', 'may'])) },
          strict,
        ),
      ),
    ),
    closed: opt(Type.Array(Type.Object({ seat, kind: opt(text) }, strict))),
    sees: opt(Type.Array(Type.Object({ ...viewer, path: text, value: Type.Unknown() }, strict))),
    told: opt(
      Type.Array(
        Type.Object(
          {
            ...viewer,
            event: Type.Record(Type.String(), Type.Unknown()),
            lacks: opt(Type.Array(text)),
          },
          strict,
        ),
      ),
    ),
  },
  { ...strict, minProperties: 1 },
);

const ScenarioFile = Type.Object(
  {
    rule: Type.Union([rule, Type.Array(rule, { minItems: 1 })]),
    title: text,
    /** The key of the title that the rulebook gives it as an example of its first rule. */
    example: opt(Type.String({ pattern: '^[a-z]+\\.example\\.\\w+$' })),
    game: opt(text),
    given: Type.Record(Type.String(), Type.Unknown()),
    chance: opt(
      Type.Array(
        Type.Object(
          { tag: text, value: opt(Type.Integer()), order: opt(Type.Array(Type.Unknown())) },
          strict,
        ),
      ),
    ),
    when: opt(Type.Array(Step)),
    // biome-ignore lint/suspicious/noThenProperty: the word scenarios use
    then: opt(Then), // oxlint-disable-line unicorn/no-thenable
  },
  strict,
);

export type Scenario = Static<typeof ScenarioFile>;
export type ScenarioStep = Static<typeof Step>;

/** A scenario, and the lines of the file where its parts are. */
export interface Sheet {
  file: string;
  scenario: Scenario;
  lineOf(path: string): number;
}

const whole = schema(ScenarioFile, (s) => {
  const steps = s.when ?? [];
  if (!s.then && !steps.some((step) => step.refused !== undefined))
    throw badInputAt('/', 'kernel.bad.required', { missing: ['then'] });
  s.chance?.forEach((draw, i) => {
    if ((draw.value === undefined) === (draw.order === undefined))
      throw badInputAt(`/chance/${i}`, 'scenario.bad.draw');
  });
  for (const key of ['sees', 'told'] as const) {
    s.then?.[key]?.forEach((look, i) => {
      if ((look.seat === undefined) === (look.table === undefined))
        throw badInputAt(`/then/${key}/${i}`, 'scenario.bad.viewer');
    });
  }
  steps.forEach((step, i) => {
    if ('do' in step === (step.lapse === true)) throw badInputAt(`/when/${i}`, 'scenario.bad.step');
  });
});

export function readScenario(file: string, source: string): Sheet {
  const lines = new LineCounter();
  const doc = parseDocument(source, { lineCounter: lines });
  const [error] = doc.errors;
  if (error) {
    const reason = error.message.split('\n')[0] ?? '';
    throw new BadInput('scenario.bad.yaml', { file, line: error.linePos?.[0].line ?? 1, reason });
  }
  const lineOf = (path: string): number => {
    for (let keys = keysOf(path); ; keys = keys.slice(0, -1)) {
      const node = doc.getIn(keys, true) as { range?: [number, number, number] } | undefined;
      if (node?.range) return lines.linePos(node.range[0]).line;
      if (keys.length === 0) return 1;
    }
  };
  const scenario = locate({ file, lineOf }, () => whole.parse(toPlainJson(doc)));
  return { file, scenario, lineOf };
}

/** Runs `make`, and adds file and line to a BadInput that it throws about a place inside the scenario. */
export function locate<T>(sheet: Pick<Sheet, 'file' | 'lineOf'>, make: () => T, under = ''): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw placed(sheet, error.msg, under);
  }
}

function placed(
  { file, lineOf }: Pick<Sheet, 'file' | 'lineOf'>,
  said: Msg,
  under: string,
): BadInput {
  const { path: inside } = said.params ?? {};
  const path = under + (typeof inside === 'string' ? inside.replace(/\/$/, '') : '');
  const reason = msg(said.key, { ...said.params, path: path || '/' });
  return new BadInput('scenario.bad.at', { file, line: lineOf(path), reason });
}

export const bad = (
  sheet: Sheet,
  path: string,
  key: string,
  params: Record<string, Param> = {},
): BadInput => placed(sheet, msg(key, { ...params, path }), '');

const keysOf = (path: string): (string | number)[] =>
  path
    .split('/')
    .slice(1)
    .filter((key) => key !== '')
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** The document as plain JSON. Throws BadInput if it has too many aliases, or values that are not JSON. */
function toPlainJson(doc: ReturnType<typeof parseDocument>): unknown {
  try {
    return JSON.parse(JSON.stringify(doc.toJS() ?? null));
  } catch {
    throw badInputAt('/', 'kernel.bad.value');
  }
}
