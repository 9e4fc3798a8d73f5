import swagger, { type SwaggerOptions } from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import manifest from '../../package.json' with { type: 'json' };
import { COMPRESSED } from './compression.ts';
import { ACCOUNT_SCHEMAS } from './schemas/accounts.ts';
import { CALL_SCHEMAS } from './schemas/calls.ts';
import { KEEPER_SCHEMAS } from './schemas/keeper.ts';
import { NAMED_SCHEMAS } from './schemas/responses.ts';

/** Reasons of refusals by status. */
const REASONS: Record<number, string> = {
  400: 'The request is not valid.',
  401: 'There is no session: send the cookie.',
  403: 'You may not do this, or the request comes from another site.',
  404: 'There is no such thing.',
  408: 'The request did not arrive in time.',
  409: 'This is not possible now.',
  410: 'It has been used or is too old.',
  413: 'The body is too long.',
  415: 'The body is not JSON.',
  429: 'Too many requests. The header `retry-after` says how many seconds to wait.',
  500: 'Something unexpected went wrong.',
  503: 'This is not possible on this server now; try again later.',
  507: 'The server cannot write to its disk.',
};

const ALWAYS = [400, 408, 429, 500];
const WITH_BODY = [403, 413, 415, 507];

const JSON_TYPE = 'application/json';

/** A schema by its name among `NAMED_SCHEMAS`. */
export const named = (name: string): object => ({ $ref: `${name}#` });
export const listOf = (name: string): object => ({ type: 'array', items: named(name) });

/** One answer in the description of the API. */
export const answer = (description: string, schema: object, type = JSON_TYPE): object => ({
  description,
  content: { [type]: { schema } },
});

export interface Operation {
  id: string;
  tag: string;
  summary: string;
  description: string;
  params?: object;
  query?: object;
  body?: object;
  /** What the server answers when all is well, as made by `answer`. */
  answers: object;
  /** Statuses of refusals, beyond those of every request. */
  refusals?: readonly number[];
  /** Other answers by status. */
  more?: Record<number, object>;
  /** Needs no session. */
  isPublic?: boolean;
  /** Needs the session of a keeper. */
  isKeeper?: boolean;
}

/** The schema of a route that only reads. */
export function reads({ answers, more, refusals = [], ...operation }: Operation): FastifySchema {
  const { id, tag, query, isPublic = false, isKeeper = false, ...rest } = operation;
  // Somebody who is banned is refused everywhere.
  const statuses = [...ALWAYS, ...(isPublic ? [] : [401, 403]), ...refusals];
  const refusalsByStatus = statuses.map((status) => [
    status,
    answer(REASONS[status] ?? 'Refused.', named('Refused')),
  ]);
  return {
    ...rest,
    operationId: id,
    tags: [tag],
    security: isPublic ? [] : [isKeeper ? { keeper: [] } : { session: [] }],
    ...(query && { querystring: query }),
    response: { 200: answers, ...Object.fromEntries(refusalsByStatus), ...more },
  };
}

/** The schema of a route that changes something. */
export const writes = (operation: Operation): FastifySchema =>
  reads({ ...operation, refusals: [...WITH_BODY, ...(operation.refusals ?? [])] });

interface DescribedPath {
  post?: {
    requestBody?: {
      required?: boolean;
      content: Record<string, { schema: { required?: readonly string[] } }>;
    };
  };
}

/** A body without a required field can be left out. The plugin calls every body required. */
function markOptionalBodies(paths: readonly DescribedPath[]): void {
  for (const { post } of paths) {
    const body = post?.requestBody;
    if (!body) continue;
    const fields = Object.values(body.content).flatMap(({ schema }) => schema.required ?? []);
    body.required = fields.length > 0;
  }
}

const DESCRIPTION = `How a program plays on a Fondaco server. HTTP is for people and tables; playing goes over the WebSocket at
\`/socket\`, which \`docs/protocol.md\` describes. Every refusal has a status of 400 or more and the same shape, also the answer to what is not HTTP (400, 405, 417 or 431).`;

/** The description of the API as a whole. */
const OPENAPI: SwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Fondaco',
      version: manifest.version,
      description: DESCRIPTION.replaceAll('\n', ' '),
      license: { name: 'MIT', identifier: 'MIT' } as { name: string },
    },
    servers: [{ url: '/', description: 'This server' }],
    tags: [
      { name: 'people', description: 'Guests, their names and their devices' },
      {
        name: 'accounts',
        description: 'What keeps games: passkeys, passwords, recovery, sessions',
      },
      { name: 'calls', description: 'Telling players who are not looking that it is their turn' },
      { name: 'games', description: 'What can be played' },
      { name: 'tables', description: 'Tables, their seats and invites' },
      { name: 'records', description: 'Replays and game files' },
      { name: 'reports', description: 'What players tell the keeper' },
      { name: 'keeper', description: 'For the person who runs the server' },
      { name: 'server', description: 'The server itself' },
    ],
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'fondaco',
          description: 'Set by `POST /api/guest`, `POST /api/code` and by signing in.',
        },
        keeper: {
          type: 'apiKey',
          in: 'cookie',
          name: 'fondaco-keeper',
          description: 'Set by `POST /api/keeper/enter`.',
        },
      },
    },
  },
  transformObject: (made) => {
    const document = 'openapiObject' in made ? made.openapiObject : made.swaggerObject;
    markOptionalBodies(Object.values((document.paths ?? {}) as Record<string, DescribedPath>));
    return document;
  },
  convertConstToEnum: false,
  refResolver: { buildLocalReference: ({ $id }) => $id as string },
};

/** Describes all routes that are added after this, at `GET /api`. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, OPENAPI);
  for (const schema of [...NAMED_SCHEMAS, ...ACCOUNT_SCHEMAS, ...CALL_SCHEMAS, ...KEEPER_SCHEMAS])
    app.addSchema(schema);
  const operation = {
    id: 'describeApi',
    tag: 'server',
    summary: 'This description',
    description: 'The description of all requests, as OpenAPI 3.1.',
    isPublic: true,
    answers: answer('An OpenAPI document.', { type: 'object' }),
  };
  app.get('/api', { config: COMPRESSED, schema: reads(operation) }, async () => app.swagger());
}
