import Type, { type Static } from 'typebox'
import { EnteredText } from '../api/enteredTexts'
import {
  ATTACHED_CERTIFICATES_MAX,
  CAPACITY_MAX,
  MENTORSHIP_ACTS,
  MENTORSHIP_GOAL_MAX,
  MENTORSHIP_STATES,
  MENTORSHIP_TEXT_MAX,
  MENTORSHIPS_PAGE,
  OPEN_STATES,
} from './mentorship'
import { endpoint } from '../api/endpoint'
import { Id, Pagination, Timestamp, literals, pageQuery } from '../api/wire'

/** Mentorships: requested, accepted, active, completed. `mentorship.ts` says who may do what. */

const Side = literals(['learner', 'mentor'])
const Version = Type.Integer({ minimum: 0, maximum: 1_000_000 })

const mentorship = {
  id: Id,
  /** The other person. */
  partner: Type.Object({ id: Id, name: Type.String(), profile: Type.Optional(Type.String()) }),
  /** Id of a subject, see `courses/subjects.ts`. */
  topic: Id,
  /** The goal in the learner's own words. */
  goal: Type.String(),
  state: literals(MENTORSHIP_STATES),
  /** Increases with every change. An action must name the version that the person sees. */
  version: Version,
  /** The side that has to act next; absent if neither has to. */
  waitsFor: Type.Optional(Side),
  /**
   * The time at which the present state ends without a response: an unanswered request expires, an unconfirmed
   * mentorship lapses, and a proposed completion takes effect.
   */
  dueAt: Type.Optional(Timestamp),
  /** The side that has proposed to complete the mentorship. */
  proposedBy: Type.Optional(Side),
  createdAt: Timestamp,
  changedAt: Timestamp,
}
export const Mentorship = Type.Object(mentorship)
export type Mentorship = Static<typeof Mentorship>

/** `reason` of a refused question: the mentor has already asked the maximum number of questions. */
export const QUESTIONS_USED_UP = 'questions_used_up'

/** Events in the history of a mentorship: the actions of the two people, and the events below. */
export const MENTORSHIP_EVENTS = [
  'request',
  ...MENTORSHIP_ACTS,
  /** One of the two people proposes to complete the mentorship. */
  'propose',
  'expire',
  'lapse',
  /** An account was suspended, rejected or deleted. It is not disclosed which of these happened. */
  'cancel',
] as const

const MentorshipEvent = Type.Object({
  /** Version of the mentorship after the event; 0 for the request. */
  version: Version,
  event: literals(MENTORSHIP_EVENTS),
  /** The side that acted. Absent if a period has ended or an operator has acted. */
  by: Type.Optional(Side),
  /**
   * Text of a question, an answer or a decision. The reason for ending a mentorship is only sent to the person who
   * wrote it.
   */
  text: Type.Optional(Type.String()),
  at: Timestamp,
})
export type MentorshipEvent = Static<typeof MentorshipEvent>

export const MentorshipDetails = Type.Object({
  ...mentorship,
  /** The events, earliest first. */
  history: Type.Array(MentorshipEvent),
  /** The actions that the caller may take now. */
  mayDo: Type.Array(literals(MENTORSHIP_ACTS)),
  /** Number of questions that the mentor may still ask. */
  questionsLeft: Type.Integer({ minimum: 0 }),
  /** True if the two have held a session since the request. Without one, the mentorship cannot be completed. */
  hasHeldSession: Type.Boolean(),
})
export type MentorshipDetails = Static<typeof MentorshipDetails>

/** Ids of the learner's own things to attach to a request. If an id is absent, nothing of that kind is attached. */
export const Attach = Type.Object({
  goal: Type.Optional(Id),
  /** Id of the goal whose plan is attached. The goal itself is then attached, too. */
  plan: Type.Optional(Id),
  certificates: Type.Optional(Type.Array(Id, { maxItems: ATTACHED_CERTIFICATES_MAX })),
})
export type Attach = Static<typeof Attach>

export const requestMentorship = endpoint({
  method: 'POST',
  path: '/mentorships',
  access: 'user',
  owner: 'body.userId',
  rateLimit: 'mentorshipRequest',
  summary:
    'Ask a mentor for a mentorship. Repeated with the same content it returns the same one. `mentorship_exists` if the two have an open one, `open_requests_max` at five open requests, `requests_per_day_max` after three to this mentor or ten in all within 24 hours, `mentor_unavailable` (`reason`: `paused`, `full` or `closed`) if the mentor takes none.',
  body: Type.Object({
    userId: Id,
    mentor: Id,
    topic: Id,
    goal: EnteredText(MENTORSHIP_GOAL_MAX * 4),
    /** Default: nothing is attached. */
    attach: Type.Optional(Attach),
  }),
  reply: MentorshipDetails,
})

export const getMentorships = endpoint({
  method: 'GET',
  path: '/mentorships',
  access: 'session',
  summary:
    'Own mentorships: `requests` that wait for an answer, those that are `current`, or `past` ones; the last changed first.',
  query: Type.Object({
    which: literals(['requests', 'current', 'past']),
    page: Type.Optional(pageQuery.page),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: MENTORSHIPS_PAGE })),
  }),
  reply: Type.Object({ mentorships: Type.Array(Mentorship), pagination: Pagination }),
})

export const getMentorship = endpoint({
  method: 'GET',
  path: '/mentorships/:id',
  access: 'session',
  summary: 'One own mentorship with its history.',
  params: Type.Object({ id: Id }),
  reply: MentorshipDetails,
})

const Text = EnteredText(MENTORSHIP_TEXT_MAX * 4)
const CONFLICT =
  'Repeated it returns the same. `mentorship_changed` if it was changed since `version`; `reason` is the present state.'

export const askLearner = endpoint({
  method: 'POST',
  path: '/mentorships/:id/ask',
  access: 'active-mentor',
  summary: `The mentor asks something before the decision, at most twice. ${CONFLICT}`,
  params: Type.Object({ id: Id }),
  body: Type.Object({ version: Version, text: Text }),
  reply: MentorshipDetails,
})

export const answerMentor = endpoint({
  method: 'POST',
  path: '/mentorships/:id/answer',
  access: 'user',
  summary: `The learner answers. ${CONFLICT}`,
  params: Type.Object({ id: Id }),
  body: Type.Object({ version: Version, text: Text }),
  reply: MentorshipDetails,
})

export const acceptMentorship = endpoint({
  method: 'POST',
  path: '/mentorships/:id/accept',
  access: 'active-mentor',
  summary: `The mentor accepts, which takes a place: \`places_full\` if none is free. ${CONFLICT}`,
  params: Type.Object({ id: Id }),
  body: Type.Object({ version: Version, text: Type.Optional(Text) }),
  reply: MentorshipDetails,
})

export const declineMentorship = endpoint({
  method: 'POST',
  path: '/mentorships/:id/decline',
  access: 'active-mentor',
  summary: `The mentor declines; the learner reads the text and cannot ask again for 90 days. ${CONFLICT}`,
  params: Type.Object({ id: Id }),
  body: Type.Object({ version: Version, text: Type.Optional(Text) }),
  reply: MentorshipDetails,
})

export const withdrawMentorship = endpoint({
  method: 'POST',
  path: '/mentorships/:id/withdraw',
  access: 'user',
  summary: `The learner withdraws the request. ${CONFLICT}`,
  params: Type.Object({ id: Id }),
  body: Type.Object({ version: Version }),
  reply: MentorshipDetails,
})

export const confirmMentorship = endpoint({
  method: 'POST',
  path: '/mentorships/:id/confirm',
  access: 'user',
  summary: `The learner begins what was accepted, and withdraws all other requests if \`withdrawOthers\`. ${CONFLICT}`,
  params: Type.Object({ id: Id }),
  body: Type.Object({ version: Version, withdrawOthers: Type.Optional(Type.Boolean()) }),
  reply: MentorshipDetails,
})

export const completeMentorship = endpoint({
  method: 'POST',
  path: '/mentorships/:id/complete',
  access: 'session',
  summary: `Propose to complete it, or agree to the proposal. \`session_needed\` before a session was held. ${CONFLICT}`,
  params: Type.Object({ id: Id }),
  body: Type.Object({ version: Version }),
  reply: MentorshipDetails,
})

export const continueMentorship = endpoint({
  method: 'POST',
  path: '/mentorships/:id/continue',
  access: 'session',
  summary: `Do not complete it yet: refuses the proposal of the other person, or takes the own one back. ${CONFLICT}`,
  params: Type.Object({ id: Id }),
  body: Type.Object({ version: Version }),
  reply: MentorshipDetails,
})

export const endMentorship = endpoint({
  method: 'POST',
  path: '/mentorships/:id/end',
  access: 'session',
  summary: `End it at once. Nobody else reads the text. ${CONFLICT}`,
  params: Type.Object({ id: Id }),
  body: Type.Object({ version: Version, text: Type.Optional(Text) }),
  reply: MentorshipDetails,
})

const Capacity = Type.Integer({ minimum: 0, maximum: CAPACITY_MAX })

const Places = Type.Object({
  /** Maximum number of simultaneous mentorships of the mentor. If it is 0, nobody can send a request. */
  capacity: Capacity,
  /** Number of accepted and active mentorships. It may exceed `capacity` after the capacity was lowered. */
  taken: Type.Integer(),
  isPaused: Type.Boolean(),
  /**
   * `own`: the mentor has paused · `unanswered`: requests have expired, and nobody can ask until the mentor resumes.
   */
  pausedBecause: Type.Optional(literals(['own', 'unanswered'])),
  /** True if requests are paused because the mentor has been inactive for long. `pausedBecause` is then absent. */
  isAway: Type.Optional(Type.Boolean()),
})
export type Places = Static<typeof Places>

export const getPlaces = endpoint({
  method: 'GET',
  path: '/mentor/places',
  access: 'active-mentor',
  summary: 'How many learners the mentor accompanies, and whether new requests are paused.',
  reply: Places,
})

export const savePlaces = endpoint({
  method: 'POST',
  path: '/mentor/places',
  access: 'active-mentor',
  summary: 'Change the own places, pause new requests or resume. Mentorships and open requests stay.',
  body: Type.Object({ capacity: Capacity, isPaused: Type.Boolean() }),
  reply: Places,
})

export const MENTORING_STATES = ['open', 'paused', 'full', 'closed'] as const

const Mentoring = Type.Object({
  /** `closed`: the mentor takes no requests from this person, or from nobody at all. It is not disclosed which. */
  state: literals(MENTORING_STATES),
  /** For a signed-in learner: the open mentorship or request with this mentor. */
  mentorshipId: Type.Optional(Id),
  /** State of the open mentorship or request, and when it entered that state. */
  mentorshipState: Type.Optional(literals(OPEN_STATES)),
  mentorshipSince: Type.Optional(Timestamp),
  /** For a signed-in minor: present and true if a guardian has to agree first. */
  needsConsent: Type.Optional(Type.Literal(true)),
  /** For a signed-in learner whose request was declined: when a new request becomes possible. */
  closedUntil: Type.Optional(Timestamp),
  /** For a signed-in learner: number of requests that are left. */
  requestsLeft: Type.Optional(Type.Integer({ minimum: 0 })),
})
export type Mentoring = Static<typeof Mentoring>

export const getMentoring = endpoint({
  method: 'GET',
  path: '/mentors/:mentorId/mentoring',
  access: 'public',
  summary: 'Whether a mentor can be asked for a mentorship, for a signed-in learner by this learner.',
  params: Type.Object({ mentorId: Id }),
  reply: Mentoring,
})
