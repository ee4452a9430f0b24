import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AsyncLocalStorage } from 'node:async_hooks'

const requests = new AsyncLocalStorage<string | undefined>()

/**
 * Returns the id of the request that has caused the running code, or undefined if no request has caused it.
 */
export const currentRequestId = (): string | undefined => requests.getStore()

/**
 * Runs `work` as caused by the request with this id, or by no request if the id is undefined. The request
 * that is running now has no influence.
 */
export const causedBy = <Result>(id: string | undefined, work: () => Result): Result => requests.run(id, work)

/** Makes the id of each request available to all code that the request runs. */
export function followRequests(app: FastifyInstance): void {
  const enter = (request: FastifyRequest, _reply: unknown, done: () => void) => requests.run(request.id, done)
  app.addHook('onRequest', enter)
  // The asynchronous context is entered again, because it is lost when the body is read.
  app.addHook('preValidation', enter)
}
