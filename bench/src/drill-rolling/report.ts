import type { Evaluation } from '../drill-server/checkWrites'
import { circumstances, type Run } from '../report/circumstances'
import { table } from '../report/table'
import { sumOf, type Counts } from './counts'

export interface RollingRow extends Counts {
  what: string
  /** Whether the process was asked to stop: then nobody may notice. */
  isPlanned: boolean
}

const HEAD = [
  'what was done',
  'reads',
  'writes',
  'messages',
  'failed requests',
  'chat connections that ended',
]
const CLOSES: Record<string, string> = {
  0: 'not opened',
  1006: 'broken off',
  1012: 'told to reconnect (1012)',
}

export function rollingTable(rows: RollingRow[]): string {
  return table(
    HEAD,
    rows.map(({ what, reads, writes, messages, failed, closes }) => [
      what,
      ...[reads, writes, messages].map(String),
      sumOf(failed) === 0 ? '0' : listed(failed, (name) => name),
      listed(closes, (code) => CLOSES[code] ?? `closed with ${code}`) || '–',
    ]),
  )
}

export function rollingParagraphs(
  rows: RollingRow[],
  { acknowledged, lost, doubled }: Evaluation,
  run: Run,
): string[] {
  return [
    '## Rolling restarts',
    `${circumstances(run)}.`,
    'Written by `npm run drill:rolling`: two processes each of the main API, of chat and of the site, in production mode from a distribution, with PostgreSQL, Redis and a stand-in for an S3 service that holds the site and the uploads, behind Caddy with TLS and `deploy/caddy/Caddyfile`. Two visitors read pages and the API, two learners write, two pairs talk, all without a pause. Visitors never ask twice: each response other than 200 counts as failed. Writes and messages that were not acknowledged are sent again, as the site does.',
    rollingTable(rows),
    `${acknowledged} writes and messages were acknowledged; ${lost} of them were lost, ${doubled} stored twice. Goals: 0 failed requests while processes are restarted, 0 acknowledged writes lost in all. While PostgreSQL is away nothing can be written, and the proxy answers in place of the services, which are not ready.`,
  ]
}

const listed = (counted: Record<string, number>, nameOf: (name: string) => string) =>
  Object.entries(counted)
    .map(([name, count]) => `${count} × ${nameOf(name)}`)
    .join(', ')
