import { daysAfter } from '@mentor-connect/contract/rules/localDay'
import type { ApiDependencies } from '../../kernel/dependencies'
import { notifier } from '../../messages/notifications/notifier'
import { today } from '../openings/openings.repo'
import { lockDueReminders, setReminded } from './board.repo'

const AT_ONCE = 200
/** Number of days after which an unsent reminder is dropped. */
const LATE_DAYS = 3

/** Reminds learners of the entries on their boards whose reminder is due. */
export async function remindOfEntries(
  { db, jobs, clock }: Pick<ApiDependencies, 'db' | 'jobs' | 'clock'>,
  now: Date,
): Promise<void> {
  const day = today(now)
  const days = { from: daysAfter(day, -LATE_DAYS), to: day, most: AT_ONCE }
  const notifications = notifier({ jobs, clock })
  for (let count = AT_ONCE; count === AT_ONCE;)
    count = await db.transaction().execute(async (tx) => {
      const due = await lockDueReminders(tx, days)
      for (const { id, remind_on } of due) await setReminded(tx, id, remind_on)
      await notifications.recordAll(
        tx,
        due.map(({ id, learner_id: to, remind_on }) => ({
          kind: 'application-reminder',
          subject: id,
          to,
          key: `${id}:${remind_on}`,
        })),
      )
      return due.length
    })
}
