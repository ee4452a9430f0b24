import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { CONTACT_DAYS, SILENT_DAYS } from '@mentor-connect/contract/work/openingLimits'
import type { ApiDependencies } from '../../kernel/dependencies'
import { notifier } from '../../messages/notifications/notifier'
import { deleteContacts, markUnanswered } from './overdue.repo'

const AT_ONCE = 200

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()

/** Marks applications that had no answer for `SILENT_DAYS` as silent, and notifies the learners. */
export async function markSilent(
  { db, jobs, clock }: Pick<ApiDependencies, 'db' | 'jobs' | 'clock'>,
  now: Date,
): Promise<void> {
  const due = { before: daysBefore(now, SILENT_DAYS), now: now.toISOString(), most: AT_ONCE }
  const notifications = notifier({ jobs, clock })
  for (let count = AT_ONCE; count === AT_ONCE;)
    count = await db.transaction().execute(async (tx) => {
      const marked = await markUnanswered(tx, due)
      await notifications.recordAll(
        tx,
        marked.flatMap(({ id, learner_id: to, entryId }) =>
          entryId === null ? [] : { kind: 'application-silent' as const, subject: entryId, to, key: id },
        ),
      )
      return marked.length
    })
}

/**
 * Deletes the telephone numbers and résumés of applicants some time after their opening was closed, because
 * they are then no longer needed.
 */
export async function removeContacts({ db }: Pick<ApiDependencies, 'db'>, now: Date): Promise<void> {
  const due = { before: daysBefore(now, CONTACT_DAYS), now: now.toISOString(), most: AT_ONCE }
  while ((await deleteContacts(db, due)) === AT_ONCE);
}
