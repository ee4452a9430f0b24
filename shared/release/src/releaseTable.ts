import { minute, table } from '@mentor-connect/contract/rules/textTable'
import type { ReleaseRow } from './target'

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
    commit ? shortCommit(commit) : '',
    reason ?? '',
  ]
}

/** Shortens a commit to 12 digits and keeps the mark for uncommitted changes. */
export const shortCommit = (commit: string): string => commit.replace(/^(.{12})[0-9a-f]*/, '$1')

/** Formats the releases of a site for a terminal. */
export function releaseTable(rows: ReleaseRow[]): string {
  return table(HEADINGS, rows.map(cells), 'Nothing has been released yet.')
}
