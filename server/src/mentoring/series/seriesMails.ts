import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { zoneName } from '@mentor-connect/contract/rules/zoneName'
import type { Locale } from '@mentor-connect/contract/api/locales'
import { randomUUID } from 'node:crypto'
import { findPersonById, type Person } from '../../accounts/people/person.repo'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { afterQuietHours } from '../../messages/notifications/localTime'
import { modesOf, timesOf } from '../../messages/notifications/preferences.repo'
import { unsubscribeLinks } from '../../messages/notifications/unsubscribe'
import { jobKind } from '../../platform/jobs/jobKind'
import { mailActionUrl } from '../../platform/mail/action-links/mailActionToken'
import { calendarOfSeveral } from '../meetings/calendarFile'
import { SETTLING_MS } from '../meetings/calendarMails'
import type { StoredMeeting } from '../meetings/meetings.repo'
import { seriesMail } from './series.mails'
import { sessionsOf } from './series.repo'

interface Payload {
  seriesId: string
  personId: string
  /** True in the mail to the learner who booked the series. This mail is not held back in quiet hours. */
  isOwn: boolean
}

const sendSeriesMail = jobKind<Payload>('series.mail')

const keyOf = ({ seriesId, personId }: Pick<Payload, 'seriesId' | 'personId'>) => `${seriesId}:${personId}`

type Queue = Pick<ApiDependencies, 'jobs' | 'clock'>

/**
 * Queues a mail about a new series for each of the two people. The mails are written after a minute, like
 * those about single sessions.
 */
export async function queueSeriesMails(
  tx: Database,
  { jobs, clock }: Queue,
  { seriesId, people, expiresAt }: { seriesId: string; people: Omit<Payload, 'seriesId'>[]; expiresAt: Date },
) {
  const runAt = new Date(clock().getTime() + SETTLING_MS)
  for (const { personId, isOwn } of people) {
    const payload = { seriesId, personId, isOwn }
    await jobs.enqueue(tx, sendSeriesMail, { key: keyOf(payload), payload, personId, runAt, expiresAt })
  }
}

/** Cancels the mail about a new series. Returns false if it was already sent. */
export async function takeBackSeriesMail(
  tx: Database,
  { jobs }: Pick<ApiDependencies, 'jobs'>,
  about: Pick<Payload, 'seriesId' | 'personId'>,
): Promise<boolean> {
  return (await jobs.takeBack(tx, sendSeriesMail, keyOf(about))) !== undefined
}

/**
 * Handles the jobs that mail the dates of a new series. The attached calendar file contains all sessions, and
 * the reader has to add it to the calendar: an invitation that calendar programs add automatically may
 * contain only one entry (RFC 5546, 3.2.2). Each session has the same UID as in the mails about it, so that a
 * later move or cancellation updates the entry.
 */
export function handleSeriesMails(
  dependencies: Pick<ApiDependencies, 'jobs' | 'mails' | 'config' | 'keys' | 'clock'>,
) {
  const { jobs, mails, config, keys, clock } = dependencies

  jobs.handle(sendSeriesMail, {
    async effect(tx, payload) {
      const { seriesId, personId, isOwn } = payload
      const person = await findPersonById(tx, personId)
      if (!person || (await modesOf(tx, personId)).sessions.mail === 'off') return
      const now = clock()
      const all = await sessionsOf(tx, seriesId)
      const ahead = all.filter(({ state, starts_at }) => state === 'booked' && starts_at > now.toISOString())
      const [first] = ahead
      if (!first) return
      const expiresAt = new Date(ahead.at(-1)!.ends_at)
      const { quietHours, timeZone } = await timesOf(tx, personId)
      const sendAt = isOwn ? now : afterQuietHours(now, quietHours, timeZone)
      if (sendAt > now) {
        const job = { key: keyOf(payload), payload, personId, runAt: sendAt, replace: true, expiresAt }
        return jobs.enqueue(tx, sendSeriesMail, job)
      }
      const partnerId = first.learner_id === personId ? first.mentor_id : first.learner_id
      const partner = (await findPersonById(tx, partnerId))?.name
      const mail = write(person, { partner, ahead, timeZone })
      await mails.enqueue(tx, { key: `series:${randomUUID()}`, mail, personId, expiresAt })
    },
  })

  function write(
    person: Person,
    { partner, ahead, timeZone }: { partner: string | undefined; ahead: StoredMeeting[]; timeZone: string },
  ) {
    const page = ({ id }: { id: string }) => `${config.siteUrl}/${person.role}/sessions/${id}`
    const title = ahead[0]!.title
    const links = unsubscribeLinks('sessions', { config, keys })
    const changedAt = clock().toISOString()
    const entries = ahead.map((session) => ({
      id: session.id,
      revision: Number(session.revision),
      changedAt,
      when: { startsAt: session.starts_at, endsAt: session.ends_at },
      summary: partner ? `${title} · ${partner}` : title,
      // Both people may read the topic here, because a series requires a mentorship.
      description: session.topic,
      url: page(session),
    }))
    return seriesMail(
      person,
      {
        title,
        partner,
        datesIn: (locale: Locale) => datesIn(ahead, timeZone, locale),
        zoneIn: (locale: Locale) => zoneName(timeZone, `${locale}-IN`, new Date(ahead[0]!.starts_at)),
      },
      {
        page: page(ahead[0]!),
        unsubscribe: mailActionUrl(links, { personId: person.id, role: person.role, at: clock() }),
        calendar: { method: 'PUBLISH', content: calendarOfSeveral(entries) },
      },
    )
  }
}

function datesIn(ahead: StoredMeeting[], timeZone: string, locale: Locale): string[] {
  const { span, zone } = dateFormats(locale, timeZone)
  return ahead.map(({ starts_at, ends_at }) => `${span(starts_at, ends_at)} ${zone(starts_at)}`)
}
