import { ApiRefusal } from './errors.ts';

const MOST_TRIES = 9;
const TAKEN = ['server.name.taken', 'server.name.kept'];

/** Sits down or comes in; where somebody at the table, or an account, has our name or one like it, with a number after it: "Anna 2". */
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
  if (!(error instanceof ApiRefusal) || !TAKEN.includes(error.refusal.msg.key)) return undefined;
  const name = error.refusal.msg.params?.name;
  return typeof name === 'string' ? name : undefined;
}
