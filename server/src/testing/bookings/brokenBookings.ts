import type { Selectable } from 'kysely'
import { REMINDER_MINUTES } from '@mentor-connect/contract/mentoring/sessions/reminderRules'
import type { ApiDatabase, Database } from '../../kernel/database/schema'
import type { CalendarMailPayload } from '../../mentoring/meetings/calendarMails'

type Meeting = Selectable<ApiDatabase['meetings']>
type Workshop = Selectable<ApiDatabase['workshops']>

const CELL_MS = 15 * 60_000
/** Minutes that the mentors in the drill keep free after a session. */
export const BUFFER = 15

interface Stored {
  meetings: Meeting[]
  workshops: (Workshop & { booked: string[]; waiting: string[] })[]
  /** Busy quarter hours, each as `<person> <cell> <session or workshop>`. */
  cells: string[]
  events: Selectable<ApiDatabase['events']>[]
  entries: { subject: string; kind: string; person_id: string; count: number }[]
  jobs: { dedupe_key: string; kind: string; payload: string | null }[]
}

/**
 * Finds problems in the sessions and workshops, and in the rows that were written together with them. Empty if there
 * are none.
 */
export async function brokenBookings(db: Database): Promise<string[]> {
  const stored = await readAll(db)
  return [
    ...overlaps(stored),
    ...differences('busy times', busyTimes(stored), stored.cells),
    ...stored.workshops.flatMap(brokenSeats),
    ...waitingForNothing(stored),
    ...differences('events of sessions', stored.meetings.flatMap(eventsOf), meetingEvents(stored)),
    ...differences('seats that were told', promotions(stored), seatEvents(stored)),
    ...differences('entries', stored.events.map(entryOf), stored.entries.map(entryText)),
    ...differences('mails of sessions', stored.meetings.flatMap(mailsOf), mails(stored, 'meeting')),
    ...differences('mails of workshops', seatMails(stored), mails(stored, 'workshop')),
    ...differences('reminders', stored.meetings.flatMap(remindersOf), reminders(stored)),
  ]
}

async function readAll(db: Database): Promise<Stored> {
  const people = await db.selectFrom('workshop_people').selectAll().execute()
  const inState = (id: string, state: string) =>
    people.filter((one) => one.workshop_id === id && one.state === state).map((one) => one.learner_id)
  const cells = await db.selectFrom('time_cells').selectAll().execute()
  return {
    meetings: await db.selectFrom('meetings').selectAll().execute(),
    workshops: (await db.selectFrom('workshops').selectAll().execute()).map((workshop) => ({
      ...workshop,
      booked: inState(workshop.id, 'booked'),
      waiting: inState(workshop.id, 'waiting'),
    })),
    cells: cells.map((one) => `${one.person_id} ${one.cell} ${one.meeting_id ?? one.workshop_id}`),
    events: await db.selectFrom('events').selectAll().execute(),
    entries: await db.selectFrom('notifications').select(['subject', 'kind', 'person_id', 'count']).execute(),
    jobs: await db.selectFrom('jobs').select(['dedupe_key', 'kind', 'payload']).execute(),
  }
}

/** Compares two lists regardless of their order. A text may occur several times. */
function differences(name: string, expected: string[], found: string[]): string[] {
  const left = new Map<string, number>()
  for (const text of expected) left.set(text, (left.get(text) ?? 0) + 1)
  for (const text of found) left.set(text, (left.get(text) ?? 0) - 1)
  return [...left]
    .filter(([, count]) => count !== 0)
    .map(([text, count]) => `${name}: ${count > 0 ? 'missing' : 'too many'}: ${text}`)
}

interface Occupied {
  person: string
  occasion: string
  from: number
  until: number
}

function occupied({ meetings, workshops }: Stored): Occupied[] {
  const spanOf = (one: { id: string; starts_at: string; ends_at: string }) => ({
    occasion: one.id,
    from: Date.parse(one.starts_at),
    until: Date.parse(one.ends_at),
  })
  return [
    ...meetings
      .filter(({ state }) => state === 'booked')
      .flatMap((one) => [
        { ...spanOf(one), person: one.learner_id },
        { ...spanOf(one), person: one.mentor_id, until: Date.parse(one.ends_at) + BUFFER * 60_000 },
      ]),
    ...workshops
      .filter(({ state }) => state === 'open')
      .flatMap((one) => [one.mentor_id, ...one.booked].map((person) => ({ ...spanOf(one), person }))),
  ]
}

/** Descriptions of sessions and workshops of one person that overlap. */
function overlaps(stored: Stored): string[] {
  const sorted = occupied(stored).sort((a, b) =>
    a.person < b.person ? -1 : a.person > b.person ? 1 : a.from - b.from,
  )
  return sorted
    .filter((one, index) => {
      const before = sorted[index - 1]
      return before?.person === one.person && before.until > one.from
    })
    .map(({ person, occasion }) => `${person} is in two places, one of them ${occasion}`)
}

const busyTimes = (stored: Stored) =>
  occupied(stored).flatMap(({ person, occasion, from, until }) =>
    Array.from(
      { length: Math.ceil((until - from) / CELL_MS) },
      (_, index) => `${person} ${Math.floor(from / CELL_MS) + index} ${occasion}`,
    ),
  )

function brokenSeats({ id, seats, taken, booked }: Stored['workshops'][number]): string[] {
  if (taken === booked.length && taken <= seats) return []
  return [`${id} has ${seats} seats, ${taken} taken, and ${booked.length} people`]
}

/** People who wait for a seat although a seat is free and the person has time. */
function waitingForNothing(stored: Stored): string[] {
  const all = occupied(stored)
  return stored.workshops
    .filter(({ seats, taken }) => taken < seats)
    .flatMap(({ id, starts_at, ends_at, waiting }) => {
      const [from, until] = [Date.parse(starts_at), Date.parse(ends_at)]
      const isBusy = (person: string) =>
        all.some((one) => one.person === person && one.from < until && one.until > from)
      return waiting.filter((person) => !isBusy(person)).map((person) => `${person} waits for ${id}`)
    })
}

/** The changes to a session, each with the revision that it has created. */
function changesOf({
  revision,
  state,
}: Meeting): [change: 'booked' | 'moved' | 'cancelled', revision: number][] {
  return Array.from({ length: revision + 1 }, (_, at) => {
    if (at === 0) return ['booked', at]
    return [at === revision && state === 'cancelled' ? 'cancelled' : 'moved', at]
  })
}

const eventsOf = (meeting: Meeting) =>
  changesOf(meeting).map(([change, revision]) => `session-${change}:${meeting.id}:${revision}`)

const meetingEvents = ({ events }: Stored) =>
  events.filter(({ kind }) => kind.startsWith('session-')).map(({ dedupe_key }) => dedupe_key)

/**
 * The expected entry for an event. In the drill nobody reads entries, and no two events share a subject, so each has
 * its own entry.
 */
const entryOf = ({ kind, subject }: Stored['events'][number]) => `${kind} ${subject} 1`
const entryText = ({ kind, subject, count }: Stored['entries'][number]) => `${kind} ${subject} ${count}`

/**
 * The expected mails of a session. In the drill no mail is sent, so only that about the last state waits for each
 * person, and none if the session was cancelled.
 */
const mailsOf = ({ id, state, revision, learner_id, mentor_id }: Meeting) =>
  state === 'cancelled' ? [] : [learner_id, mentor_id].map((person) => `${id} ${revision} booked ${person}`)

function calendarMails({ jobs }: Stored): CalendarMailPayload[] {
  return jobs
    .filter(({ kind }) => kind === 'calendar.mail')
    .map(({ payload }) => JSON.parse(payload!) as CalendarMailPayload)
}

const mails = (stored: Stored, occurrence: 'meeting' | 'workshop') =>
  calendarMails(stored)
    .filter((mail) => mail.occurrence === occurrence)
    .map(({ id, revision, change, personId }) => `${id} ${revision} ${change} ${personId}`)

/** Everybody who has a seat or has left one must have been sent the calendar entry once. */
function seatMails(stored: Stored): string[] {
  const left = workshopMails(stored).filter(({ change }) => change === 'left')
  return stored.workshops.flatMap(({ id, revision, mentor_id, booked }) => {
    const gone = left.filter((mail) => mail.id === id).map(({ personId }) => personId)
    return [
      ...[mentor_id, ...booked, ...gone].map((person) => `${id} ${revision} booked ${person}`),
      ...[...new Set(gone)].map((person) => `${id} ${revision} left ${person}`),
    ]
  })
}

const workshopMails = (stored: Stored) =>
  calendarMails(stored).filter(({ occurrence }) => occurrence === 'workshop')

/** Everybody who got a seat from the waiting list must have been notified. */
const promotions = (stored: Stored) =>
  workshopMails(stored)
    .filter(({ change, isOwn }) => change === 'booked' && !isOwn)
    .map(({ id, startsAt, personId }) => `workshop-seat:${id}:${startsAt}:${personId}`)

const seatEvents = ({ events }: Stored) =>
  events.filter(({ kind }) => kind === 'workshop-seat').map(({ dedupe_key }) => dedupe_key)

const remindersOf = (meeting: Meeting) =>
  changesOf(meeting)
    .filter(([change]) => change !== 'cancelled')
    .flatMap(([, revision]) =>
      REMINDER_MINUTES.map((minutes) => `meeting.remind-before:${meeting.id}:${revision}:${minutes}`),
    )

const reminders = ({ jobs }: Stored) =>
  jobs.filter(({ kind }) => kind === 'meeting.remind-before').map(({ dedupe_key }) => dedupe_key)
