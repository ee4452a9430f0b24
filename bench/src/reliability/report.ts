import { table } from '../harness/table'
import type { Evaluation } from './checkWrites'
import type { Counts } from './people'

export interface Row extends Counts {
  name: string
  /** True if people may notice the event; false for planned restarts, during which no request may fail. */
  mayFail: boolean
}

export interface PartResult {
  rows: Row[]
  evaluation: Evaluation
  /** Violations other than failed requests and lost writes. */
  violations: string[]
}

const HEAD = ['event', 'reads', 'writes', 'messages', 'failed requests', 'chat connections that ended']
const CLOSES: Record<string, string> = { 0: 'not opened', 1006: 'broken off', 1012: 'told to reconnect' }

export function partTables({ rows, evaluation, violations }: PartResult): string[] {
  const { acknowledged, lost, doubled } = evaluation
  return [
    table(
      HEAD,
      rows.map(({ name, reads, writes, messages, failed, closes }) => [
        name,
        ...[reads, writes, messages].map(String),
        list(failed) || '0',
        list(closes, (code) => CLOSES[code] ?? `closed with ${code}`) || '–',
      ]),
    ),
    `${acknowledged} writes and messages were acknowledged; ${lost} of them were lost, ${doubled} stored twice.`,
    ...violations.map((violation) => `- **${violation}**`),
  ]
}

/** Returns the reasons for which a drill fails. */
export function violationsOf({ rows, evaluation: { lost, doubled }, violations }: PartResult): string[] {
  const unexpected = rows.filter(({ mayFail, failed }) => !mayFail && Object.keys(failed).length > 0)
  return [
    ...unexpected.map(({ name, failed }) => `${name}: ${list(failed)}`),
    ...(lost > 0 ? [`${lost} acknowledged writes lost`] : []),
    ...(doubled > 0 ? [`${doubled} writes stored twice`] : []),
    ...violations,
  ]
}

const list = (counts: Record<string, number>, nameOf = (key: string) => key) =>
  Object.entries(counts)
    .map(([key, count]) => `${count} × ${nameOf(key)}`)
    .join(', ')
