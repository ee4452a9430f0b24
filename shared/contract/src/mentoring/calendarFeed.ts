import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { LOCALES } from '../api/locales'
import { Empty, Id, literals, Timestamp } from '../api/wire'

/** A feed of a person's dates to which a calendar program subscribes (RFC 5545). */

export const CALENDAR_PARTS = ['sessions', 'workshops', 'deadlines'] as const
export type CalendarPart = (typeof CALENDAR_PARTS)[number]

/** Days before and after today whose entries are in the feed. */
export const CALENDAR_DAYS = { before: 30, after: 400 }
/** Maximum number of entries of each kind in a feed; the earliest come first. */
export const CALENDAR_ENTRIES_MAX = 1000

export const CalendarFeed = Type.Object({
  /** Address of the feed. Anybody who knows it can read the feed. */
  address: Type.String(),
  parts: Type.Array(literals(CALENDAR_PARTS)),
  /** True if the entries contain names and topics. */
  hasDetails: Type.Boolean(),
  createdAt: Timestamp,
  /** The time at which a program last read the feed, within an hour. Absent before the first time. */
  lastReadAt: Type.Optional(Timestamp),
})
export type CalendarFeed = Static<typeof CalendarFeed>

/** `feed` is absent if the caller has none. */
const Own = Type.Object({ feed: Type.Optional(CalendarFeed) })

export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/calendar-feed',
  access: 'session',
  summary: 'The calendar feed of the caller.',
  reply: Own,
})

export const saveCalendarFeed = endpoint({
  method: 'POST',
  path: '/calendar-feed',
  access: 'session',
  summary: 'Make a calendar feed of the caller, or change what it contains. Its address stays the same.',
  body: Type.Object({
    parts: Type.Array(literals(CALENDAR_PARTS), {
      minItems: 1,
      maxItems: CALENDAR_PARTS.length,
      uniqueItems: true,
    }),
    hasDetails: Type.Boolean(),
    /** Language of the entries. */
    language: literals(LOCALES),
  }),
  reply: Own,
})

export const renewCalendarFeed = endpoint({
  method: 'POST',
  path: '/calendar-feed/renew',
  access: 'session',
  summary: 'Give the feed of the caller a new address; the former one ends. Without a feed, nothing happens.',
  body: Empty,
  reply: Own,
})

export const deleteCalendarFeed = endpoint({
  method: 'POST',
  path: '/calendar-feed/delete',
  access: 'session',
  summary: 'Delete the feed of the caller. Its address ends. Repeated it returns the same.',
  body: Empty,
  reply: Own,
})

export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/calendar.ics',
  access: 'public',
  rateLimit: 'asset',
  summary:
    'The entries of a calendar feed, for the program that has subscribed to it. Not found for a wrong key, a former address, and while the account is suspended.',
  query: Type.Object({ feed: Id, key: Type.String({ maxLength: 100 }) }),
  reply: Type.Unsafe<Blob>({ type: 'string', format: 'binary' }),
  file: 'text/calendar',
})
