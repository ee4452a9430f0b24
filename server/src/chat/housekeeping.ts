import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { jobKind } from '../platform/jobs/jobKind'
import { deleteOldTraces } from './actions/traces.repo'
import { deleteUnrecordedCalls } from './calls/personalCalls.repo'
import type { ChatDependencies } from './dependencies'
import { deleteLeftRooms } from './rooms/personalRooms.repo'
import { deleteLeftConversations } from './personal-data/leftConversations.repo'

const CONVERSATIONS_AT_ONCE = 200
const tidy = jobKind('tidy')

type Dependencies = Pick<ChatDependencies, 'jobs' | 'db' | 'clock' | 'config'>

/** Registers the recurring jobs. Each run is done by only one of the processes. */
export function handleHousekeeping(dependencies: Dependencies) {
  const { jobs } = dependencies
  jobs.handle(tidy, {
    outside: async () => {
      await deleteLeft(dependencies)
      await deleteOldTraces(dependencies.db, dependencies.clock())
      await deleteUnrecordedCalls(dependencies.db, dependencies.clock())
      await jobs.tidy()
    },
  })
  jobs.every(tidy, HOUR_MS)
}

/**
 * Deletes messages that nobody can read any more, after the period in which somebody may still complain about
 * them.
 */
export async function deleteLeft({
  db,
  clock,
  config: { leftMessagesMonths: months },
}: Omit<Dependencies, 'jobs'>) {
  if (months === 0) return
  const before = clock()
  before.setUTCMonth(before.getUTCMonth() - months)
  await deleteLeftConversations(db, before.toISOString(), CONVERSATIONS_AT_ONCE)
  await deleteLeftRooms(db, before.toISOString(), CONVERSATIONS_AT_ONCE)
}
