import { listAppeals } from '@mentor-connect/contract/admin/appeals'
import { listApplications } from '@mentor-connect/contract/admin/applications'
import { listCases } from '@mentor-connect/contract/admin/cases'
import { listFeeds } from '@mentor-connect/contract/admin/feeds'
import { listWaitingPosts } from '@mentor-connect/contract/admin/community'
import { listConsents } from '@mentor-connect/contract/admin/guardians'
import { listJobs } from '@mentor-connect/contract/admin/jobs'
import { listNoShowMentors } from '@mentor-connect/contract/admin/missedSessions'
import { listWaitingOpenings } from '@mentor-connect/contract/admin/openings'
import { getWaiting, type Waiting, type WaitingKind } from '@mentor-connect/contract/admin/waiting'
import type { AnyEndpoint } from '@mentor-connect/contract/api/endpoint'
import type { OperatorRole } from '@mentor-connect/contract/rules/operatorRoles'
import type { FastifyInstance } from 'fastify'
import { listJobs as list } from '../../operator/jobActs'
import type { AdminDependencies } from '../dependencies'
import { serveOperator } from '../serveOperator'
import {
  overdueBefore,
  waitingAppeals,
  waitingApplications,
  waitingCases,
  waitingConsents,
  waitingFeeds,
  waitingMissedSessions,
  waitingOpenings,
  waitingPosts,
} from './waiting.query'

/**
 * Kind → endpoint of the list that shows all waiting items of this kind. Operators who may open the list see
 * the number of items.
 */
const LISTS: Record<WaitingKind, AnyEndpoint> = {
  applications: listApplications,
  openings: listWaitingOpenings,
  feeds: listFeeds,
  community: listWaitingPosts,
  cases: listCases,
  appeals: listAppeals,
  guardians: listConsents,
  missedSessions: listNoShowMentors,
  jobs: listJobs,
}

const COUNTS = {
  applications: waitingApplications,
  openings: waitingOpenings,
  feeds: waitingFeeds,
  community: waitingPosts,
  cases: waitingCases,
  appeals: waitingAppeals,
  guardians: waitingConsents,
  missedSessions: waitingMissedSessions,
} as const

export function registerWaitingRoutes(app: FastifyInstance, dependencies: AdminDependencies) {
  const { db, clock } = dependencies

  serveOperator(app, getWaiting, async (_call, { operator: { role } }) => {
    const waiting: Waiting[] = []
    for (const kind of Object.keys(COUNTS) as (keyof typeof COUNTS)[])
      if (mayOpen(role, LISTS[kind])) waiting.push({ kind, ...(await COUNTS[kind](db, clock())) })
    if (!mayOpen(role, LISTS.jobs)) return { data: { waiting, hasChat: true } }
    const { hasChat, ...failed } = await failedJobs(dependencies)
    return { data: { waiting: [...waiting, { kind: 'jobs' as const, ...failed }], hasChat } }
  })
}

const mayOpen = (role: OperatorRole, { operators }: AnyEndpoint) =>
  role === 'owner' || operators?.roles.includes(role) === true

/** Maximum number of failed jobs that are counted for each service. */
const JOBS_COUNTED = 1000

async function failedJobs(dependencies: AdminDependencies) {
  const { jobs, chatError } = await list(dependencies, { states: ['dead'], limit: JOBS_COUNTED })
  if (chatError) dependencies.logger?.warn({ err: chatError }, 'the jobs of chat are not counted')
  const before = overdueBefore('jobs', dependencies.clock())
  const times = jobs.map(({ runAt }) => runAt).sort()
  return {
    count: times.length,
    overdue: times.filter((at) => at < before).length,
    oldest: times[0] ?? null,
    hasChat: chatError === undefined,
  }
}
