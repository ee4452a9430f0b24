import { table } from '../report/table'
import { quantile } from '../statistics'

export interface Outcome {
  query: string
  /** Ids of courses that are not on the first page. */
  missed: string[]
  /** Number of courses that should be. */
  wanted: number
  /** Ids of courses on the first page that should not be. */
  falseHits: string[]
  isWidened: boolean
  ms: number
}

export function report(outcomes: Outcome[], generated: number, run: string): string {
  const wanted = sum(outcomes.map((outcome) => outcome.wanted))
  const missed = sum(outcomes.map((outcome) => outcome.missed.length))
  const exact = outcomes.filter(({ isWidened }) => !isWidened)
  const widened = outcomes.filter(({ isWidened }) => isWidened)
  const withFalse = outcomes.filter(({ falseHits }) => falseHits.length > 0)
  return `# Search

Written by \`npm run bench:search\`: ${outcomes.length} searches in both scripts (\`server/demo/searches.json\`) in the demo catalogue and ${generated.toLocaleString('en')} generated courses, in SQLite. The searches were written by the people who tuned the search, so they show what it is meant to find rather than what everybody types. A hit is a course on the first page; a false hit is a course that the list names as unwanted, or a generated one.

${run}.

- Hits: ${wanted - missed} of ${wanted} (${percent(wanted - missed, wanted)}).
- Searches with a false hit on the first page: ${withFalse.length} of ${outcomes.length}.

${timesTable([
  ['words as they were typed', exact],
  ['similar words as well', widened],
])}
${listOf(
  'Missed',
  outcomes.filter((one) => one.missed.length > 0),
  ({ missed: ids }) => ids,
)}
${listOf('False hits', withFalse, ({ falseHits }) => falseHits)}
`
}

function timesTable(groups: [string, Outcome[]][]) {
  const ms = (values: number[], share: number) => quantile(values, share).toFixed(1)
  const rows = groups.map(([name, outcomes]) => {
    const times = outcomes.map((outcome) => outcome.ms)
    return [name, String(outcomes.length), ms(times, 0.5), ms(times, 0.95)]
  })
  return table(['Searches for', 'number', 'median ms', 'p95 ms'], rows, { numbersFrom: 1 })
}

function listOf(title: string, outcomes: Outcome[], ids: (outcome: Outcome) => string[]) {
  if (outcomes.length === 0) return ''
  const shown = outcomes.map((outcome) => [outcome.query, ids(outcome).slice(0, 3).join(', ')])
  return `## ${title}\n\n${table(['search', 'courses'], shown)}`
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
