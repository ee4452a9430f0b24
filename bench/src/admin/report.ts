import type { OfficeSize } from '@mentor-connect/server/testing/office/size'
import { circumstances, type Run } from '../report/circumstances'
import { table } from '../report/table'
import type { Figures } from './measure'

/** No request may take longer, in ms: the 95th percentile counts. */
export const GOAL_MS = 200

export interface Measured {
  database: string
  figures: Figures[]
  /** ms for the whole chain of the audit. */
  verification: number
}

export const isOver = ({ p95 }: Figures) => p95 > GOAL_MS

export function report(measured: Measured[], size: OfficeSize, run: Run, rounds: number): string {
  const count = (value: number) => value.toLocaleString('en-IN')
  const { learners, mentors, cases, courses, certificates, records, jobs } = size
  return `# The back office at size

Written by \`npm run bench:admin\`: every list, search, next page and record of the back office over HTTP, with ${count(learners + mentors)} people, ${count(mentors)} of them mentors and applications, ${count(cases)} cases with reports and evidence, ${count(courses)} courses, ${count(certificates)} certificates, ${count(records)} views in the audit and ${count(jobs)} jobs. ${rounds} requests each over loopback, in turns with the yardstick: a request that reads the session only. Times depend on what else the machine does, the ratios much less.

- ${circumstances(run)}
- goal: at most ${GOAL_MS} ms for 95 of 100 requests

${measured.map(section).join('\n')}`
}

function section({ database, figures, verification }: Measured): string {
  const rows = figures.map((one) => [
    ...[one.screen, one.name + (isOver(one) ? ' **over**' : '')],
    ...[one.p50, one.p95, one.max].map((ms) => ms.toFixed(1)),
    `${one.ratio.toFixed(1)} ×`,
  ])
  const head = ['screen', 'request', 'p50, ms', 'p95, ms', 'max, ms', 'to the yardstick']
  return `## ${database}

${table(head, rows, { numbersFrom: 2 })}
Verifying the whole chain of the audit, which is no list: ${verification.toFixed(0)} ms.
`
}
