import { table } from '../harness/table'
import type { LoadFigures } from './measure'

export interface MeasuredSetup {
  name: string
  /** Figures from the lowest rate to the highest. */
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
    String(perSecond),
    String(Math.round(answered)),
    ...[p50, p95, p99].map((ms) => ms.toFixed(1)),
    String(failed),
    ...[cost.api, cost.site, cost.chat].map((ms) => ms.toFixed(2)),
    cost.database > 0 ? cost.database.toFixed(2) : '–',
    [memory.api, memory.chat, memory.site].map((megabytes) => megabytes.toFixed(0)).join(' / '),
  ]
}
