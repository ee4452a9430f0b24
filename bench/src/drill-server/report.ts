import { cpus, loadavg, totalmem } from 'node:os'
import type { Blocking } from '@mentor-connect/server/testing/hostile/blocking'
import { BLOCKED_LIMIT_MS, KNOWN_LONG } from './blockingPart'
import type { DrillRow, Latency } from './drillRow'

export interface DrillReport {
  rows: DrillRow[]
  blocking: Blocking[]
  /** Load average of the machine before the drill. */
  loadBefore: number
  seconds: number
  /** Parts that were skipped. */
  leftOut: string[]
}

const GIGABYTE = 1024 ** 3

const HEAD = [
  'what was done',
  'acknowledged',
  'lost',
  'doubled',
  'ended by itself',
  'API p50 / p99 ms',
  'chat p50 / p99 ms',
  'longest block API / chat ms',
  'what people see',
]

/** The main table of the drill. */
export function mainTable(rows: DrillRow[]): string {
  return table(HEAD, rows.map(cells))
}

export function report({ rows, blocking, loadBefore, seconds, leftOut }: DrillReport): string {
  const memory = Math.round(totalmem() / GIGABYTE)
  return `# Reliability of the server

Written by \`npm run drill:server\`. The services run as \`npm start\` runs them; everything that attacks or uses them is on the same machine, over loopback.

- ${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${memory} GB
- load average ${loadBefore.toFixed(1)} before the start, ${loadavg()[0]?.toFixed(1)} at the end; ${Math.round(seconds)} s
${leftOut.length > 0 ? `- left out: ${leftOut.join(', ')}\n` : ''}
## Failures and attacks

${mainTable(rows)}
- *acknowledged*: bookmarks, enrolments, lesson progress and profiles that the API answered with 200, and messages that chat acknowledged. Afterwards each has to be there exactly once: what is missing is *lost*, what is there twice, or counted twice, *doubled*. What was not acknowledged was sent again, as the site does.
- *p50 / p99*: of bystanders at an address of their own (four who read and save, two who write messages), while another address attacks with the limits that the product has by default. Compare with the line without an attack. The attacker has a lower priority, because a real one is another machine.
- *longest block*: the longest time in which the event loop of the service was blocked. A burst of many small events counts as one block.

## How long one request blocks a service

Each was sent alone, five times, to a service that does nothing else. Goal: at most ${BLOCKED_LIMIT_MS} ms; *best* counts, because other load of the machine makes single tries longer. *first* includes what is loaded only once.

${blockingTable(blocking)}`
}

function blockingTable(rows: Blocking[]): string {
  const sorted = rows.toSorted((a, b) => b.blockedMs - a.blockedMs)
  return table(
    ['request', 'best, ms', 'first, ms', 'bytes back'],
    sorted.map(({ name, blockedMs, firstMs, answerBytes }) => [
      name,
      `${ms(blockedMs)}${blockedMs > BLOCKED_LIMIT_MS ? ` **over** (${KNOWN_LONG.get(name) ?? 'not known before'})` : ''}`,
      ms(firstMs),
      String(answerBytes),
    ]),
  )
}

function cells({ what, evaluation, crashes, api, chat, blocked, seen, violations }: DrillRow): string[] {
  const count = (value: number | undefined) => (value === undefined ? '–' : String(value))
  return [
    what,
    ...[
      count(evaluation?.acknowledged),
      count(evaluation?.lost),
      count(evaluation?.doubled),
      String(crashes.length),
    ],
    ...[latency(api), latency(chat)],
    blocked ? `${ms(blocked.api)} / ${ms(blocked.chat)}` : '–',
    [seen, ...violations.map((violation) => `**${violation}**`)]
      .join('; ')
      .replaceAll('|', '\\|')
      .replaceAll('\n', ' '),
  ]
}

const latency = (given: Latency | undefined) => (given ? `${ms(given.p50)} / ${ms(given.p99)}` : '–')
const ms = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0))

function table(head: string[], rows: string[][]): string {
  const line = (columns: string[]) => `| ${columns.join(' | ')} |`
  return `${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}\n`
}
