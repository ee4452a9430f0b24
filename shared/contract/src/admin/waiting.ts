import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { literals, Timestamp } from '../api/wire'
import { OPERATOR_ROLES } from '../rules/operatorRoles'
import { orNull } from './lists'

/** What waits for operators. `jobs`: background jobs that have failed, mails among them. */
export const WAITING_KINDS = ['applications', 'cases', 'appeals', 'guardians', 'jobs'] as const
export type WaitingKind = (typeof WAITING_KINDS)[number]

/** Hours after which something is overdue. Cases have a time of their own at which they are due. */
export const WAITING_LIMIT_HOURS = { applications: 72, appeals: 72, guardians: 72, jobs: 24 } as const

const Waiting = Type.Object({
  kind: literals(WAITING_KINDS),
  count: Type.Integer(),
  overdue: Type.Integer(),
  /** Since when the oldest waits; null if nothing does. */
  oldest: orNull(Timestamp),
})
export type Waiting = Static<typeof Waiting>

export const getWaiting = endpoint({
  method: 'GET',
  path: '/api/waiting',
  access: 'operator',
  operators: { roles: OPERATOR_ROLES },
  summary: 'How much waits for operators of the role of the caller, and since when.',
  reply: Type.Object({
    waiting: Type.Array(Waiting),
    /** False if chat did not answer: then its jobs are missing. */
    hasChat: Type.Boolean(),
  }),
})
