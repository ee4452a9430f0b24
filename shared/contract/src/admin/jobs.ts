import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { ServiceJob, ServiceJobState } from '../api/serviceJobs'
import { Id, literals } from '../api/wire'

const support = { roles: ['support'] } as const

export const JOB_STATES = ['dead', 'waiting', 'done', 'expired'] as const satisfies ServiceJobState[]
export const JOBS_SHOWN = 100

const AdminJob = Type.Object({ ...ServiceJob.properties, service: literals(['api', 'chat'] as const) })
export type AdminJob = Static<typeof AdminJob>

export const listJobs = endpoint({
  method: 'GET',
  path: '/api/jobs',
  access: 'operator',
  operators: support,
  summary: `The first ${JOBS_SHOWN} background jobs of each service in a state, those that are due first.`,
  query: Type.Object({ state: Type.Optional(literals(JOB_STATES)) }),
  reply: Type.Object({
    jobs: Type.Array(AdminJob),
    /** False if the chat service did not respond. Its jobs are then missing from the list. */
    hasChat: Type.Boolean(),
  }),
})

export const retryJobs = endpoint({
  method: 'POST',
  path: '/api/jobs/retry',
  access: 'operator',
  operators: support,
  summary:
    'Does waiting or failed jobs now, each with a full set of tries. Jobs that are done already are left out.',
  body: Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 2 * JOBS_SHOWN }) }),
  reply: Type.Object({ retried: Type.Integer() }),
})
