import { HOUR_MS, MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import type { ApiDependencies } from '../kernel/dependencies'
import type { RecurringDependencies } from '../kernel/domain'
import { collectOrphans } from '../kernel/files/collectOrphans'
import { deleteOldRemovals } from '../kernel/removed-pages/removedPages.repo'
import { copyJournal } from '../kernel/restore-journal/journalCopy'
import { handleRecurringJobs } from '../platform/jobs/recurringJob'
import { DOMAINS } from './domains'
import { deleteOldHealth } from './release-health/releaseHealth.repo'

/** Time in ms for which removed pages are remembered. By then, search engines have dropped them. */
const REMOVALS_KEPT_MS = 365 * 24 * HOUR_MS
/**
 * Time in ms for which reports about releases are kept. It is longer than the period in which a canary
 * release is watched.
 */
const HEALTH_KEPT_MS = 8 * 24 * HOUR_MS
const HEALTH_ROWS_MAX = 1_000_000

type Dependencies = RecurringDependencies & Pick<ApiDependencies, 'files'>

/** Registers the recurring jobs of all domains, and those that belong to no domain. */
export function handleHousekeeping(dependencies: Dependencies) {
  const { db, jobs, clock } = dependencies
  handleRecurringJobs(jobs, [
    { name: 'tidy', everyMs: HOUR_MS, run: () => removeExpired(db, clock()).then(jobs.tidy) },
    { name: 'files.collect', everyMs: HOUR_MS, run: () => collectOrphans(dependencies, clock()) },
    { name: 'restore-journal.copy', everyMs: MINUTE_MS, run: () => copyJournal(dependencies, clock) },
    ...DOMAINS.flatMap(({ recurringJobs }) => recurringJobs(dependencies)),
  ])
}

/** Deletes expired rows. */
export async function removeExpired(db: ApiDependencies['db'], now: Date) {
  for (const { deleteExpired } of DOMAINS) await deleteExpired(db, now)
  await deleteOldRemovals(db, new Date(now.getTime() - REMOVALS_KEPT_MS).toISOString())
  await deleteOldHealth(db, new Date(now.getTime() - HEALTH_KEPT_MS).toISOString(), HEALTH_ROWS_MAX)
}
