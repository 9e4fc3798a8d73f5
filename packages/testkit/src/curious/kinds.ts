/** What an answer does, whatever it names: `dock/sell`. */
export function answerName(question: { kind: string }, action: unknown): string {
  const { do: name } = (action ?? {}) as { do?: unknown };
  return typeof name === 'string' ? `${question.kind}/${name}` : question.kind;
}

/**
 * The kind of an answer: its name, and the shape of its parts. Names and amounts count as alike, but not whether there
 * is one, nor its sign: `dock/sell demand:null`.
 */
export function answerKind(question: { kind: string }, action: unknown): string {
  const { do: _, ...parts } = (action ?? {}) as Record<string, unknown>;
  const shapes = Object.entries(parts).flatMap(([key, value]) => {
    const shape = shapeOf(value);
    return shape === '' ? [] : [`${key}:${shape}`];
  });
  return [answerName(question, action), ...shapes.sort()].join(' ');
}

function shapeOf(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return value < 0 ? 'negative' : '';
  if (Array.isArray(value))
    return value.length === 0 ? 'none' : value.length === 1 ? 'one' : 'more';
  if (typeof value === 'object') return Object.keys(value).length === 0 ? 'none' : 'some';
  return '';
}

/** All strings and keys in a value, at any depth: among them are the names of cards and places. */
export function namesIn(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string') found.push(value);
  else if (value !== null && typeof value === 'object')
    for (const [key, part] of Object.entries(value)) {
      if (!Array.isArray(value)) found.push(key);
      namesIn(part, found);
    }
  return found;
}
