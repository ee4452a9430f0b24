import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { Empty, Id, literals, Timestamp } from '../api/wire'
import { FOLLOWED_SUBJECTS_MAX } from './communityRules'
import { After, POST_STATES, ReadersSummary, SubjectId } from './questions'

/** Own posts, what a person follows, and the questions that wait for mentors. */

const next = Type.Union([Type.String(), Type.Null()])
const page = Type.Object({ questions: Type.Array(ReadersSummary), next })

export const OwnCommunity = Type.Object({
  /** Numbers of the caller's posts that others can read, and of people whom they have helped. */
  done: Type.Object({
    questions: Type.Integer(),
    answers: Type.Integer(),
    accepted: Type.Integer(),
    helpful: Type.Integer(),
  }),
  /** True if an operator reads the next post of the caller before others see it. */
  isReadFirst: Type.Boolean(),
  /** Subjects whose new questions the weekly mail names. */
  subjects: Type.Array(SubjectId, { maxItems: FOLLOWED_SUBJECTS_MAX }),
  /** True if the weekly mail is on. It is also a notification setting, and turns on the mail about openings, too. */
  hasWeeklyMail: Type.Boolean(),
})
export type OwnCommunity = Static<typeof OwnCommunity>

export const getOwnCommunity = endpoint({
  method: 'GET',
  path: '/community/own',
  access: 'session',
  summary: 'What the caller has done in the community, and the subjects that the caller follows.',
  reply: OwnCommunity,
})

export const listOwnQuestions = endpoint({
  method: 'GET',
  path: '/community/own/questions',
  access: 'session',
  summary: 'Own questions, the newest first, with those that others do not see.',
  query: Type.Object({ after: After }),
  reply: page,
})

export const OwnAnswer = Type.Object({
  id: Id,
  question: Type.Object({ id: Id, title: Type.String() }),
  excerpt: Type.String(),
  language: Type.String(),
  createdAt: Timestamp,
  helpful: Type.Integer(),
  isAccepted: Type.Optional(Type.Literal(true)),
  state: Type.Optional(literals(POST_STATES)),
  reason: Type.Optional(Type.String()),
})
export type OwnAnswer = Static<typeof OwnAnswer>

export const listOwnAnswers = endpoint({
  method: 'GET',
  path: '/community/own/answers',
  access: 'session',
  summary: 'Own answers, the newest first, with those that others do not see.',
  query: Type.Object({ after: After }),
  reply: Type.Object({ answers: Type.Array(OwnAnswer), next }),
})

export const listFollowedQuestions = endpoint({
  method: 'GET',
  path: '/community/own/followed',
  access: 'session',
  summary: 'The questions that the caller follows, the last followed first.',
  query: Type.Object({ after: After }),
  reply: page,
})

export const followQuestion = endpoint({
  method: 'POST',
  path: '/community/questions/:id/follow',
  access: 'session',
  summary: 'Follow a question, or stop following it. Twice changes nothing.',
  params: Type.Object({ id: Id }),
  body: Type.Object({ follows: Type.Boolean() }),
  reply: Empty,
})

export const followSubject = endpoint({
  method: 'POST',
  path: '/community/subjects/:subject/follow',
  access: 'session',
  summary: 'Follow a subject, or stop following it. Twice changes nothing.',
  params: Type.Object({ subject: SubjectId }),
  body: Type.Object({ follows: Type.Boolean() }),
  reply: Empty,
})

export const setCommunityMail = endpoint({
  method: 'POST',
  path: '/community/own/mail',
  access: 'session',
  summary:
    'Turn the weekly mail about new questions on or off. It is the mail setting of the notifications of the category `news`.',
  body: Type.Object({ isOn: Type.Boolean() }),
  reply: Empty,
})

export const listUnansweredForMentor = endpoint({
  method: 'GET',
  path: '/mentor/community/questions',
  access: 'active-mentor',
  rateLimit: 'search',
  summary:
    'Questions without an answer about the subjects of the caller’s profile, the newest first. If the profile names no subject, all questions without an answer.',
  query: Type.Object({ after: After }),
  reply: page,
})

export const countUnansweredForMentor = endpoint({
  method: 'GET',
  path: '/mentor/community/unanswered',
  access: 'active-mentor',
  summary:
    'Number of questions without an answer about the subjects of the caller’s profile, for a badge: 0 if the profile names no subject, and 100 if it is more than 99.',
  reply: Type.Object({ unanswered: Type.Integer() }),
})
