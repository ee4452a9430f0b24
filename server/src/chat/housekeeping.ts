import { jobKind } from '../platform/jobs/jobKind'
import type { ChatDependencies } from './dependencies'

const HOUR_MS = 60 * 60_000
const tidy = jobKind('tidy')

/** Recurring jobs; each run is done by one of the processes. */
export function handleHousekeeping({ jobs }: Pick<ChatDependencies, 'jobs'>) {
  jobs.handle(tidy, { outside: jobs.tidy })
  jobs.every(tidy, HOUR_MS)
}
