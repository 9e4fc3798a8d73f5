import { ApiRefusal } from './errors.ts';

const MOST_TRIES = 9;

/** Sits down; where somebody at the table has our name or one like it, with a number after it: "Anna 2". */
export async function underFreeName<T>(sit: (name: { name?: string }) => Promise<T>): Promise<T> {
  for (let tries = 1, name: { name?: string } = {}; ; tries++) {
    try {
      return await sit(name);
    } catch (error) {
      const own = takenName(error);
      if (own === undefined || tries >= MOST_TRIES) throw error;
      name = { name: `${own.replace(/ \d$/, '').slice(0, 28)} ${tries + 1}` };
    }
  }
}

function takenName(error: unknown): string | undefined {
  if (!(error instanceof ApiRefusal) || error.refusal.msg.key !== 'server.name.taken')
    return undefined;
  const name = error.refusal.msg.params?.name;
  return typeof name === 'string' ? name : undefined;
}
