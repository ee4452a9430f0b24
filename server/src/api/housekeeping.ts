import type { FastifyBaseLogger } from 'fastify'
import type { ApiDependencies } from './dependencies'
import { forgottenBefore } from './auth/otp.policy'
import { deleteOldResets } from './auth/passwordResets.repo'
import { deleteForgotten } from './auth/signups.repo'
import { deleteExpiredSessions } from './session/sessions.repo'

const INTERVAL_MS = 60 * 60_000

/** Removes what has run out, now and every hour. Answers how to stop. */
export function keepTidy(
  db: ApiDependencies['db'],
  clock: () => Date,
  logger: FastifyBaseLogger,
): () => void {
  const tidy = () =>
    removeExpired(db, clock()).catch((error) => logger.error({ err: error }, 'tidying failed'))
  void tidy()
  const timer = setInterval(tidy, INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}

export async function removeExpired(db: ApiDependencies['db'], now: Date) {
  await deleteExpiredSessions(db, now.toISOString())
  await deleteOldResets(db, now.toISOString())
  await deleteForgotten(db, forgottenBefore(now), now.toISOString().slice(0, 10))
}
