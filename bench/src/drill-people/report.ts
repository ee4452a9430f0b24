import type { BookingDrillResult } from '@mentor-connect/server/testing/bookings/bookingDrill'
import type { DeliveryDrillResult } from '@mentor-connect/server/testing/jobs/deliveryDrill'
import { circumstances } from '../report/circumstances'
import { section, sectionIn } from '../report/section'
import { table } from '../report/table'
import { PARTS, type Found, type Part, type PartReport } from './parts'
import type { Race } from './races'

/** From the decision to the closed socket. */
export const SUSPENSION_GOAL_MS = 5_000

const TITLES: Record<Part, string> = {
  races: 'Races',
  bookings: 'Bookings while processes are killed',
  deliveries: 'Notifications while processes are killed',
  suspensions: 'From the decision to the closed socket',
}

const NOTES: Record<Part, string> = {
  races:
    'Each run has a fresh database, with both services or with two processes on one database. A run fails when an invariant is broken.',
  bookings:
    'A process books, moves, cancels, takes a seat or gives one up, while others want the same, and is killed with SIGKILL: before its first statement, after the first one, after the second one, and so on, after the commit, and after the answer. The next process repeats the request twice, as a client does that got no answer. A run holds if no person is in two places, seats, waiting lists and busy times agree, nothing that was acknowledged is lost, nothing was done twice, and notifications, calendar mails and reminders in the database are exactly those of the changes. “Committed” are the kills after the commit and before the answer.',
  deliveries:
    'Two API processes deliver one notification to each person by mail and by push, to a real SMTP server and to a push service that decrypts. Some are killed with SIGKILL in the middle of a message, and start again. What was handed over right before a kill is sent again: mail and push cannot be exactly once. The database has each effect once.',
  suspensions: `A mentor sends a message every 5 ms and is suspended meanwhile, as on the command line and in the back office. Goal: ${SUSPENSION_GOAL_MS / 1000} s.`,
}

/** The document with new sections for these parts. */
export function updatedReport(document: string, reports: PartReport[]): string {
  const sections = PARTS.map((part) => {
    const measured = reports.find((one) => one.part === part)
    return measured ? sectionOf(measured) : sectionIn(document, part)
  })
  const head =
    '# Safety under races and kills\n\nWritten by `npm run drill:people`, which replaces the sections of the parts that it ran in full.'
  return [head, ...sections].join('\n\n')
}

export const sectionOf = (report: PartReport): string =>
  section(report.part, [
    `## ${TITLES[report.part]}`,
    `${circumstances(report)}.`,
    NOTES[report.part],
    tableOf(report),
  ])

function tableOf({ part, found }: PartReport): string {
  if (part === 'races') return racesTable(found as Record<string, Race[]>)
  if (part === 'bookings') return bookingsTable(found as Record<string, BookingDrillResult[]>)
  if (part === 'deliveries') return deliveriesTable(found as Record<string, DeliveryDrillResult>)
  return suspensionsTable(found as Record<string, number[]>)
}

function racesTable(found: Record<string, Race[]>): string {
  const names = [...new Set(Object.values(found).flatMap((races) => races.map(({ name }) => name)))]
  const outcome = (races: Race[], name: string) => {
    const race = races.find((one) => one.name === name)
    return race ? `${race.passed} of ${race.runs}` : '–'
  }
  return table(
    ['race', ...Object.keys(found).map((database) => `held on ${database}`)],
    names.map((name) => [name, ...Object.values(found).map((races) => outcome(races, name))]),
    { numbersFrom: 1 },
  )
}

const CHANGES: Record<BookingDrillResult['name'], string> = {
  book: 'a session is booked',
  move: 'a session is moved',
  cancel: 'a session is cancelled',
  join: 'a learner takes a seat of a workshop',
  promote: 'a learner leaves a workshop, and another one gets the seat',
}

function bookingsTable(found: Record<string, BookingDrillResult[]>): string {
  const rows = Object.entries(found).flatMap(([database, results]) =>
    results.map(({ name, runs, held, steps, unanswered }) => [
      ...[database, CHANGES[name], String(steps), String(unanswered), `${held} of ${runs}`],
    ]),
  )
  return table(['database', 'change', 'steps', 'committed', 'held'], rows, { numbersFrom: 2 })
}

function deliveriesTable(found: Record<string, DeliveryDrillResult>): string {
  const head = [
    ...['database', 'processes killed', 'deliveries stored as sent', 'counted for limits'],
    ...['people with a mail', 'mails sent twice', 'people with a push', 'pushes sent twice'],
  ]
  const rows = Object.entries(found).map(([database, d]) => [
    database,
    ...[d.killed, d.sent, d.counted, d.mails, d.doubledMails, d.pushes, d.doubledPushes].map(String),
  ])
  return table(head, rows, { numbersFrom: 1 })
}

function suspensionsTable(found: Record<string, number[]>): string {
  const rows = Object.entries(found).map(([database, times]) => {
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => `${Math.round(sorted[Math.ceil(share * sorted.length) - 1]!)}`
    return [database, String(sorted.length), at(0.5), at(0.99), at(1)]
  })
  return table(['database', 'suspensions', 'p50, ms', 'p99, ms', 'max, ms'], rows, { numbersFrom: 1 })
}

/** What the drill must not find. */
export const violationsOf = ({ part, found }: PartReport, people: number): string[] =>
  Object.entries(found).flatMap(([database, result]) =>
    violations(part, result, people).map((problem) => `${database}: ${problem}`),
  )

function violations(part: Part, result: Found[Part], people: number): string[] {
  if (part === 'races') {
    const races = result as Race[]
    if (races.length === 0) return ['no race was run']
    return races
      .filter(({ runs, passed }) => passed < runs)
      .map(({ name, runs, passed }) => `held in ${passed} of ${runs} runs: ${name}`)
  }
  if (part === 'bookings')
    return (result as BookingDrillResult[]).flatMap(({ name, problems }) =>
      problems.map((problem) => `${name}: ${problem}`),
    )
  if (part === 'deliveries') {
    const { sent, counted, mails, pushes } = result as DeliveryDrillResult
    const isOnce = sent === 2 * people && counted === 2 * people && mails === people && pushes === people
    return isOnce ? [] : [`deliveries were lost or stored twice: ${JSON.stringify(result)}`]
  }
  return Math.max(...(result as number[])) > SUSPENSION_GOAL_MS ? ['a suspension took too long'] : []
}
