import { jobKind } from '../platform/jobs/jobKind'
import type { ChatDependencies } from './dependencies'

const HOUR_MS = 60 * 60_000
const tidy = jobKind('tidy')

/** What has to be done again and again, by one of all processes each time. */
export function handleHousekeeping({ jobs }: Pick<ChatDependencies, 'jobs'>) {
  jobs.handle(tidy, { outside: jobs.tidy })
  jobs.every(tidy, HOUR_MS)
}
