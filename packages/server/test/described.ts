import { Compile, type Validator } from 'typebox/schema';
import { startServer } from '../src/index.ts';
import { GAMES, NO_LIMITS } from './games.ts';

/** A part of the description that is JSON Schema. */
type JsonSchema = { [key: string]: unknown };

interface Answer {
  content: Record<string, { schema: JsonSchema }>;
}

interface Operation {
  security: unknown;
  requestBody?: unknown;
  responses: Record<string, Answer>;
}

const NOWHERE: Answer = {
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refused' } } },
};

/** The description of the API, as far as the tests read it. */
interface ApiDescription {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, unknown> };
}

let fetched: Promise<ApiDescription> | undefined;

/** The description of the API, from a server of its own. */
export function apiDescription(): Promise<ApiDescription> {
  fetched ??= (async () => {
    const options = { data: ':memory:', port: 0, games: GAMES, limits: NO_LIMITS };
    const server = await startServer(options);
    const response = await fetch(`http://127.0.0.1:${server.port}/api`);
    await server.close();
    return (await response.json()) as ApiDescription;
  })();
  return fetched;
}

/** The same schema, but without room for fields it does not mention. */
function strict(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strict);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.entries(schema).map(([key, part]) => [key, strict(part)]);
  return {
    ...('properties' in schema && { additionalProperties: false }),
    ...Object.fromEntries(parts),
  };
}

const validators = new Map<JsonSchema, Validator>();

function validatorOf({ components }: ApiDescription, schema: JsonSchema): Validator {
  const known = validators.get(schema);
  if (known) return known;
  const made = Compile(strict({ ...schema, components }) as JsonSchema);
  validators.set(schema, made);
  return made;
}

function operationAt({ paths }: ApiDescription, method: string, path: string) {
  const parts = (path.split('?')[0] ?? '').split('/').map(decodeURIComponent);
  const fits = (template: string): boolean => {
    const expected = template.split('/');
    const isSame = (part: string, i: number): boolean =>
      part === parts[i] || (part.startsWith('{') && parts[i] !== '');
    return expected.length === parts.length && expected.every(isSame);
  };
  // A path without parameters comes first: `/api/tables/mine` is no table.
  const found = Object.keys(paths)
    .filter(fits)
    .sort((a, b) => a.split('{').length - b.split('{').length)[0];
  return found === undefined ? undefined : paths[found]?.[method.toLowerCase()];
}

export interface HttpAnswer {
  status: number;
  type: string | null;
  text: string;
}

/** Throws if the API does not describe this answer to this request. Files of the page are not part of the API. */
export async function requireDescribed(
  method: string,
  path: string,
  { status, type, text }: HttpAnswer,
): Promise<void> {
  const api = await apiDescription();
  const operation = operationAt(api, method, path);
  const what = `${method} ${path} answers ${status}`;
  if (!operation && status === 200 && !decodeURI(path).startsWith('/api')) return;
  const described = operation ? operation.responses[status] : status === 404 ? NOWHERE : undefined;
  if (!described) throw new Error(`${what}, which is not described`);
  const media = (type ?? '').split(';')[0] ?? '';
  const schema = described.content[media]?.schema;
  if (!schema) throw new Error(`${what} with the type ${type}, which is not described`);
  const value: unknown = media === 'application/json' ? JSON.parse(text) : text;
  const [isValid, errors] = validatorOf(api, schema).Errors(value);
  if (!isValid)
    throw new Error(
      `${what} otherwise than described: ${JSON.stringify(errors)} ${text.slice(0, 500)}`,
    );
}
