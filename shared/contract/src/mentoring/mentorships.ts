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
  /** What the learner wants to reach. */
  goal: Type.String(),
  state: literals(MENTORSHIP_STATES),
  /** Increases with every change; an act names the one that the person sees. */
  version: Version,
  /** Who has to act next, if anybody has. */
  waitsFor: Type.Optional(Side),
  /** When silence decides: a request expires, what was accepted lapses, a proposed completion is agreed to. */
  dueAt: Type.Optional(Timestamp),
  /** Who has proposed to complete it. */
  proposedBy: Type.Optional(Side),
  createdAt: Timestamp,
  changedAt: Timestamp,
}
export const Mentorship = Type.Object(mentorship)
export type Mentorship = Static<typeof Mentorship>

/** `reason` of a refused question: the mentor has asked as often as possible. */
export const QUESTIONS_USED_UP = 'questions_used_up'

/** What has happened, besides what the two people do. */
export const MENTORSHIP_EVENTS = [
  'request',
  ...MENTORSHIP_ACTS,
  /** One of the two proposes to complete it. */
  'propose',
  'expire',
  'lapse',
  /** An account was suspended, rejected or deleted; which one is not told. */
  'cancel',
] as const

const MentorshipEvent = Type.Object({
  /** The version that it led to: 0 for the request. */
  version: Version,
  event: literals(MENTORSHIP_EVENTS),
  /** Absent: time has passed, or an operator has acted. */
  by: Type.Optional(Side),
  /** A question, an answer, a word with a decision; the reason of an end only for the person who wrote it. */
  text: Type.Optional(Type.String()),
  at: Timestamp,
})
export type MentorshipEvent = Static<typeof MentorshipEvent>

export const MentorshipDetails = Type.Object({
  ...mentorship,
  /** The earliest first. */
  history: Type.Array(MentorshipEvent),
  /** What the caller may do now. */
  mayDo: Type.Array(literals(MENTORSHIP_ACTS)),
  /** How often the mentor may still ask. */
  questionsLeft: Type.Integer({ minimum: 0 }),
  /** Whether the two have held a session since the request; without one it cannot be completed. */
  hasHeldSession: Type.Boolean(),
})
export type MentorshipDetails = Static<typeof MentorshipDetails>

/** What a learner attaches to a request: ids of own things. Absent is not attached. */
export const Attach = Type.Object({
  goal: Type.Optional(Id),
  /** Id of the goal whose plan is attached; the goal comes with it. */
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
    /** Nothing is attached unless it is named. */
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
  /** Learners whom the mentor accompanies at the same time; with 0 nobody can ask. */
  capacity: Capacity,
  /** How many mentorships are accepted or active; more than `capacity` after it was lowered. */
  taken: Type.Integer(),
  isPaused: Type.Boolean(),
  /** `unanswered`: requests have expired, and nobody can ask until the mentor resumes. */
  pausedBecause: Type.Optional(literals(['own', 'unanswered'])),
  /** Paused because the mentor was not here for long; then `pausedBecause` is absent. */
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
  /** `closed`: not for this person or for nobody; which is not told. */
  state: literals(MENTORING_STATES),
  /** For a signed-in learner: the open mentorship or request with this mentor. */
  mentorshipId: Type.Optional(Id),
  /** State of the open mentorship, and since when it has it. */
  mentorshipState: Type.Optional(literals(OPEN_STATES)),
  mentorshipSince: Type.Optional(Timestamp),
  /** For a signed-in minor: a guardian has to agree first. */
  needsConsent: Type.Optional(Type.Literal(true)),
  /** For a signed-in learner whose request was declined: until when it is closed. */
  closedUntil: Type.Optional(Timestamp),
  /** For a signed-in learner: how many requests are left. */
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
