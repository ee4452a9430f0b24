import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { ROLES } from '../accounts/people'
import { Id, Timestamp, literals } from '../api/wire'
import { SANCTION_KINDS } from '../trust/sanctions'
import { After, orNull, pageOf, Reason, Sort } from './lists'

const moderators = { roles: ['moderator'] } as const

export const APPEAL_STATES = ['open', 'accepted', 'rejected'] as const
export type AppealState = (typeof APPEAL_STATES)[number]

export const APPEAL_SORTS = ['at', '-at'] as const
export type AppealSort = (typeof APPEAL_SORTS)[number]

const Appeal = Type.Object({
  id: Type.String(),
  text: Type.String(),
  at: Timestamp,
  state: literals(APPEAL_STATES),
  answer: orNull(Type.String()),
  decidedBy: orNull(Type.String()),
  person: Type.Object({
    id: Type.String(),
    role: literals(ROLES),
    name: orNull(Type.String()),
    email: orNull(Type.String()),
  }),
  sanction: Type.Object({
    kind: literals(SANCTION_KINDS),
    reason: orNull(Type.String()),
    by: Type.String(),
    at: Timestamp,
    until: orNull(Timestamp),
    caseId: orNull(Type.String()),
  }),
  /** False if the caller imposed the sanction and another operator is available to decide the appeal. */
  mayDecide: Type.Boolean(),
})
export type Appeal = Static<typeof Appeal>

export const listAppeals = endpoint({
  method: 'GET',
  path: '/api/appeals',
  access: 'operator',
  operators: moderators,
  summary: 'Appeals against sanctions, longest waiting first.',
  query: Type.Object({
    state: Type.Optional(literals(APPEAL_STATES)),
    sort: Sort(APPEAL_SORTS),
    after: After,
  }),
  reply: pageOf(Appeal),
})

export const getAppeal = endpoint({
  method: 'GET',
  path: '/api/appeals/:id',
  access: 'operator',
  operators: moderators,
  summary: 'One appeal.',
  params: Type.Object({ id: Id }),
  reply: Appeal,
})

export const decideAppeal = endpoint({
  method: 'POST',
  path: '/api/appeals/:id/decide',
  access: 'operator',
  operators: { roles: ['moderator'], freshPasskey: true },
  summary: 'Accepts or rejects an open appeal, and mails the answer. An accepted one lifts its sanction.',
  params: Type.Object({ id: Id }),
  body: Type.Object({ ruling: literals(['accepted', 'rejected'] as const), answer: Reason }),
  reply: Type.Object({ told: Type.String() }),
})
