import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { literals, Timestamp } from '../api/wire'
import { OPERATOR_ROLES } from '../rules/operatorRoles'
import { orNull } from './lists'

/** Kinds of work that wait for operators. `feeds` are imports of openings that wait for a decision; `community` are first posts of people; `missedSessions` are mentors who have missed several sessions; `jobs` are background jobs that have failed, including mails. */
export const WAITING_KINDS = [
  'applications',
  'openings',
  'feeds',
  'community',
  'cases',
  'appeals',
  'guardians',
  'missedSessions',
  'jobs',
] as const
export type WaitingKind = (typeof WAITING_KINDS)[number]

/** Hours after which something counts as overdue. Cases are not listed here because each case has its own due time. */
export const WAITING_LIMIT_HOURS = {
  applications: 72,
  openings: 72,
  feeds: 72,
  community: 24,
  appeals: 72,
  guardians: 72,
  missedSessions: 168,
  jobs: 24,
} as const

const Waiting = Type.Object({
  kind: literals(WAITING_KINDS),
  count: Type.Integer(),
  overdue: Type.Integer(),
  /** Time since which the oldest item has been waiting; null if nothing is waiting. */
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
    /** False if the chat service did not respond. Its jobs are then not counted. */
    hasChat: Type.Boolean(),
  }),
})
