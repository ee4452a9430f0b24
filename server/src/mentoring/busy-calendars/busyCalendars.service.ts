import type { BodyOf } from '@mentor-connect/contract/api/endpoint'
import {
  BUSY_ASK_MINUTES,
  BUSY_CALENDARS_MAX,
  BUSY_CONFLICTS_MAX,
  BUSY_DAYS_MAX,
  BUSY_NAME_MAX,
  BUSY_TIMES_MAX,
  type addBusyCalendar,
  type BusyCalendar,
  type BusyCalendars,
  type UnreadAppointments,
} from '@mentor-connect/contract/mentoring/busyCalendars'
import { DAY_MS, MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { graphemeCount } from '@mentor-connect/contract/rules/graphemes'
import { isPublicHost } from '@mentor-connect/contract/rules/publicHost'
import { lockAccount } from '../../accounts/people/credentials.repo'
import { namesOfPeople } from '../../accounts/people/person.repo'
import type { ApiDependencies } from '../../kernel/dependencies'
import { errors } from '../../platform/http/errors'
import type { Participant } from '../meetings/participant'
import {
  calendarsOf,
  deleteCalendar,
  findCalendar,
  insertCalendar,
  lockCalendar,
  updateCalendar,
  type StoredCalendar,
} from './busyCalendars.repo'
import { countTimes, timesBetween } from './busyTimes.repo'
import { calendarAccess } from './calendarAccess'
import { conflictsOf } from './conflicts.query'
import type { CalendarAccess } from './fetchCalendar'
import { startReading } from './startReading'

type Dependencies = Pick<ApiDependencies, 'db' | 'jobs' | 'clock' | 'config' | 'keys'>
type NewCalendar = BodyOf<typeof addBusyCalendar>

/** Time in ms after which a reading that has not ended counts as interrupted. */
const READING_MS_MAX = 15 * MINUTE_MS

/** Connects, reads and disconnects external calendars of learners and mentors. */
export function busyCalendars(dependencies: Dependencies) {
  const { db, clock } = dependencies
  const access = calendarAccess(dependencies)

  async function own(who: Participant): Promise<BusyCalendars> {
    const now = clock()
    const calendars = await calendarsOf(db, who.personId)
    const counts = await countTimes(db, who.personId, now.toISOString())
    const conflicts = (await conflictsOf(db, who, now.toISOString())).slice(0, BUSY_CONFLICTS_MAX)
    const partners = [...new Set(conflicts.map(({ partner_id }) => partner_id))]
    const names = partners.length > 0 ? await namesOfPeople(db, partners) : new Map<string, string>()
    return {
      calendars: calendars.map((calendar) => present(calendar, counts.get(calendar.id) ?? 0, now)),
      conflicts: conflicts.map(({ id, title, starts_at, ends_at, partner_id }) => ({
        meeting: id,
        title,
        start: starts_at,
        end: ends_at,
        partnerName: names.get(partner_id) ?? '',
      })),
    }
  }

  return {
    own,

    async add(who: Participant, given: NewCalendar): Promise<BusyCalendars> {
      const opened = accessOf(given)
      if (graphemeCount(given.name) > BUSY_NAME_MAX) throw errors.invalidInput({ name: 'This is too long.' })
      await db.transaction().execute(async (tx) => {
        await lockAccount(tx, who.role, who.personId)
        const before = await findCalendar(tx, given.id)
        if (before?.person_id === who.personId) return
        if ((await calendarsOf(tx, who.personId)).length >= BUSY_CALENDARS_MAX)
          throw errors.invalidInput({ id: `At most ${BUSY_CALENDARS_MAX} calendars can be connected.` })
        const at = clock().toISOString()
        const calendar = {
          id: given.id,
          person_id: who.personId,
          role: who.role,
          kind: given.kind,
          name: given.name,
          shown_address: shownAddress(given.kind, opened.address),
          sealed: access.seal(given.id, opened),
          created_at: at,
          due_at: at,
          asked_at: at,
        }
        if (!(await insertCalendar(tx, calendar)))
          throw errors.invalidInput({ id: 'Another calendar has this id.' })
        await startReading(tx, dependencies, { ...calendar, reading: 0 })
      })
      return own(who)
    },

    /** Reads a calendar now. Does nothing if the person asked for this a short time ago. */
    async read(who: Participant, id: string): Promise<BusyCalendars> {
      await db.transaction().execute(async (tx) => {
        await lockAccount(tx, who.role, who.personId)
        const calendar = await lockCalendar(tx, id)
        if (calendar?.person_id !== who.personId) throw errors.notFound('Calendar')
        if (mayReadAt(calendar, clock())) return
        await updateCalendar(tx, id, { asked_at: clock().toISOString() })
        await startReading(tx, dependencies, calendar)
      })
      return own(who)
    },

    async remove(who: Participant, id: string): Promise<BusyCalendars> {
      await db.transaction().execute(async (tx) => {
        await lockAccount(tx, who.role, who.personId)
        await deleteCalendar(tx, who.personId, id)
      })
      return own(who)
    },

    async times({ personId }: Participant, query: { from: string; to: string }) {
      const [from, to] = [new Date(query.from), new Date(query.to)]
      if (to.getTime() - from.getTime() > BUSY_DAYS_MAX * DAY_MS)
        throw errors.invalidInput({ to: `Ask for at most ${BUSY_DAYS_MAX} days.` })
      const range = { from: from.toISOString(), to: to.toISOString(), limit: BUSY_TIMES_MAX + 1 }
      const rows = await timesBetween(db, personId, range)
      return {
        times: rows
          .slice(0, BUSY_TIMES_MAX)
          .map(({ starts_at, ends_at }) => ({ start: starts_at, end: ends_at })),
        hasMore: rows.length > BUSY_TIMES_MAX,
      }
    },
  }
}

/**
 * Returns the address, and for CalDAV the login, that a person has entered. @throws ApiError `invalid_input`
 */
function accessOf({ kind, address, userName = '', password = '' }: NewCalendar): CalendarAccess {
  const text = address.trim().replace(/^webcals?:/i, 'https:')
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'https:' || url.port !== '' || !isPublicHost(url.hostname))
    throw errors.invalidInput({ address: 'Enter an address that begins with https:// or webcal://.' })
  if (url.username || url.password)
    throw errors.invalidInput({ address: 'Leave the user name and the password out of the address.' })
  if (kind === 'address') return { address: url.href }
  if (userName === '') throw errors.invalidInput({ userName: 'Enter the user name.' })
  if (password === '') throw errors.invalidInput({ password: 'Enter the password.' })
  return { address: url.href, userName, password }
}

function shownAddress(kind: NewCalendar['kind'], address: string): string {
  const { host, pathname } = new URL(address)
  return kind === 'caldav' ? host + pathname : host
}

/** Returns the time from which a person may ask for the next reading; undefined if the person may ask now. */
function mayReadAt({ asked_at }: StoredCalendar, now: Date): Date | undefined {
  const at = asked_at === null ? 0 : Date.parse(asked_at) + BUSY_ASK_MINUTES * MINUTE_MS
  return at > now.getTime() ? new Date(at) : undefined
}

function present(calendar: StoredCalendar, busyTimes: number, now: Date): BusyCalendar {
  const { id, kind, name, shown_address, read_at, reading_since, unread, failure, failing_since, stale_at } =
    calendar
  const isReading = reading_since !== null && now.getTime() - Date.parse(reading_since) < READING_MS_MAX
  const next = mayReadAt(calendar, now)
  return {
    id,
    kind,
    name,
    shownAddress: shown_address,
    isReading,
    busyTimes,
    isStale: stale_at !== null,
    ...(read_at && { readAt: read_at }),
    ...(next && { mayReadAt: next.toISOString() }),
    ...(unread !== null && { unread: JSON.parse(unread) as UnreadAppointments }),
    ...(failure && { failure }),
    ...(failing_since && { failingSince: failing_since }),
  }
}
