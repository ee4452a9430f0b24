import Type, { type Static } from 'typebox'
import { endpoint } from '../../api/endpoint'
import { EnteredText } from '../../api/enteredTexts'
import { Id, Slot, Timestamp, literals } from '../../api/wire'
import { NEXT_SLOTS_MAX } from '../../rules/limits'
import { MEETING_STATES } from './meetings'
import { MEETING_TOPIC_MAX, SERIES_WEEKS_MAX, SERIES_WEEKS_MIN } from './sessionLimits'

/** Series of weekly sessions of a learner with a mentor, at the same time of day in the mentor's time zone. */

/**
 * `free`: it can be booked · `taken`: one of the two is busy, or the mentor has no more sessions on that day ·
 * `closed`: the mentor's hours offer no session at that time, or a clock change skips it.
 */
export const SERIES_DATE_STATES = ['free', 'taken', 'closed'] as const
export type SeriesDateState = (typeof SERIES_DATE_STATES)[number]

const SeriesDate = Type.Object({
  ...Slot.properties,
  state: literals(SERIES_DATE_STATES),
  /**
   * Free times of the same week (Monday to Sunday in the mentor's time zone) that are nearest to this one, earliest
   * first. Empty for a date that is free.
   */
  near: Type.Array(Slot, { maxItems: NEXT_SLOTS_MAX }),
})
export type SeriesDate = Static<typeof SeriesDate>

const SeriesPreview = Type.Object({
  /** Time zone of the mentor: the wall clock that stays the same. */
  timeZone: Type.String(),
  dates: Type.Array(SeriesDate),
})
export type SeriesPreview = Static<typeof SeriesPreview>

const weeks = Type.Integer({ minimum: SERIES_WEEKS_MIN, maximum: SERIES_WEEKS_MAX })

export const previewSeries = endpoint({
  method: 'GET',
  path: '/mentors/:id/series',
  access: 'user',
  rateLimit: 'search',
  summary:
    'The dates of a weekly series that begins at `start`: which are free for both, and what is free near those that are not. Nothing is booked. The horizon of the kind holds for the first date only.',
  params: Type.Object({ id: Id }),
  query: Type.Object({ kind: Id, start: Timestamp, weeks }),
  reply: SeriesPreview,
})

const SeriesSession = Type.Object({
  id: Id,
  /** Place in the series, from 1. */
  number: Type.Integer(),
  ...Slot.properties,
  state: literals(MEETING_STATES),
  revision: Type.Integer(),
})
export type SeriesSession = Static<typeof SeriesSession>

export const Series = Type.Object({
  id: Id,
  mentorId: Id,
  /** Title of the kind of session at the time of booking. */
  title: Type.String(),
  /** The other person. */
  partner: Type.Object({ id: Id, name: Type.String(), profile: Type.Optional(Type.String()) }),
  /** Every session that was booked with the series, in the order of their numbers. */
  sessions: Type.Array(SeriesSession),
  /** True if there are sessions ahead, so that the rest can be cancelled. */
  isOpen: Type.Boolean(),
})
export type Series = Static<typeof Series>

export const bookSeries = endpoint({
  method: 'POST',
  path: '/meeting-series',
  access: 'user',
  owner: 'body.userId',
  rateLimit: 'booking',
  summary:
    'Book several weekly sessions at once: all of them, or none. `starts` are the chosen dates, at most one in each week of the mentor’s time zone, within eight weeks. `slot_taken` names in `fields` (`starts.2`) those that are not free. `mentorship_needed` without an active mentorship, `series_open` while another series with this mentor has sessions ahead; otherwise refused as a single session is, but the limits of sessions ahead do not count series. Repeated with the same `clientId` and content it returns the same series.',
  body: Type.Object({
    userId: Id,
    clientId: Id,
    /** Id of the mentor. */
    mentor: Id,
    kindId: Id,
    starts: Type.Array(Timestamp, { minItems: SERIES_WEEKS_MIN, maxItems: SERIES_WEEKS_MAX }),
    topic: EnteredText(MEETING_TOPIC_MAX * 4),
  }),
  reply: Series,
})

export const getSeries = endpoint({
  method: 'GET',
  path: '/meeting-series/:id',
  access: 'session',
  summary: 'An own series with all its sessions.',
  params: Type.Object({ id: Id }),
  reply: Series,
})

export const endSeries = endpoint({
  method: 'POST',
  path: '/meeting-series/:id/end',
  access: 'session',
  summary:
    'Cancel all sessions of a series that have not begun. Either person can do it. `sessions` names those that the person sees; `session_changed` if they are not the ones ahead, or if one was moved since. Repeated it returns the same.',
  params: Type.Object({ id: Id }),
  body: Type.Object({
    sessions: Type.Array(
      Type.Object({ id: Id, revision: Type.Integer({ minimum: 0, maximum: 1_000_000 }) }),
      {
        minItems: 1,
        maxItems: SERIES_WEEKS_MAX,
      },
    ),
  }),
  reply: Series,
})
