import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint'
import { Id, Timestamp } from './wire'

/** A background job of a service, without its payload. */
export const ServiceJob = Type.Object({
  id: Id,
  kind: Type.String(),
  /** Identifies the job among all jobs of its kind. */
  key: Type.String(),
  state: Type.Enum(['waiting', 'done', 'expired', 'dead']),
  attempts: Type.Integer(),
  /** Number of attempts that ended without a reported outcome. Their external effects may have happened twice. */
  interrupted: Type.Integer(),
  /** The time at which the job is due. */
  runAt: Timestamp,
  createdAt: Timestamp,
  /** Id of the request that added the job, as in the log. */
  requestId: Type.Optional(Type.String()),
  /** Error of the last attempt. */
  error: Type.Optional(Type.String()),
})
export type ServiceJob = Static<typeof ServiceJob>

export const ServiceJobState = ServiceJob.properties.state
export type ServiceJobState = ServiceJob['state']

export const listChatJobs = endpoint({
  method: 'POST',
  service: 'chat',
  path: '/internal/jobs',
  access: 'service',
  summary:
    'For operators, with the service key: the background jobs of chat, those that are due first, or with `newestFirst` those that were added last.',
  body: Type.Object({
    states: Type.Array(ServiceJobState, { maxItems: 4 }),
    limit: Type.Integer({ minimum: 1, maximum: 1000 }),
    /** Only jobs that concern this person. */
    personId: Type.Optional(Id),
    newestFirst: Type.Optional(Type.Boolean()),
  }),
  reply: Type.Array(ServiceJob),
})

export const retryChatJobs = endpoint({
  method: 'POST',
  service: 'chat',
  path: '/internal/jobs/retry',
  access: 'service',
  summary: 'For operators, with the service key: do a job of chat now, or without an id all dead ones.',
  body: Type.Object({ id: Type.Optional(Id) }),
  reply: Type.Object({ retried: Type.Integer() }),
})
