import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { Refused } from '@fondaco/host';
import { isBadInput, msg, type Refusal } from '@fondaco/kernel';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Every answer has them. No inline scripts, nothing from other hosts, not inside other sites. */
export const SECURITY_HEADERS = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

const KEY_BY_STATUS: Record<number, string> = {
  400: 'server.message.json',
  404: 'server.notFound',
  408: 'server.message.slow',
  413: 'server.message.long',
  414: 'server.message.long',
  415: 'server.message.json',
  429: 'server.message.often',
  431: 'server.message.long',
};

/** After how long tries come back that are not counted by the address. */
const RETRY_AFTER_SECONDS: Record<string, number> = {
  'server.account.slow': 60,
  'server.account.mail.often': 20 * 60,
};

interface ErrorAnswer {
  status: number;
  refusal: Refusal;
}

/** Every refusal is a message key. Internal errors are logged and not sent. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, refusal } = refusalFor(error);
  if (status >= 500) request.log.error({ err: error }, 'a request failed');
  const wait = RETRY_AFTER_SECONDS[refusal.msg.key];
  if (wait !== undefined) void reply.header('retry-after', wait);
  void reply.code(status).send({ refusal });
}

/** Answers a request whose address cannot be routed: hooks do not run for it. */
export function answerUnrouted(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  answerError(error, request, reply.headers(SECURITY_HEADERS));
}

function refusalFor(error: unknown): ErrorAnswer {
  if (error instanceof Refused) return error;
  if (isBadInput(error)) return { status: 400, refusal: { msg: error.msg } };
  const { statusCode = 500, code } = error as FastifyError;
  // An address outside the page's folder is one at which there is nothing, like one that cannot be decoded.
  const status = statusCode === 403 || code === 'FST_ERR_BAD_URL' ? 404 : statusCode;
  return status >= 400 && status < 500 ? refusalByStatus(status) : refusalByStatus(500);
}

function refusalByStatus(status: number): ErrorAnswer {
  const key = status === 500 ? 'server.broken' : 'server.message.unusable';
  return { status, refusal: { msg: msg(KEY_BY_STATUS[status] ?? key) } };
}

/** Answers what Node itself would answer, without our headers, or not at all. */
export function answerProtocolErrors(app: FastifyInstance): void {
  app.server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) => {
    const { body, headers } = wholeAnswer(417);
    response.writeHead(417, headers).end(body);
  });
  app.server.on('connect', (_: IncomingMessage, socket: Duplex) => closeWith(socket, 405));
  app.websocketServer.on('wsClientError', (_, socket) => closeWith(socket, 400));
}

/** Answers what is not HTTP, or did not arrive in time. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') closeWith(socket, 408);
  else closeWith(socket, error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400);
}

function wholeAnswer(status: number): { body: string; headers: Record<string, string | number> } {
  const body = JSON.stringify({ refusal: refusalByStatus(status).refusal });
  return {
    body,
    headers: {
      ...SECURITY_HEADERS,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    },
  };
}

/** Does not wait for the other side, which may never read. */
function closeWith(socket: Duplex, status: number): void {
  const { body, headers } = wholeAnswer(status);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n');
  if (socket.writable) socket.write(`${head}\r\n\r\n${body}`);
  socket.destroy();
}
