import { table } from '../report/table'
import { median } from '../statistics'
import { CANDIDATES, type CandidateId } from './candidates'
import type { Idle } from './idle'
import { FAST, SLOW, type ChatFigures, type Round } from './measureChat'

export interface Circumstances {
  run: string
  pairs: number
  rounds: number
  idle: Idle
}

/** Of what a bare relay and storing alone cost together. */
const OVER_SUM_MAX = 1.25
/** What the two cost together before this goal was set, in µs. */
const FORMER_SUM = 39
/** Of what socket.io costs that stores one row per message, at the moderate rate. */
const OF_STORING_MAX = 0.6
const P99_MAX_MS = 15
const IDLE_MAX_KB = 20

/** The complete text of `docs/benchmarks/chat.md`. */
export function benchReport(figures: ChatFigures[], { run, pairs, rounds, idle }: Circumstances): string {
  const goals = [...figures.flatMap(goalsOf), idleGoal(idle)]
  return `# Chat under load

Written by \`npm run bench:chat\`. ${run}; medians of ${rounds} interleaved rounds, with the smallest and largest value of processor times.

Everything ran on one machine over loopback, the load generator beside the server, so the rates are lower bounds and the processor time of the server's process per message is the figure to compare. ${pairs} pairs of people send messages of about 180 bytes.

- **${CANDIDATES.ours}**: every message is checked, numbered, stored, acknowledged, then delivered; rate limit lifted.
- **${CANDIDATES.relay}**: forwards, keeps nothing and acknowledges nothing.
- **${CANDIDATES.storing}**: one row per message in the same kind of database, acknowledged when it is stored.
- **${CANDIDATES.batching}**: the same, but what arrives during a write is stored by the next one.

SQLite runs in the process of the server, with an fsync per transaction. The processes of PostgreSQL and Redis are not counted. Only our service uses Redis; it is one process of several that could share the work, which the baselines cannot.

${figures.map(storageSection).join('\n')}
One node held ${idle.connections} idle connections, made in ${idle.seconds.toFixed(0)} s, at ${idle.kbPerConnection.toFixed(1)} KB each.

## Goals

${table(['Storage', 'Goal', 'Measured', ''], goals)}`
}

const HEAD = [
  ...['', 'highest rate /s', 'p50 / p99 ms there', 'CPU µs per message there'],
  ...[`${FAST}/s: p50 / p99 ms`, 'CPU µs', `${SLOW}/s: p50 / p99 ms`, 'CPU µs'],
]

function storageSection({ storage, rounds, storing }: ChatFigures) {
  const rows = (Object.keys(CANDIDATES) as CandidateId[]).map((id) => row(CANDIDATES[id], rounds[id]))
  return `## ${storage}

${table(HEAD, rows, { numbersFrom: 1 })}
Storing alone, in the same statements and transactions and without any socket, costs ${withSpread(storing)} µs per message.
`
}

function row(name: string, rounds: Round[]) {
  const latency = (load: keyof Round) =>
    `${ms(middle(rounds, load, 'p50'))} / ${ms(middle(rounds, load, 'p99'))}`
  const cpu = (load: keyof Round) => withSpread(rounds.map((round) => round[load].cpu))
  const held = middle(rounds, 'fast', 'rate')
  return [
    ...[name, Math.round(middle(rounds, 'full', 'rate')).toString(), latency('full'), cpu('full')],
    `${latency('fast')}${held < 0.9 * FAST ? ` (held ${Math.round(held)}/s)` : ''}`,
    ...[cpu('fast'), latency('slow'), cpu('slow')],
  ]
}

function goalsOf({ storage, rounds, storing }: ChatFigures) {
  const cpu = (id: CandidateId, load: keyof Round) => middle(rounds[id], load, 'cpu')
  const sum = cpu('relay', 'full') + median(storing)
  const overSum = cpu('ours', 'full') / sum
  const ofStoring = cpu('ours', 'fast') / cpu('storing', 'fast')
  const p99 = middle(rounds.ours, 'fast', 'p99')
  return [
    goal(
      storage,
      `at the highest rate ≤ ${OVER_SUM_MAX} × relay and storing alone`,
      overSum <= OVER_SUM_MAX,
      `${overSum.toFixed(2)} ×`,
    ),
    goal(
      storage,
      `relay and storing alone < ${FORMER_SUM} µs, as before`,
      sum < FORMER_SUM,
      `${sum.toFixed(1)} µs`,
    ),
    goal(
      storage,
      `at ${FAST}/s ≤ ${OF_STORING_MAX} × ${CANDIDATES.storing}`,
      ofStoring <= OF_STORING_MAX,
      `${ofStoring.toFixed(2)} ×`,
    ),
    goal(storage, `at ${FAST}/s p99 ≤ ${P99_MAX_MS} ms`, p99 <= P99_MAX_MS, `${ms(p99)} ms`),
  ]
}

const idleGoal = ({ kbPerConnection }: Idle) =>
  goal(
    'SQLite',
    `≤ ${IDLE_MAX_KB} KB per idle connection`,
    kbPerConnection <= IDLE_MAX_KB,
    `${kbPerConnection.toFixed(1)} KB`,
  )

const goal = (storage: string, name: string, isReached: boolean, figure: string) => [
  ...[storage, name, figure],
  isReached ? 'reached' : '**missed**',
]

const middle = (rounds: Round[], load: keyof Round, figure: keyof Round['full']) =>
  median(rounds.map((round) => round[load][figure]))

const withSpread = (values: number[]) =>
  `${Math.round(median(values))} (${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))})`

const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0)
