import { table } from '../report/table'
import { median, quantile } from '../statistics'
import type { Outcome } from './measureSearch'

export interface Measured {
  database: string
  outcomes: Outcome[]
}

/** A search may cost this many times what the words as they were typed cost. */
const RATIO_MAX = 2

export function report(measured: Measured[], generated: number, run: string): string {
  return `# Search

Written by \`npm run bench:search\`: ${measured[0]?.outcomes.length} searches in both scripts (\`server/demo/searches.json\`) in the demo catalogue and ${generated.toLocaleString('en')} generated courses. The searches were written by the people who tuned the search, so they show what it is meant to find rather than what everybody types. A hit is a course on the first page; a false hit is a course that the list names as unwanted, or a generated one.

${run}.

## Cost

The yardstick is the first page of the same search for the words as they were typed, in a stored order: what a search cost before it ranked results and looked for similar words. Both are measured in turns, five times each; a figure is the median of the searches' medians, and the goal is at most ${RATIO_MAX} ×.

${costTable(measured)}

${measured.map(hitsOf).join('\n')}
`
}

const GROUPS = [
  ['words as they were typed', (outcome: Outcome) => !outcome.isWidened],
  ['similar words as well', (outcome: Outcome) => outcome.isWidened],
  ['all', () => true],
] as const

function costTable(measured: Measured[]) {
  const rows = measured.flatMap(({ database, outcomes }) =>
    GROUPS.map(([name, isIn]) => [database, name, ...costRow(outcomes.filter(isIn))]),
  )
  const head = ['Database', 'Found by', 'searches', 'ms', 'p95 ms', 'yardstick ms', '×', 'p95 ×']
  return table(head, rows, { numbersFrom: 2 })
}

function costRow(outcomes: Outcome[]): string[] {
  const times = outcomes.map(({ ms }) => ms)
  const exact = outcomes.map(({ exactMs }) => exactMs)
  const ratios = outcomes.map(({ ms, exactMs }) => ms / exactMs)
  const figures = [
    median(times),
    quantile(times, 0.95),
    median(exact),
    median(ratios),
    quantile(ratios, 0.95),
  ]
  return [String(outcomes.length), ...figures.map((figure) => figure.toFixed(1))]
}

function hitsOf({ database, outcomes }: Measured): string {
  const wanted = sum(outcomes.map((outcome) => outcome.wanted))
  const missed = sum(outcomes.map((outcome) => outcome.missed.length))
  const withMissed = outcomes.filter((outcome) => outcome.missed.length > 0)
  const withFalse = outcomes.filter(({ falseHits }) => falseHits.length > 0)
  return `## Hits on ${database}

- Hits: ${wanted - missed} of ${wanted} (${percent(wanted - missed, wanted)}).
- Searches with a false hit on the first page: ${withFalse.length} of ${outcomes.length}.

${listOf('Missed', withMissed, (outcome) => outcome.missed)}
${listOf('False hits', withFalse, (outcome) => outcome.falseHits)}`
}

function listOf(title: string, outcomes: Outcome[], ids: (outcome: Outcome) => string[]) {
  if (outcomes.length === 0) return ''
  const shown = outcomes.map((outcome) => [outcome.query, ids(outcome).slice(0, 3).join(', ')])
  return `### ${title}\n\n${table(['search', 'courses'], shown)}`
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
