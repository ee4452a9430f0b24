import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { EnteredAddress, EnteredLine, REQUIRED } from '../api/enteredTexts'
import { Empty, Id, literals, Slot, Timestamp } from '../api/wire'
import { URL_MAX } from '../rules/limits'

/** Calendars of a person elsewhere, which are read so that nobody books a session while the person is busy. */

/** `address`: a file in iCalendar format at a secret or public address. `caldav`: a calendar on a CalDAV server. */
export const BUSY_CALENDAR_KINDS = ['address', 'caldav'] as const
export type BusyCalendarKind = (typeof BUSY_CALENDAR_KINDS)[number]

/** Maximum number of connected calendars of one person. */
export const BUSY_CALENDARS_MAX = 3
/** Maximum length of the name that a person gives a connected calendar. */
export const BUSY_NAME_MAX = 60
/** Maximum length of a user name and of a password of a CalDAV server. */
export const BUSY_LOGIN_MAX = 200
/** Maximum size of a calendar, in bytes. */
export const BUSY_BYTES_MAX = 5 * 1024 * 1024
/** Minutes after which a calendar is read again. */
export const BUSY_READ_MINUTES = 60
/** Minutes that have to pass between two readings that a person asks for. */
export const BUSY_ASK_MINUTES = 5
/** Days after which the busy times of a calendar that cannot be read no longer close slots. */
export const BUSY_STALE_DAYS = 3
/** Maximum number of days in one request for busy times. */
export const BUSY_DAYS_MAX = 31
/** Maximum number of busy times in one response. */
export const BUSY_TIMES_MAX = 200
/** Maximum number of appointments that could not be read whose beginnings are named. */
export const BUSY_UNREAD_MAX = 5
/** Maximum number of sessions in the list of conflicts; the earliest come first. */
export const BUSY_CONFLICTS_MAX = 20

/**
 * Reasons for which a calendar could not be read.
 *
 * - `address`: the address, or one to which it leads, is not a public one with HTTPS.
 * - `unreachable`: there was no complete response in time.
 * - `missing`: there is nothing at the address.
 * - `refused`: the server does not accept the address, or the user name and the password.
 * - `server`: the server has responded with another error.
 * - `size`: the calendar is too large.
 * - `format`: there is no calendar at the address, but for example a web page.
 * - `complex`: the calendar has too many entries or repetitions.
 * - `secret`: the stored address or password can no longer be decrypted.
 */
export const BUSY_FAILURES = [
  'address',
  'unreachable',
  'missing',
  'refused',
  'server',
  'size',
  'format',
  'complex',
  'secret',
] as const
export type BusyFailure = (typeof BUSY_FAILURES)[number]

/** Appointments that a program has written in a way that cannot be read. They close no slots. */
const UnreadAppointments = Type.Object({
  count: Type.Integer(),
  /** The times at which the first of them begin. Some of them name no time. */
  starts: Type.Array(Timestamp, { maxItems: BUSY_UNREAD_MAX }),
})
export type UnreadAppointments = Static<typeof UnreadAppointments>

const BusyCalendar = Type.Object({
  id: Id,
  kind: literals(BUSY_CALENDAR_KINDS),
  name: Type.String(),
  /** The host, for a calendar at an address, because the whole address opens the calendar. */
  shownAddress: Type.String(),
  /** The time at which the calendar was last read successfully. Absent before the first time. */
  readAt: Type.Optional(Timestamp),
  /** True while the calendar is being read, or waits for it. */
  isReading: Type.Boolean(),
  /** The time at which the person may ask for the next reading. Absent if that is possible now. */
  mayReadAt: Type.Optional(Timestamp),
  /** Number of stored busy times. */
  busyTimes: Type.Integer(),
  /** Appointments that the last reading could not read. Absent if there are none. */
  unread: Type.Optional(UnreadAppointments),
  /** Reason for which the last reading has failed. */
  failure: Type.Optional(literals(BUSY_FAILURES)),
  /** The time at which the first reading since the last successful one has failed. */
  failingSince: Type.Optional(Timestamp),
  /** True if reading has failed for so long that the calendar no longer closes slots. */
  isStale: Type.Boolean(),
})
export type BusyCalendar = Static<typeof BusyCalendar>

/** A booked session during which a connected calendar says that the caller is busy. */
const BusyConflict = Type.Object({
  meeting: Id,
  title: Type.String(),
  ...Slot.properties,
  partnerName: Type.String(),
})
export type BusyConflict = Static<typeof BusyConflict>

const Own = Type.Object({
  calendars: Type.Array(BusyCalendar, { maxItems: BUSY_CALENDARS_MAX }),
  conflicts: Type.Array(BusyConflict, { maxItems: BUSY_CONFLICTS_MAX }),
})
export type BusyCalendars = Static<typeof Own>

const params = Type.Object({ id: Id })

export const getBusyCalendars = endpoint({
  method: 'GET',
  path: '/busy-calendars',
  access: 'session',
  summary: 'The connected calendars of the caller, and booked sessions during which they say "busy".',
  reply: Own,
})

export const addBusyCalendar = endpoint({
  method: 'POST',
  path: '/busy-calendars',
  access: 'session',
  rateLimit: 'busyCalendar',
  summary:
    'Connect a calendar of the caller. It is read soon afterwards, and then every hour. Only busy times are stored. Repeated with the same `id` it returns the same. A fourth one is `invalid_input`.',
  body: Type.Object({
    /** An id that the client makes. */
    id: Id,
    kind: literals(BUSY_CALENDAR_KINDS),
    name: EnteredLine(BUSY_NAME_MAX * 4, REQUIRED),
    /** Begins with `https:` or `webcal:`. */
    address: EnteredAddress(URL_MAX, REQUIRED),
    /** For CalDAV only. */
    userName: Type.Optional(EnteredLine(BUSY_LOGIN_MAX)),
    /** For CalDAV only. It is stored encrypted, and never returned. */
    password: Type.Optional(Type.String({ maxLength: BUSY_LOGIN_MAX })),
  }),
  reply: Own,
})

export const readBusyCalendar = endpoint({
  method: 'POST',
  path: '/busy-calendars/:id/read',
  access: 'session',
  rateLimit: 'busyCalendar',
  summary: 'Read a connected calendar now. Nothing happens before `mayReadAt`.',
  params,
  body: Empty,
  reply: Own,
})

export const deleteBusyCalendar = endpoint({
  method: 'POST',
  path: '/busy-calendars/:id/delete',
  access: 'session',
  summary:
    'Disconnect a calendar. Its address, password and busy times are deleted. Repeated it returns the same.',
  params,
  body: Empty,
  reply: Own,
})

export const getBusyTimes = endpoint({
  method: 'GET',
  path: '/busy-times',
  access: 'session',
  summary: 'The times within at most 31 days at which connected calendars say that the caller is busy.',
  query: Type.Object({ from: Timestamp, to: Timestamp }),
  reply: Type.Object({
    times: Type.Array(Slot, { maxItems: BUSY_TIMES_MAX }),
    /** True if there are more, which are not in the response. */
    hasMore: Type.Boolean(),
  }),
})
