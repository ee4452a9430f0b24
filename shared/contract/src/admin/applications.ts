import Type, { type Static } from 'typebox'
import { EnteredText } from '../api/enteredTexts'
import { endpoint } from '../api/endpoint'
import { Id, Timestamp, literals } from '../api/wire'
import { After, orNull, pageOf, Sort } from './lists'

const reviewers = { roles: ['reviewer'] } as const

export const STANDINGS = ['pending', 'active', 'rejected', 'suspended'] as const
/** `rejected` and `suspended` mentors were made inactive by an operator; `pending` ones wait for a decision. */
export type Standing = (typeof STANDINGS)[number]

export const APPLICATION_SORTS = ['joined', '-joined', '-experience', 'experience'] as const
export type ApplicationSort = (typeof APPLICATION_SORTS)[number]

export const DECISIONS = ['approve', 'ask', 'reject'] as const
export type Decision = (typeof DECISIONS)[number]

/** Maximum length of a reason or question that is mailed, in characters. */
export const TEXT_MAX = 2000
const Text = EnteredText(TEXT_MAX)

const listedApplicationFields = {
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  standing: literals(STANDINGS),
  expertise: Type.String(),
  /** Years of experience. */
  experience: Type.Integer(),
  joinedAt: Timestamp,
}
const ListedApplication = Type.Object(listedApplicationFields)
export type ListedApplication = Static<typeof ListedApplication>

export const Application = Type.Object({
  ...listedApplicationFields,
  mobile: orNull(Type.String()),
  /** URL of the picture; null if there is none. */
  picture: orNull(Type.String()),
  domains: Type.Array(Type.String()),
  /** Web addresses as `host/path`. */
  links: Type.Array(Type.String()),
  language: orNull(Type.String()),
  /** The operators' decisions about the application, newest first. */
  history: Type.Array(
    Type.Object({
      at: Timestamp,
      operator: Type.String(),
      act: Type.String(),
      reason: orNull(Type.String()),
    }),
  ),
})
export type Application = Static<typeof Application>

export const listApplications = endpoint({
  method: 'GET',
  path: '/api/applications',
  access: 'operator',
  operators: reviewers,
  summary: 'Mentors and applications, longest waiting first.',
  query: Type.Object({
    standing: Type.Optional(literals(STANDINGS)),
    sort: Sort(APPLICATION_SORTS),
    after: After,
  }),
  reply: pageOf(ListedApplication),
})

export const getApplication = endpoint({
  method: 'GET',
  path: '/api/applications/:id',
  access: 'operator',
  operators: reviewers,
  summary: 'Everything that an applicant gave, and what was done about it.',
  params: Type.Object({ id: Id }),
  reply: Application,
})

const decision = { decision: literals(DECISIONS), text: Type.Optional(Text) }

export const previewDecision = endpoint({
  method: 'POST',
  path: '/api/applications/:id/preview',
  access: 'operator',
  operators: reviewers,
  summary: 'The mail that a decision would send.',
  params: Type.Object({ id: Id }),
  body: Type.Object(decision),
  reply: Type.Object({
    to: Type.String(),
    replyTo: Type.String(),
    subject: Type.String(),
    text: Type.String(),
  }),
})

export const decideApplication = endpoint({
  method: 'POST',
  path: '/api/applications/:id/decide',
  access: 'operator',
  operators: reviewers,
  summary: 'Approves, asks back or rejects, and mails the applicant.',
  params: Type.Object({ id: Id }),
  body: Type.Object({
    ...decision,
    /** The state that the operator saw. If the mentor's state is different by now, the request fails with 409. */
    expected: literals(STANDINGS),
  }),
  reply: Type.Object({ standing: literals(STANDINGS), told: Type.String() }),
})
