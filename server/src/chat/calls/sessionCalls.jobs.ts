import { OPEN_SESSIONS_MAX } from '@mentor-connect/contract/messages/callsInternal'
import { jobKind } from '../../platform/jobs/jobKind'
import type { ChatDependencies } from '../dependencies'
import type { CallNode } from './callNode'
import { sessionCallsAfter } from './calls.repo'

const endCancelled = jobKind('calls.end-cancelled')

/**
 * Ends the calls of sessions that have been cancelled or moved. Chat asks the main API for such sessions, so
 * that the code that changes sessions need not know calls. While the main API is not available, calls
 * continue.
 */
export function handleSessionCalls({
  db,
  people,
  jobs,
  timing,
  calls,
}: Pick<ChatDependencies, 'db' | 'people' | 'jobs' | 'timing'> & { calls: CallNode }) {
  async function endCancelledAfter(lastId: string): Promise<string | undefined> {
    const open = await sessionCallsAfter(db, lastId, OPEN_SESSIONS_MAX)
    if (open.length === 0) return undefined
    const stillOpen = await people.openSessions(open.map(({ session_id }) => session_id))
    for (const { id, session_id } of open) if (!stillOpen.has(session_id)) await calls.stop(id, 'cancelled')
    return open.at(-1)?.id
  }

  jobs.handle(endCancelled, {
    async outside() {
      for (let lastId: string | undefined = ''; lastId !== undefined;)
        lastId = await endCancelledAfter(lastId)
    },
  })
  jobs.every(endCancelled, timing.sessionCalls)
}
