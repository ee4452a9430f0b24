import type { Blocking } from '@mentor-connect/server/testing/hostile/blocking'
import { BLOCKED_LIMIT_MS, KNOWN_LONG } from './blockingPart'
import type { DrillRow, Latency } from './drillRow'
import { circumstances, type Run } from '../report/circumstances'
import { section, sectionIn } from '../report/section'
import { table } from '../report/table'
import { PARTS, type Part } from './parts'

/** What a part of the drill found, and on what machine. */
export interface PartReport extends Run {
  part: Part
  rows: DrillRow[]
  blocking: Blocking[]
}

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

const TITLES: Record<Part, string> = {
  kills: 'The services are killed during writes',
  restarts: 'PostgreSQL and Redis restart',
  disk: 'The disk is full or read-only',
  clock: 'The clock goes back',
  shutdown: 'The services are stopped',
  attacks: 'Attacks while people use the product',
  blocking: 'How long one request blocks a service',
}

const NOTES: Partial<Record<Part, string>> = {
  attacks: `- *p50 / p99*: of bystanders at an address of their own (four who read and save, two who write messages), while another address attacks with the limits that the product has by default. Compare with the line without an attack. The attacker has a lower priority, because a real one is another machine.
- *longest block*: the longest time in which the event loop of the service was blocked. A burst of many small events counts as one block.`,
  blocking: `Each was sent alone, five times, to a service that does nothing else. Goal: at most ${BLOCKED_LIMIT_MS} ms; *best* counts, because other load of the machine makes single tries longer. *first* includes what is loaded only once.`,
}

/** The document with new sections for these parts. The sections of all other parts stay as they are. */
export function updatedReport(document: string, parts: PartReport[]): string {
  const sections = PARTS.map((part) => {
    const measured = parts.find((report) => report.part === part)
    return measured ? sectionOf(measured) : sectionIn(document, part)
  })
  return `# Reliability of the server

Written by \`npm run drill:server\`, which replaces the sections of the parts that it ran in full. The services run as \`npm start\` runs them; everything that attacks or uses them is on the same machine, over loopback.

*Acknowledged*: bookmarks, enrolments, lesson progress and profiles that the API answered with 200, and messages that chat acknowledged. Afterwards each has to be there exactly once: what is missing is *lost*, what is there twice, or counted twice, *doubled*. What was not acknowledged was sent again, as the site does.

${sections.filter(Boolean).join('\n\n')}
`
}

function sectionOf({ part, rows, blocking, ...run }: PartReport): string {
  const found = part === 'blocking' ? blockingTable(blocking) : mainTable(rows)
  return section(part, [`## ${TITLES[part]}`, `${circumstances(run)}.`, NOTES[part], found])
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
