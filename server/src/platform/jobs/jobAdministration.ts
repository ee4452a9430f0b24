import type { ServiceJob } from '@mentor-connect/contract/api/serviceJobs'
import { WEEK_MS } from '@mentor-connect/contract/rules/durations'
import type { Kysely } from 'kysely'
import type { JobTables } from './jobs.schema'
import {
  countJobs,
  listJobs,
  oldestDueJobs,
  retryJobs,
  tidyJobs,
  type JobFilter,
} from './jobAdministration.repo'
import type { Job } from './jobs.repo'

/** The time for which an ended job is kept, so that a job with the same key is not added again. */
const KEPT_MS = WEEK_MS

/** Administration of jobs for operators and housekeeping. */
export function jobAdministration(db: Kysely<JobTables>, clock: () => Date) {
  return {
    /** Returns the jobs in one of these states. The job that is due first comes first. */
    async list(filter: JobFilter): Promise<ServiceJob[]> {
      return (await listJobs(db, filter)).map(present)
    },

    /**
     * Makes a waiting or dead job due now and resets its attempts. If no id is given, it does so for all dead
     * jobs. Returns the number of jobs.
     */
    retry: (id?: string): Promise<number> => retryJobs(db, id, clock().toISOString()),

    /** Counts the waiting and the dead jobs of each kind. */
    count: () => countJobs(db),

    /** Returns, for each kind, the number of seconds for which its oldest due job has been waiting. */
    async lag(): Promise<{ kind: string; seconds: number }[]> {
      const now = clock()
      const oldest = await oldestDueJobs(db, now.toISOString())
      return oldest.map(({ kind, due_at }) => ({
        kind,
        seconds: (now.getTime() - Date.parse(due_at)) / 1000,
      }))
    },

    /** Deletes jobs that ended more than a week ago. Call it from a recurring job. */
    async tidy(): Promise<void> {
      const now = clock()
      const before = new Date(now.getTime() - KEPT_MS).toISOString()
      await tidyJobs(db, { now: now.toISOString(), before })
    },
  }
}

function present({ id, kind, dedupe_key, state, attempts, interrupted, ...row }: Job): ServiceJob {
  return {
    id,
    kind,
    state,
    attempts,
    interrupted,
    key: dedupe_key.slice(kind.length + 1),
    runAt: row.run_at,
    createdAt: row.created_at,
    ...(row.request_id !== null && { requestId: row.request_id }),
    ...(row.error !== null && { error: row.error }),
  }
}
