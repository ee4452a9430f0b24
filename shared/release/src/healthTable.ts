import { minute, table } from '@mentor-connect/contract/rules/textTable'
import type { HealthRow } from './target'

const HEADINGS = [
  'release',
  'state',
  'since (UTC)',
  'browsers',
  'failed loads',
  'errors',
  'slow loads',
  'LCP',
  'INP',
  'CLS',
]

/** Formats the numbers of an area's releases for a terminal. */
export function healthTable(rows: HealthRow[]): string {
  return table(HEADINGS, rows.map(cells), 'No browser has reported anything yet.')
}

function cells({
  release,
  state,
  since,
  browsers,
  failed,
  errors,
  slow,
  lcp,
  inp,
  cls,
}: HealthRow): string[] {
  return [
    release,
    state,
    minute(since),
    String(browsers),
    percent(failed),
    percent(errors),
    percent(slow),
    upTo(lcp, (ms) => `${ms} ms`),
    upTo(inp, (ms) => `${ms} ms`),
    upTo(cls, (thousandths) => String(thousandths / 1000)),
  ]
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`

/** Formats the value that three quarters of the browsers do not exceed. */
function upTo(edge: number | null | undefined, text: (edge: number) => string): string {
  if (edge === undefined) return '–'
  return edge === null ? 'above all ranges' : `≤ ${text(edge)}`
}
