import { Refused } from '@fondaco/host';
import { isBadInput, msg, type Refusal } from '@fondaco/kernel';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

const BY_STATUS: Record<number, string> = {
  400: 'server.message.json',
  404: 'server.notFound',
  413: 'server.message.long',
  415: 'server.message.json',
  429: 'server.message.often',
};

/** Every refusal is a message key. Internal errors are logged and not sent. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, refusal } = refusalFor(error);
  if (status >= 500) request.log.error({ err: error }, 'a request failed');
  void reply.code(status).send({ refusal });
}

function refusalFor(error: unknown): { status: number; refusal: Refusal } {
  if (error instanceof Refused) return error;
  if (isBadInput(error)) return { status: 400, refusal: { msg: error.msg } };
  const status = (error as FastifyError).statusCode ?? 500;
  const key = BY_STATUS[status];
  return key
    ? { status, refusal: { msg: msg(key) } }
    : { status: 500, refusal: { msg: msg('server.broken') } };
}
