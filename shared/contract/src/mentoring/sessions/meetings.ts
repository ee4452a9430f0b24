import Type, { type Static } from 'typebox'
import { EnteredText } from '../../api/enteredTexts'
import { SESSION_OUTCOMES } from './attendance'
import { MEETING_TOPIC_MAX, MEETINGS_PAGE } from './sessionLimits'
import { endpoint } from '../../api/endpoint'
import { Id, Pagination, Slot, Timestamp, literals, pageQuery } from '../../api/wire'

/** Sessions of mentors with learners. */

export const MEETING_STATES = ['booked', 'cancelled'] as const
export type MeetingState = (typeof MEETING_STATES)[number]

const Partner = Type.Object({ id: Id, name: Type.String(), profile: Type.Optional(Type.String()) })

const meeting = {
  id: Id,
  /** Title of the kind of session at the time of booking. */
  title: Type.String(),
  ...Slot.properties,
  state: literals(MEETING_STATES),
  /** Number of times that the session was moved. A change must name the revision that the person sees. */
  revision: Type.Integer(),
  /** The other person in the session. */
  partner: Partner,
  /** Present if the session belongs to a series of weekly ones: its number of all that were booked. */
  series: Type.Optional(Type.Object({ id: Id, number: Type.Integer(), of: Type.Integer() })),
  /** True if a connected calendar of the caller says that the caller is busy during the session; otherwise absent. */
  isInConflict: Type.Optional(Type.Boolean()),
  /** Outcome of the session; absent until it is over. */
  outcome: Type.Optional(literals(SESSION_OUTCOMES)),
  /** Things that the caller still has to do; absent if there are none. */
  todo: Type.Optional(
    Type.Object({
      /** True if the caller can still give feedback. */
      feedback: Type.Boolean(),
      /** Number of the caller's open action items. */
      items: Type.Integer(),
    }),
  ),
}
const Meeting = Type.Object(meeting)
export type Meeting = Static<typeof Meeting>

const MeetingDetails = Type.Object({
  ...meeting,
  mentorId: Id,
  /** Id of the kind of session. It is needed to find another time. */
  kindId: Id,
  topic: Type.String(),
  /** Time zone of the other person; absent if it is unknown. */
  partnerTimeZone: Type.Optional(Type.String()),
  cancelledBy: Type.Optional(literals(['learner', 'mentor', 'operator'])),
  /** Link of the video call. Present from 15 minutes before the session until its end. */
  joinUrl: Type.Optional(Type.String()),
  /** True if the mentor has provided a link. */
  hasPlace: Type.Boolean(),
})
export type MeetingDetails = Static<typeof MeetingDetails>

const Changed = Type.Object({ id: Id, revision: Type.Integer({ minimum: 0, maximum: 1_000_000 }) })

export const bookMeeting = endpoint({
  method: 'POST',
  path: '/meetings',
  access: 'user',
  owner: 'body.userId',
  rateLimit: 'booking',
  summary:
    'Book a free time of a mentor whose course the learner is enrolled in, or who accompanies the learner: `introduction_booked` for a second one before the mentorship is confirmed. Repeated with the same `clientId` and content it returns the same session, with other content `invalid_input`. `slot_taken`, with the next free times, if the time is not free for both; `mentor_away` while the mentor is away. `mentor_sessions_max` or `sessions_max` if the learner has too many sessions ahead, with this mentor or in all; `session_changes_max` if the learner has moved or cancelled too many with this mentor today; `booking_paused` for some days after missed sessions.',
  body: Type.Object({
    userId: Id,
    clientId: Id,
    /** Id of the mentor. */
    mentor: Id,
    kindId: Id,
    start: Timestamp,
    topic: EnteredText(MEETING_TOPIC_MAX * 4),
  }),
  reply: Type.Object({ id: Id }),
})

export const getBookingPause = endpoint({
  method: 'GET',
  path: '/booking-pause',
  access: 'user',
  summary: 'Until when the caller cannot book sessions, because sessions were missed without contradiction.',
  reply: Type.Object({
    /** Absent if the caller can book. */
    until: Type.Optional(Timestamp),
  }),
})

export const getMeetings = endpoint({
  method: 'GET',
  path: '/meetings',
  access: 'session',
  summary:
    'Own sessions: `upcoming`, the next first, or `past` with those that were cancelled, the latest first.',
  query: Type.Object({
    when: literals(['upcoming', 'past']),
    page: Type.Optional(pageQuery.page),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: MEETINGS_PAGE })),
    /** Only returns sessions with this person. */
    partner: Type.Optional(Id),
  }),
  reply: Type.Object({ meetings: Type.Array(Meeting), pagination: Pagination }),
})

export const getMeeting = endpoint({
  method: 'GET',
  path: '/meetings/:id',
  access: 'session',
  summary: 'One own session.',
  params: Type.Object({ id: Id }),
  reply: MeetingDetails,
})

export const moveMeeting = endpoint({
  method: 'POST',
  path: '/meetings/:id/move',
  access: 'session',
  rateLimit: 'booking',
  summary:
    'Move a session that has not begun to another free time. `slot_taken` leaves it where it is and tells the next free times; `session_changed` if it was moved or cancelled since `revision`; `mentor_away` while the mentor is away; `session_changes_max` if a learner has moved or cancelled too many sessions with this mentor today.',
  params: Type.Object({ id: Id }),
  body: Type.Object({ revision: Changed.properties.revision, start: Timestamp }),
  reply: Changed,
})

export const cancelMeeting = endpoint({
  method: 'POST',
  path: '/meetings/:id/cancel',
  access: 'session',
  summary: 'Cancel a session that has not begun; its time is free again. Repeated it returns the same.',
  params: Type.Object({ id: Id }),
  body: Type.Object({ revision: Changed.properties.revision }),
  reply: Changed,
})

export const getMeetingCalendar = endpoint({
  method: 'GET',
  path: '/meetings/:id/calendar',
  access: 'session',
  summary:
    'An own session as a calendar file: opened again after a move or a cancellation, it changes the same entry.',
  params: Type.Object({ id: Id }),
  reply: Type.Unsafe<Blob>({ type: 'string', format: 'binary' }),
  file: 'text/calendar',
})
