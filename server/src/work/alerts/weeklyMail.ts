import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { ALERT_MAIL_OPENINGS } from '@mentor-connect/contract/work/openingLimits'
import { blockedPeopleOf } from '../../accounts/people/blockedPairs.repo'
import { findPerson } from '../../accounts/people/person.repo'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { maySendWeeklyMail } from '../../messages/notifications/preferences.repo'
import { unsubscribeLinks } from '../../messages/notifications/unsubscribe'
import { jobKind } from '../../platform/jobs/jobKind'
import { mailActionUrl } from '../../platform/mail/action-links/mailActionToken'
import { findInOrder, isOpen, type NamedOpening } from '../openings/openings.repo'
import { toSummary } from '../openings/presentOpening'
import { clearMailTimes, lockDueForMail, lockPeople, setMail } from './alerts.repo'
import { newOpeningsMail } from './alerts.mails'

const AT_ONCE = 200
/** Time in ms after which an unsent mail is dropped, because its openings may have closed. */
const LIFETIME_MS = 2 * DAY_MS

const sendWeeklyMail = jobKind<{ learnerId: string }>('openings.weekly-mail')

/** Adds a job for each weekly mail that is due. */
export async function queueWeeklyMails(
  { db, jobs }: Pick<ApiDependencies, 'db' | 'jobs'>,
  now: Date,
): Promise<void> {
  for (let count = AT_ONCE; count === AT_ONCE;)
    count = await db.transaction().execute(async (tx) => {
      const due = await lockDueForMail(tx, now.toISOString(), AT_ONCE)
      if (due.length === 0) return 0
      await jobs.enqueueAll(
        tx,
        sendWeeklyMail,
        due.map(({ learner_id: learnerId, mail_at }) => ({
          key: `${learnerId}:${mail_at}`,
          payload: { learnerId },
          personId: learnerId,
        })),
      )
      await clearMailTimes(
        tx,
        due.map(({ learner_id }) => learner_id),
      )
      return due.length
    })
}

type Dependencies = Pick<ApiDependencies, 'jobs' | 'mails' | 'config' | 'keys' | 'clock'>

/** Handles the jobs that mail the new openings of a week. Nothing is sent if all of them have closed. */
export function handleWeeklyMails({ jobs, mails, config, keys, clock }: Dependencies) {
  jobs.handle(sendWeeklyMail, {
    async effect(tx, { learnerId }) {
      const rows = await takeOpenings(tx, learnerId, clock())
      const person = await findPerson(tx, 'user', learnerId)
      if (!person || rows.length === 0 || !(await maySendWeeklyMail(tx, learnerId))) return
      const now = clock()
      const reader = { personId: learnerId, role: person.role, at: now }
      const mail = newOpeningsMail(person, rows.map(toSummary), {
        page: `${config.siteUrl}/user/openings/alerts`,
        unsubscribe: mailActionUrl(unsubscribeLinks('news', { config, keys }), reader),
      })
      const expiresAt = new Date(now.getTime() + LIFETIME_MS)
      const key = `new-openings:${learnerId}:${now.toISOString()}`
      await mails.enqueue(tx, { key, mail, personId: learnerId, expiresAt })
    },
  })
}

/** Removes the collected openings, and returns those that the learner can still read. */
async function takeOpenings(tx: Database, learnerId: string, now: Date): Promise<NamedOpening[]> {
  const [person] = await lockPeople(tx, [learnerId])
  if (!person) return []
  await setMail(tx, learnerId, { to_mail: '[]', mail_at: null })
  const blocked = await blockedPeopleOf(tx, learnerId)
  const rows = await findInOrder(tx, JSON.parse(person.to_mail) as string[])
  return rows
    .filter((row) => isOpen(row, now) && !blocked.includes(row.mentor_id ?? ''))
    .slice(0, ALERT_MAIL_OPENINGS)
}
