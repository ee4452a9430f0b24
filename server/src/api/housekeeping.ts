import type { FastifyBaseLogger } from 'fastify'
import type { ApiDependencies } from './dependencies'
import { deleteSpentSignIns } from './auth/identityLinks.repo'
import { forgottenBefore } from './auth/otp.policy'
import { deleteOldResets } from './auth/passwordResets.repo'
import { deleteForgotten } from './auth/signups.repo'
import { collectOrphans } from './files/collectOrphans'
import { deleteExpiredSessions } from './session/sessions.repo'

const INTERVAL_MS = 60 * 60_000
const ERASURES_INTERVAL_MS = 60_000

/** Removes what has run out, now and every hour. Answers how to stop. */
export function keepTidy(
  stores: Pick<ApiDependencies, 'db' | 'files'>,
  clock: () => Date,
  logger: FastifyBaseLogger,
): () => void {
  const onError = (error: unknown) => logger.error({ err: error }, 'tidying failed')
  return repeat(INTERVAL_MS, async () => {
    await removeExpired(stores.db, clock()).catch(onError)
    await collectOrphans(stores, clock()).catch(onError)
  })
}

/** Finishes erasures that a crash or a service that was down has left half-done, now and every minute. */
export function keepErasing(finishErasures: () => Promise<void>, logger: FastifyBaseLogger): () => void {
  const onError = (error: unknown) => logger.error({ err: error }, 'finishing erasures failed')
  return repeat(ERASURES_INTERVAL_MS, () => finishErasures().catch(onError))
}

function repeat(interval: number, work: () => Promise<void>): () => void {
  void work()
  const timer = setInterval(work, interval)
  timer.unref()
  return () => clearInterval(timer)
}

export async function removeExpired(db: ApiDependencies['db'], now: Date) {
  await deleteExpiredSessions(db, now.toISOString())
  await deleteOldResets(db, now.toISOString())
  await deleteSpentSignIns(db, new Date(now.getTime() - INTERVAL_MS).toISOString())
  await deleteForgotten(db, forgottenBefore(now), now.toISOString().slice(0, 10))
}
