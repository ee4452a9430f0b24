import type { ServiceJob, ServiceJobState } from '@mentor-connect/shared/contracts/serviceJobs'
import type { Kysely } from 'kysely'
import type { JobTables } from './jobs.schema'
import { countJobs, listJobs, retryJobs, tidyJobs } from './jobAdministration.repo'
import type { Job } from './jobs.repo'

/** How long a job that has ended keeps its key, so that the same one is not added again. */
const KEPT_MS = 7 * 24 * 60 * 60_000

/** What operators and housekeeping do with jobs of every kind. */
export function jobAdministration(db: Kysely<JobTables>, clock: () => Date) {
  return {
    /** Those in one of the states, oldest first. */
    async list(states: ServiceJobState[], limit: number): Promise<ServiceJob[]> {
      return (await listJobs(db, states, limit)).map(present)
    },

    /** Makes a job that waits or is dead due now, with all its tries; without an id all dead ones. Returns how many. */
    retry: (id?: string): Promise<number> => retryJobs(db, id, clock().toISOString()),

    /** How many jobs of each kind wait, and how many are dead. */
    count: () => countJobs(db),

    /** Forgets what ended more than a week ago. Let a recurring job call it. */
    async tidy(): Promise<void> {
      const now = clock()
      const before = new Date(now.getTime() - KEPT_MS).toISOString()
      await tidyJobs(db, { now: now.toISOString(), before })
    },
  }
}

function present({ id, kind, dedupe_key, state, attempts, interrupted, ...row }: Job): ServiceJob {
  return {
    ...{ id, kind, state, attempts, interrupted },
    key: dedupe_key.slice(kind.length + 1),
    runAt: row.run_at,
    createdAt: row.created_at,
    ...(row.error !== null && { error: row.error }),
  }
}
