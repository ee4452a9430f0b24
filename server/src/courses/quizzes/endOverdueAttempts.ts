import type { Database } from '../../kernel/database/schema'
import { lockAttempt, overdueAttempts } from './attempts.repo'
import { endWithMarks } from './endAttempt'

const AT_ONCE = 100

/** Marks and ends attempts that nobody submitted in time, each in a separate transaction. Safe to repeat. */
export async function endOverdueAttempts(db: Database, now: Date) {
  for (const { id, learner_id } of await overdueAttempts(db, now.toISOString(), AT_ONCE))
    await db.transaction().execute(async (tx) => {
      const attempt = await lockAttempt(tx, learner_id, id)
      if (attempt?.state === 'open') await endWithMarks(tx, attempt, 'expired', now)
    })
}
