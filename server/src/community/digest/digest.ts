import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import type { Role } from '@mentor-connect/contract/accounts/people'
import { blockedPeopleOf } from '../../accounts/people/blockedPairs.repo'
import { findPerson } from '../../accounts/people/person.repo'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { maySendWeeklyMail } from '../../messages/notifications/preferences.repo'
import { unsubscribeLinks } from '../../messages/notifications/unsubscribe'
import { nextWeeklyMail } from '../../messages/notifications/weeklyMailTime'
import { jobKind } from '../../platform/jobs/jobKind'
import { mailActionUrl } from '../../platform/mail/action-links/mailActionToken'
import { followedSubjects } from '../follows/follows.repo'
import { questionsInOrder } from '../questions/questions.query'
import { newestSince } from '../questions/topicList.query'
import { findDigest, lockDueDigests, setDigest } from './digest.repo'
import { communityMail } from './digest.mails'

const AT_ONCE = 200
/** Time in ms after which a mail that could not be sent is dropped. */
const LIFETIME_MS = 2 * DAY_MS
/**
 * Maximum number of questions in one mail. More are read, because some may be by the reader or by people with
 * whom there is a block.
 */
const IN_MAIL = 10
const READ_MAX = 40

const sendDigest = jobKind<{ personId: string; role: Role; since: string }>('community.digest')

/** Adds a job for each weekly mail that is due, and sets the time of the next one. */
export async function queueDigests({ db, jobs }: Pick<ApiDependencies, 'db' | 'jobs'>, now: Date) {
  for (let count = AT_ONCE; count === AT_ONCE;)
    count = await db.transaction().execute(async (tx) => {
      const due = await lockDueDigests(tx, now.toISOString(), AT_ONCE)
      for (const { person_id: personId, role, since, mail_at } of due) {
        const mailAt = await nextWeeklyMail(tx, personId, now)
        await setDigest(tx, personId, { since: now.toISOString(), mail_at: mailAt })
        const payload = { personId, role, since }
        await jobs.enqueue(tx, sendDigest, { key: `${personId}:${mail_at}`, payload, personId })
      }
      return due.length
    })
}

type Dependencies = Pick<ApiDependencies, 'jobs' | 'mails' | 'config' | 'keys' | 'clock'>

/** Handles the jobs that mail the new questions of a week. If there are no new questions, no mail is sent. */
export function handleDigests({ jobs, mails, config, keys, clock }: Dependencies) {
  jobs.handle(sendDigest, {
    async effect(tx, { personId, role, since }) {
      const person = await findPerson(tx, role, personId)
      if (!person || !(await findDigest(tx, personId)) || !(await maySendWeeklyMail(tx, personId))) return
      const rows = await newQuestions(tx, personId, since)
      if (rows.length === 0) return
      const now = clock()
      const reader = { personId, role, at: now }
      const mail = communityMail(person, rows, {
        role,
        page: `${config.siteUrl}/${role}/community`,
        unsubscribe: mailActionUrl(unsubscribeLinks('news', { config, keys }), reader),
      })
      const expiresAt = new Date(now.getTime() + LIFETIME_MS)
      await mails.enqueue(tx, { key: `community:${personId}:${since}`, mail, personId, expiresAt })
    },
  })
}

async function newQuestions(tx: Database, personId: string, since: string) {
  const ids = await newestSince(tx, await followedSubjects(tx, personId), { since, limit: READ_MAX })
  const blocked = await blockedPeopleOf(tx, personId)
  const rows = await questionsInOrder(tx, ids)
  return rows
    .filter(({ person_id }) => person_id !== personId && !blocked.includes(person_id))
    .slice(0, IN_MAIL)
}
