import type { FastifyInstance, FastifyReply } from 'fastify'
import { finished } from 'node:stream'

/** Does `work` once the answer has left. */
export type AfterAnswer = (reply: FastifyReply, work: () => Promise<unknown>) => void

/**
 * For work that an answer must not wait for, because its time would tell something. A failure is logged; the app waits
 * for what still runs when it closes.
 */
export function afterAnswer(app: FastifyInstance): AfterAnswer {
  const running = new Set<Promise<void>>()
  app.addHook('onClose', async () => void (await Promise.all(running)))

  return (reply, work) => {
    const done = answered(reply)
      .then(work)
      .catch((error: unknown) => reply.log.error({ err: error }, 'work after the answer failed'))
      .then(() => void running.delete(done))
    running.add(done)
  }
}

/** Also when the caller has gone away meanwhile. */
function answered({ raw }: FastifyReply): Promise<void> {
  return new Promise((resolve) => finished(raw, () => resolve()))
}
