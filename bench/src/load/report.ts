import { table } from '../report/table'
import { MIX } from './journeys'
import type { LoadFigures } from './measure'

export interface MeasuredSetup {
  name: string
  /** From the lowest to the highest rate. */
  figures: LoadFigures[]
}

const HEAD = [
  'setup',
  'sent/s',
  'answered/s',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'failed',
  'API ms',
  'site ms',
  'chat ms',
  'database ms',
  'API / chat / site MB',
]

export function loadTable(measured: MeasuredSetup[]): string {
  const rows = measured.flatMap(({ name, figures }) => figures.map((one) => [name, ...cells(one)]))
  return table(HEAD, rows, { numbersFrom: 1 })
}

function cells({ perSecond, answered, p50, p95, p99, failed, cost, memory }: LoadFigures): string[] {
  return [
    ...[perSecond, Math.round(answered)].map(String),
    ...[p50, p95, p99].map((ms) => ms.toFixed(1)),
    String(failed),
    ...[cost.api, cost.site, cost.chat].map((ms) => ms.toFixed(2)),
    cost.database > 0 ? cost.database.toFixed(2) : '–',
    [memory.api, memory.chat, memory.site].map((megabytes) => megabytes.toFixed(0)).join(' / '),
  ]
}

/** Share of requests. */
const LATE_MAX = 0.01

export function loadParagraphs(measured: MeasuredSetup[], run: string, rounds: number): string[] {
  const late = measured.some(({ figures }) => figures.some((one) => one.late > LATE_MAX))
  const share = (who: keyof typeof MIX) => `${Math.round(MIX[who] * 100)} %`
  return [
    '## Mixed load',
    `${run}; medians of ${rounds} rounds.`,
    `Written by \`npm run bench:load\`. Requests arrive at random, whether or not earlier ones were answered, and count from when they were due. ${share('visitor')} are of visitors (half of them pages), ${share('learner')} of learners (two of five save progress), ${share('mentor')} of mentors; one of twenty is a chat message until its acknowledgement. Services, databases and this load share the machine, without a proxy: compare processor time (*API ms* and so on: of one request, page or message in its service; *database ms*: of any of them in PostgreSQL), not throughput.`,
    loadTable(measured),
    late ? 'In some rows this program was late itself: their times are too long.' : '',
  ]
}
