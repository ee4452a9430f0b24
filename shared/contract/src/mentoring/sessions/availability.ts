import Type, { type Static } from 'typebox'
import { EnteredLine } from '../../api/enteredTexts'
import { URL_MAX } from '../../rules/limits'
import {
  ABSENCES_MAX,
  BUFFER_MAX,
  HORIZON_DAYS_MAX,
  NOTICE_HOURS_MAX,
  NOTICE_HOURS_MIN,
  PER_DAY_MAX,
  QUARTER,
  RANGES_PER_DAY_MAX,
  SESSION_KIND_TITLE_MAX,
  SESSION_KINDS_MAX,
  SESSION_MINUTES_MAX,
  SESSION_MINUTES_MIN,
  SPECIAL_DAYS_MAX,
} from './sessionLimits'
import { endpoint } from '../../api/endpoint'
import { Id, literals, Slot, TimeZone, Timestamp } from '../../api/wire'

/** The hours at which mentors can be booked, and the free times that result from them. */

const Minute = Type.Integer({ minimum: 0, maximum: 1440, multipleOf: QUARTER })
const range = { from: Minute, until: Minute }
/** A calendar day, `YYYY-MM-DD`. */
const CalendarDay = Type.String({ pattern: '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$', maxLength: 10 })

/** First and last day of the absence, in the mentor’s time zone. Both belong to the absence. */
const Absence = Type.Object({ from: CalendarDay, to: CalendarDay })

// The validation rules are in `weeklyHours.ts`; these limits only bound the request.
const PerDay = Type.Integer({ minimum: 0, maximum: PER_DAY_MAX })

const SessionKind = Type.Object({
  id: Id,
  title: EnteredLine(SESSION_KIND_TITLE_MAX * 4),
  minutes: Type.Integer({ minimum: SESSION_MINUTES_MIN, maximum: SESSION_MINUTES_MAX, multipleOf: QUARTER }),
  buffer: Type.Integer({ minimum: 0, maximum: BUFFER_MAX, multipleOf: QUARTER }),
  /** Minutes that stay free before a session. If absent, the stored value is kept. */
  bufferBefore: Type.Optional(Type.Integer({ minimum: 0, maximum: BUFFER_MAX, multipleOf: QUARTER })),
  /** Maximum number of sessions of this kind on one day; 0 for no limit. If absent, the stored value is kept. */
  perDay: Type.Optional(PerDay),
  noticeHours: Type.Integer({ minimum: NOTICE_HOURS_MIN, maximum: NOTICE_HOURS_MAX }),
  horizonDays: Type.Integer({ minimum: 1, maximum: HORIZON_DAYS_MAX }),
})

const availability = {
  timeZone: TimeZone,
  weekly: Type.Array(Type.Object({ weekday: Type.Integer({ minimum: 1, maximum: 7 }), ...range }), {
    maxItems: 7 * RANGES_PER_DAY_MAX,
  }),
  days: Type.Array(
    Type.Object({
      date: CalendarDay,
      ranges: Type.Array(Type.Object(range), { maxItems: RANGES_PER_DAY_MAX }),
    }),
    { maxItems: SPECIAL_DAYS_MAX },
  ),
  /** If absent, the stored absences are kept, because clients before version 1.44 do not know this field. */
  absences: Type.Optional(Type.Array(Absence, { maxItems: ABSENCES_MAX })),
  kinds: Type.Array(SessionKind, { maxItems: SESSION_KINDS_MAX }),
  meetingUrl: Type.String({ maxLength: URL_MAX }),
  /** Maximum number of sessions of all kinds on one day; 0 for no limit. If absent, the stored value is kept. */
  perDay: Type.Optional(PerDay),
}

/** Stored availability of a mentor. `version` is absent until the mentor has saved something. */
const StoredAvailability = Type.Object({ ...availability, version: Type.Optional(Timestamp) })
export type StoredAvailability = Static<typeof StoredAvailability>

export const getAvailability = endpoint({
  method: 'GET',
  path: '/mentor/availability',
  access: 'mentor',
  whilePending: true,
  summary: 'The own weekly hours, days that differ, absences and kinds of session.',
  reply: StoredAvailability,
})

export const saveAvailability = endpoint({
  method: 'POST',
  path: '/mentor/availability',
  access: 'mentor',
  whilePending: true,
  summary:
    'Replace the own hours and kinds of session. Sessions that are booked stay. `edit_conflict` if they were saved elsewhere since `version`.',
  body: Type.Object({ ...availability, version: Type.Optional(Timestamp) }),
  reply: StoredAvailability,
})

export const BOOKING_STATES = ['open', 'introduction-booked', 'consent-needed', 'closed'] as const
export type BookingState = (typeof BOOKING_STATES)[number]

export const MentorSlots = Type.Object({
  /**
   * Says if the signed-in learner can book. `closed`: the learner is neither enrolled nor in a mentorship ·
   * `introduction-booked`: no further session until the mentorship is confirmed · `consent-needed`: a guardian must
   * agree first.
   */
  booking: Type.Optional(literals(BOOKING_STATES)),
  /** True if the mentor has been inactive for long. Nothing can be booked until he or she takes requests again. */
  isAway: Type.Optional(Type.Boolean()),
  /**
   * The current or next planned absence, if it begins within the booking horizon. Sent only to the mentor, and to
   * learners who can book or have booked a session.
   */
  absence: Type.Optional(Absence),
  /** True if the signed-in learner can book a series of weekly sessions now. */
  mayRepeat: Type.Optional(Type.Boolean()),
  /** The time until which the signed-in learner cannot book, because of missed sessions. */
  pausedUntil: Type.Optional(Timestamp),
  /** Time zone of the mentor. */
  timeZone: Type.String(),
  kinds: Type.Array(
    Type.Object({ id: Id, title: Type.String(), minutes: Type.Integer(), horizonDays: Type.Integer() }),
  ),
  /** Free times for one kind of session, earliest first. */
  slots: Type.Array(Slot),
})
export type MentorSlots = Static<typeof MentorSlots>

export const getSlots = endpoint({
  method: 'GET',
  path: '/mentors/:mentorId/slots',
  access: 'public',
  rateLimit: 'search',
  summary:
    'Free times of a mentor that begin in [`from`, `to`), at most 31 days, for one kind of session (default: the first).',
  params: Type.Object({ mentorId: Id }),
  query: Type.Object({ from: Timestamp, to: Timestamp, kind: Type.Optional(Id) }),
  reply: MentorSlots,
})
