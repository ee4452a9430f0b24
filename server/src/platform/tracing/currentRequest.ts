import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AsyncLocalStorage } from 'node:async_hooks'

const requests = new AsyncLocalStorage<string | undefined>()

/** The id of the request that has caused what runs here; undefined if it was none. */
export const currentRequestId = (): string | undefined => requests.getStore()

/** Runs work that this request has caused, or none, whichever request is running now. */
export const causedBy = <Result>(id: string | undefined, work: () => Result): Result => requests.run(id, work)

/** Makes the id of each request known to everything that the request does. */
export function followRequests(app: FastifyInstance): void {
  const enter = (request: FastifyRequest, _reply: unknown, done: () => void) => requests.run(request.id, done)
  app.addHook('onRequest', enter)
  // Reading the body loses the asynchronous context, so it is entered again.
  app.addHook('preValidation', enter)
}
