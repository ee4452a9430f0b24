import { jobKind } from './jobKind'
import type { JobQueue } from './jobQueue'
import type { JobTables } from './jobs.schema'

/** A recurring job. Each run is done by one of the processes and is safe to repeat. */
export interface RecurringJob {
  /** Name of the kind of job, which is stored in the database. */
  name: string
  everyMs: number
  run: () => Promise<unknown>
}

export function handleRecurringJobs<Tables extends JobTables>(jobs: JobQueue<Tables>, list: RecurringJob[]) {
  for (const { name, everyMs, run } of list) {
    const kind = jobKind(name)
    jobs.handle(kind, { outside: run })
    jobs.every(kind, everyMs)
  }
}
