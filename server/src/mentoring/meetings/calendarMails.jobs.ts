import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { mailActionUrl } from '../../platform/mail/action-links/mailActionToken'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { afterQuietHours } from '../../messages/notifications/localTime'
import { modesOf, timesOf } from '../../messages/notifications/preferences.repo'
import { unsubscribeLinks } from '../../messages/notifications/unsubscribe'
import { findPersonById, type Person } from '../../accounts/people/person.repo'
import { calendarMail } from './calendar.mails'
import { calendarOf, methodOf, type CalendarEntry } from './calendarFile'
import { calendarFacts } from './calendarFacts.query'
import { sendCalendarMail, type CalendarMailPayload } from './calendarMails'
import { isComing } from './calendarWords'
import { calendarTitle } from './hiddenText'

type Dependencies = Pick<ApiDependencies, 'jobs' | 'mails' | 'config' | 'keys' | 'clock'>

/** Mails about sessions and workshops that begin sooner than this, in ms, are also sent in quiet hours. */
const SOON_MS = 12 * HOUR_MS

/** Handles the jobs that mail calendar entries for sessions and workshops. */
export function handleCalendarMails(dependencies: Dependencies) {
  const { jobs, mails, config, keys, clock } = dependencies

  jobs.handle(sendCalendarMail, {
    async effect(tx, payload, { dedupe_key }) {
      const { personId } = payload
      const person = await findPersonById(tx, personId)
      if (!person || (await modesOf(tx, personId)).sessions.mail === 'off') return
      const { quietHours, timeZone } = await timesOf(tx, personId)
      const sendAt = isUrgent(payload) ? clock() : afterQuietHours(clock(), quietHours, timeZone)
      if (sendAt > clock()) return hold(tx, payload, dedupe_key, sendAt)
      const mail = await write(tx, payload, person, timeZone)
      if (mail)
        await mails.enqueue(tx, { key: `calendar:${randomUUID()}`, mail, personId, ...until(payload) })
    },
  })

  const until = ({ endsAt }: CalendarMailPayload) => ({ expiresAt: new Date(endsAt) })

  const isUrgent = ({ isOwn, startsAt }: CalendarMailPayload) =>
    isOwn || Date.parse(startsAt) - clock().getTime() < SOON_MS

  function hold(tx: Database, payload: CalendarMailPayload, dedupeKey: string, runAt: Date) {
    const key = dedupeKey.slice(`${sendCalendarMail.name}:`.length)
    const job = { key, payload, personId: payload.personId, runAt, replace: true, ...until(payload) }
    return jobs.enqueue(tx, sendCalendarMail, job)
  }

  /** Writes the mail. Returns undefined if the change is out of date, because a mail about a newer one follows. */
  async function write(tx: Database, payload: CalendarMailPayload, person: Person, timeZone: string) {
    const { occurrence, change } = payload
    const facts = await calendarFacts(tx, payload, clock().toISOString())
    if (!facts.isCurrent) return undefined
    const title = facts.title ?? payload.title
    const page = pageOf(payload, person, facts.isDeleted)
    const entry: CalendarEntry = {
      id: payload.id,
      revision: payload.revision,
      changedAt: clock().toISOString(),
      startsAt: payload.startsAt,
      endsAt: payload.endsAt,
      description: facts.description,
      isCancelled: !isComing(change),
      summary: facts.partner ? calendarTitle(title, facts.partner) : title,
      url: page,
      invitation: { organizer: addressOf(config.mailFrom), attendee: person },
    }
    const links = unsubscribeLinks('sessions', { config, keys })
    const reader = { personId: person.id, role: person.role, at: clock() }
    return calendarMail(
      person,
      {
        ...payload,
        title,
        occurrence,
        partner: facts.partner,
        topic: facts.topic,
        isTopicHidden: facts.isTopicHidden,
        timeZone,
      },
      {
        page,
        unsubscribe: mailActionUrl(links, reader),
        calendar: { method: methodOf(entry), content: calendarOf(entry) },
      },
    )
  }

  function pageOf({ occurrence, id }: CalendarMailPayload, { role }: Person, isDeleted: boolean) {
    const sessions = `${config.siteUrl}/${role}/sessions`
    if (isDeleted) return occurrence === 'workshop' ? `${sessions}/workshops` : sessions
    return occurrence === 'workshop' ? `${config.siteUrl}/workshops/${id}` : `${sessions}/${id}`
  }
}

/** Extracts the address: `Mentor-Connect <no-reply@example.org>` → `no-reply@example.org`. */
const addressOf = (from: string) => /<([^>]+)>/.exec(from)?.[1] ?? from
