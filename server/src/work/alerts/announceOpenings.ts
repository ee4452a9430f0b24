import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { blockedPeopleOf } from '../../accounts/people/blockedPairs.repo'
import type { Database, Instant, Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { notifier } from '../../messages/notifications/notifier'
import { nextWeeklyMail } from '../../messages/notifications/weeklyMailTime'
import {
  activeAlerts,
  duePeople,
  lockPeople,
  setCheckedTo,
  setMail,
  type AlertPerson,
  type StoredAlert,
} from './alerts.repo'
import { newOpenings } from './newOpenings'

/** Number of learners whose alerts are checked in one transaction, and in one run. */
const AT_ONCE = 100
const PEOPLE_MAX = 20_000
/**
 * The time of a posting is set before its transaction ends. Openings of the last minutes are therefore left
 * to the next run.
 */
const LAG_MS = 2 * MINUTE_MS
/**
 * Maximum number of openings to collect for a mail. It is higher than the number that a mail lists, because
 * some openings may be closed when the mail is sent.
 */
const TO_MAIL_MAX = 20

/** New openings that one alert has found. */
interface Finding {
  alert: StoredAlert
  openings: string[]
}

/**
 * Notifies learners of the openings that were posted since their alerts were last checked. For each learner,
 * the time up to which the alerts were checked is stored. It changes in the transaction that records the
 * notifications, so that after a crash no notification is missing or sent twice. An opening counts only for
 * the first alert that it matches.
 */
export async function announceOpenings(
  { db, jobs, clock }: Pick<ApiDependencies, 'db' | 'jobs' | 'clock'>,
  now: Date,
): Promise<void> {
  const to = new Date(now.getTime() - LAG_MS).toISOString()
  const openings = newOpenings(db, { now, to })
  const notifications = notifier({ jobs, clock })

  for (let seen = 0; seen < PEOPLE_MAX; seen += AT_ONCE) {
    const due = await duePeople(db, to, AT_ONCE)
    if (due.length > 0) await announceTo(due)
    if (due.length < AT_ONCE) return
  }

  async function announceTo(due: AlertPerson[]) {
    const findings = (await openings.isAnySince(due[0]!.checked_to)) ? await findFor(due) : []
    const ids = due.map(({ learner_id }) => learner_id)
    if (findings.length === 0) return setCheckedTo(db, ids, to)
    await db.transaction().execute(async (tx) => {
      const current = await stillCurrent(tx, due, findings)
      await setCheckedTo(tx, ids, to)
      for (const [person, found] of byPerson(current)) await addToMail(tx, person, found, now)
      await notifications.recordAll(
        tx,
        current.map(({ finding: { alert, openings: found } }) => ({
          kind: 'openings-found',
          subject: alert.id,
          to: alert.learner_id,
          key: `${alert.id}:${to}`,
          adds: found.length,
        })),
      )
    })
  }

  async function findFor(due: AlertPerson[]): Promise<Finding[]> {
    const alerts = await activeAlerts(
      db,
      due.map(({ learner_id }) => learner_id),
    )
    const findings: Finding[] = []
    for (const { learner_id, checked_to } of due) {
      const own = alerts.filter((alert) => alert.learner_id === learner_id)
      findings.push(...(await findForOne(own, checked_to)))
    }
    return findings
  }

  async function findForOne(alerts: StoredAlert[], checkedTo: Instant): Promise<Finding[]> {
    const told = new Set<string>()
    const findings: Finding[] = []
    for (const alert of alerts) {
      const found = await openings.find(alert.criteria, alert.since > checkedTo ? alert.since : checkedTo)
      const isBlocked = found.length > 0 ? await blockedPosters(db, alert.learner_id) : undefined
      const fresh = found.filter(({ id, mentor_id }) => !told.has(id) && !isBlocked?.has(mentor_id ?? ''))
      for (const { id } of fresh) told.add(id)
      if (fresh.length > 0) findings.push({ alert, openings: fresh.map(({ id }) => id) })
    }
    return findings
  }
}

const blockedPosters = async (db: Database, learnerId: string) =>
  new Set(await blockedPeopleOf(db, learnerId))

interface Current {
  person: AlertPerson
  finding: Finding
}

/**
 * Leaves out learners whom another process has notified in the meantime, and alerts that were paused or
 * deleted.
 */
async function stillCurrent(tx: Tx, due: AlertPerson[], findings: Finding[]): Promise<Current[]> {
  const ids = due.map(({ learner_id }) => learner_id)
  const people = new Map((await lockPeople(tx, ids)).map((person) => [person.learner_id, person]))
  const checkedTo = new Map(due.map(({ learner_id, checked_to }) => [learner_id, checked_to]))
  const alerts = new Map((await activeAlerts(tx, ids)).map(({ id, since }) => [id, since]))
  return findings.flatMap((finding) => {
    const { id, learner_id, since } = finding.alert
    const person = people.get(learner_id)
    const isCurrent = person?.checked_to === checkedTo.get(learner_id) && alerts.get(id) === since
    return person && isCurrent ? [{ person, finding }] : []
  })
}

function byPerson(current: Current[]): Map<AlertPerson, string[]> {
  const found = new Map<AlertPerson, string[]>()
  for (const { person, finding } of current)
    found.set(person, [...(found.get(person) ?? []), ...finding.openings])
  return found
}

/**
 * Adds openings to the next weekly mail. The most recently found openings come first. If there are too many,
 * the last ones are dropped.
 */
async function addToMail(tx: Tx, { learner_id, to_mail, mail_at }: AlertPerson, found: string[], now: Date) {
  const ids = [...found, ...(JSON.parse(to_mail) as string[])].slice(0, TO_MAIL_MAX)
  await setMail(tx, learner_id, {
    to_mail: JSON.stringify(ids),
    mail_at: mail_at ?? (await nextWeeklyMail(tx, learner_id, now)),
  })
}
