import Type, { type Static } from 'typebox'
import { EnteredLine, EnteredText } from '../../api/enteredTexts'
import { COURSE_LANGUAGES } from '../../courses/courseLanguages'
import { URL_MAX } from '../../rules/limits'
import {
  WORKSHOP_DESCRIPTION_MAX,
  WORKSHOP_MINUTES_MAX,
  WORKSHOP_MINUTES_MIN,
  WORKSHOP_SEATS_MAX,
  WORKSHOP_SEATS_MIN,
  WORKSHOP_TITLE_MAX,
} from './workshopLimits'
import { endpoint } from '../../api/endpoint'
import { Empty, Id, Pagination, Timestamp, literals, pageQuery } from '../../api/wire'

/** Workshops: sessions of a mentor with many learners, which visitors can find. */

/** A workshop becomes `held` automatically once its time is over. */
export const WORKSHOP_STATES = ['draft', 'open', 'held', 'cancelled'] as const
export type WorkshopState = (typeof WORKSHOP_STATES)[number]

export const WORKSHOP_PLACES = ['none', 'booked', 'waiting', 'host'] as const
export type WorkshopPlaceState = (typeof WORKSHOP_PLACES)[number]

const Language = literals(COURSE_LANGUAGES)
const Subject = Type.String({ maxLength: 100 })

const summary = {
  id: Id,
  title: Type.String(),
  language: Language,
  /** English name of a subject in the list of subjects. */
  subject: Type.String(),
  start: Timestamp,
  end: Timestamp,
  state: literals(WORKSHOP_STATES),
  seats: Type.Integer(),
  /** Number of free seats. */
  free: Type.Integer(),
  /** Path of the picture. Absent on servers before version 1.38. */
  banner: Type.Optional(Type.String()),
  mentor: Type.Object({ id: Id, name: Type.String(), profile: Type.Optional(Type.String()) }),
  /**
   * True if operators have hidden the workshop's texts. Participants then see the name of the mentor as the title,
   * and no description.
   */
  isHidden: Type.Optional(Type.Boolean()),
}
export const WorkshopSummary = Type.Object(summary)
export type WorkshopSummary = Static<typeof WorkshopSummary>

const details = {
  ...summary,
  description: Type.String(),
  /** Number of learners who wait for a seat. */
  waiting: Type.Integer(),
}
const Workshop = Type.Object(details)
export type Workshop = Static<typeof Workshop>

const Revision = Type.Integer({ minimum: 0, maximum: 1_000_000 })
const params = Type.Object({ id: Id })

const OwnWorkshop = Type.Object({
  ...details,
  minutes: Type.Integer(),
  meetingUrl: Type.String(),
  /** Number of changes so far. A change must name the revision that the mentor sees. */
  revision: Revision,
})
export type OwnWorkshop = Static<typeof OwnWorkshop>

export const getWorkshops = endpoint({
  method: 'GET',
  path: '/workshops',
  access: 'public',
  rateLimit: 'search',
  summary: 'Open workshops that have not begun, the next first.',
  query: Type.Object({
    subject: Type.Optional(Subject),
    language: Type.Optional(Language),
    page: Type.Optional(pageQuery.page),
  }),
  reply: Type.Object({ workshops: Type.Array(WorkshopSummary), pagination: Pagination }),
})

export const getWorkshop = endpoint({
  method: 'GET',
  path: '/workshops/:id',
  access: 'public',
  summary:
    'One workshop that was opened and is not hidden. Nobody but the mentor gets drafts, or the names of learners.',
  params,
  reply: Workshop,
})

export const WorkshopPlace = Type.Object({
  state: literals(WORKSHOP_PLACES),
  /** Position on the waiting list, from 1; absent if the caller does not wait. */
  position: Type.Optional(Type.Integer()),
  /**
   * Link of the video call, for participants with a seat. Present from 15 minutes before the workshop until its end.
   */
  joinUrl: Type.Optional(Type.String()),
  /**
   * Present if operators have hidden the workshop. Participants and the mentor get this data instead of the public
   * data.
   */
  hidden: Type.Optional(Workshop),
})
export type WorkshopPlace = Static<typeof WorkshopPlace>

export const getWorkshopPlace = endpoint({
  method: 'GET',
  path: '/workshops/:id/place',
  access: 'session',
  summary:
    'Whether the caller has a seat, waits for one, or gives the workshop. If it is hidden, `not_found` for everybody else.',
  params,
  reply: WorkshopPlace,
})

export const joinWorkshop = endpoint({
  method: 'POST',
  path: '/workshops/:id/join',
  access: 'user',
  rateLimit: 'booking',
  summary:
    'Take a seat, or a place in the waiting list if there is none; the mentor then sees name and picture. `slot_taken` if the learner is busy then. Repeated it returns the same.',
  params,
  body: Empty,
  reply: WorkshopPlace,
})

export const leaveWorkshop = endpoint({
  method: 'POST',
  path: '/workshops/:id/leave',
  access: 'user',
  summary:
    'Give up the seat or the place in the waiting list. The first who waits and is not busy gets the seat.',
  params,
  body: Empty,
  reply: WorkshopPlace,
})

export const getWorkshopCalendar = endpoint({
  method: 'GET',
  path: '/workshops/:id/calendar',
  access: 'session',
  summary: 'A workshop with a seat of the caller, or of the calling mentor, as a calendar file.',
  params,
  reply: Type.Unsafe<Blob>({ type: 'string', format: 'binary' }),
  file: 'text/calendar',
})

export const getOwnWorkshops = endpoint({
  method: 'GET',
  path: '/own-workshops',
  access: 'session',
  summary:
    'Workshops that a learner has joined or a mentor gives: `upcoming` with drafts, the next first, or `past` with those that were cancelled, the latest first.',
  query: Type.Object({ when: literals(['upcoming', 'past']), page: Type.Optional(pageQuery.page) }),
  reply: Type.Object({
    workshops: Type.Array(Type.Object({ ...summary, place: literals(WORKSHOP_PLACES) })),
    pagination: Pagination,
  }),
})

export const getOwnWorkshop = endpoint({
  method: 'GET',
  path: '/mentor/workshops/:id',
  access: 'mentor',
  summary: 'One own workshop, also a draft.',
  params,
  reply: OwnWorkshop,
})

export const WorkshopPeople = Type.Object({
  people: Type.Array(
    Type.Object({
      name: Type.String(),
      profile: Type.Optional(Type.String()),
      place: literals(['booked', 'waiting']),
    }),
  ),
  /** Number of further participants whose names are not shown, such as those who joined before names were shown. */
  unnamed: Type.Integer(),
  pagination: Pagination,
})
export type WorkshopPeople = Static<typeof WorkshopPeople>

export const getWorkshopPeople = endpoint({
  method: 'GET',
  path: '/mentor/workshops/:id/people',
  access: 'mentor',
  summary:
    'Names and pictures of those who take part in an own workshop: first those with a seat, then those who wait, in the order of joining.',
  params,
  query: Type.Object({ page: Type.Optional(pageQuery.page) }),
  reply: WorkshopPeople,
})

export const saveWorkshop = endpoint({
  method: 'POST',
  path: '/mentor/workshops',
  access: 'active-mentor',
  rateLimit: 'booking',
  summary:
    'Without `revision`: create a draft with an id that the client chose. With it: change a workshop that has not begun; if it is open, another time moves it and learners who are busy then wait for a seat. `edit_conflict` if it was changed since `revision`, `slot_taken` if the mentor is busy.',
  body: Type.Object({
    id: Id,
    revision: Type.Optional(Revision),
    title: EnteredLine(WORKSHOP_TITLE_MAX * 4),
    description: EnteredText(WORKSHOP_DESCRIPTION_MAX * 4),
    language: Language,
    subject: Subject,
    start: Timestamp,
    minutes: Type.Integer({ minimum: WORKSHOP_MINUTES_MIN, maximum: WORKSHOP_MINUTES_MAX }),
    seats: Type.Integer({ minimum: WORKSHOP_SEATS_MIN, maximum: WORKSHOP_SEATS_MAX }),
    meetingUrl: Type.String({ maxLength: URL_MAX }),
  }),
  reply: OwnWorkshop,
})

export const openWorkshop = endpoint({
  method: 'POST',
  path: '/mentor/workshops/:id/open',
  access: 'active-mentor',
  rateLimit: 'booking',
  summary: 'Show a draft to everybody and let learners join. `slot_taken` if the mentor is busy then.',
  params,
  body: Type.Object({ revision: Revision }),
  reply: OwnWorkshop,
})

export const cancelWorkshop = endpoint({
  method: 'POST',
  path: '/mentor/workshops/:id/cancel',
  access: 'mentor',
  summary: 'Cancel a workshop that has not begun, or discard a draft. Repeated it returns the same.',
  params,
  body: Type.Object({ revision: Revision }),
  reply: Type.Object({ id: Id }),
})
