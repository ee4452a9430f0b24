import { minute, table } from '@mentor-connect/server/operator/table'
import type { ReleaseRow } from './listReleases'

const HEADINGS = [
  'area',
  'release',
  'state',
  'since (UTC)',
  'contract',
  'scripts (br)',
  'by',
  'commit',
  'reason',
]

function cells({ area, release, state, since, contract, bytes, by, commit, reason }: ReleaseRow): string[] {
  return [
    area,
    release,
    state,
    minute(since),
    contract,
    `${(bytes / 1000).toFixed(0)} kB`,
    by ?? '',
    commit ? commit.replace(/^(.{12})[0-9a-f]*/, '$1') : '',
    reason ?? '',
  ]
}

/** The releases of a site for a terminal. */
export function releaseTable(rows: ReleaseRow[]): string {
  return table(HEADINGS, rows.map(cells), 'Nothing has been released yet.')
}
