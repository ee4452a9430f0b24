import type { AreaReport } from '@mentor-connect/contract/api/releaseHealth'
import { VITALS, vitalRange } from '@mentor-connect/contract/rules/releaseHealth'
import type { ReleaseBrowsersTable } from '../../kernel/database/releaseHealthTables'
import type { ApiDependencies } from '../../kernel/dependencies'
import { hasRoom, isKnownBrowser, record } from './releaseHealth.repo'
import type { Reporter } from './viewTokens'

/**
 * Stores a browser's observations about each area of a page. Reports beyond the limits of the network are
 * dropped.
 *
 * @returns the reports that were stored
 */
export async function recordReports(
  db: ApiDependencies['db'],
  reports: AreaReport[],
  reporter: Reporter,
  now: Date,
): Promise<AreaReport[]> {
  const stored: AreaReport[] = []
  for (const report of reports) {
    const row = rowOf(report, reporter, now.toISOString())
    if (!(await isKnownBrowser(db, row)) && !(await hasRoom(db, row))) continue
    await record(db, row)
    stored.push(report)
  }
  return stored
}

function rowOf(report: AreaReport, { browser, network }: Reporter, now: string): ReleaseBrowsersTable {
  const { area, release, failed, error, load } = report
  const vitals = VITALS.flatMap((vital) => {
    const value = report[vital]
    return value === undefined ? [] : [[vital, vitalRange(vital, value)] as const]
  })
  return {
    area,
    release,
    browser,
    network,
    first_at: now,
    last_at: now,
    failed_at: failed ? now : null,
    error_at: error ? now : null,
    loaded_at: load ? now : null,
    slow_at: load === 'slow' ? now : null,
    lcp: null,
    inp: null,
    cls: null,
    ...Object.fromEntries(vitals),
  }
}
