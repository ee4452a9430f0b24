import { jobKind } from '../../platform/jobs/jobKind'
import type { ChatDependencies } from '../dependencies'

/** A report as it is sent to the main API, which stores all reports. */
export interface ForwardedReport {
  reportId: string
  reporterId: string
  reportedId: string
  seq?: number
  reason: string
}

export const forwardReport = jobKind<ForwardedReport>('reports.forward')

/** Forwards reports to the main API, and retries until it has confirmed them. */
export function handleReports({ jobs, people }: Pick<ChatDependencies, 'jobs' | 'people'>) {
  jobs.handle(forwardReport, { outside: (report) => people.report(report) })
}
