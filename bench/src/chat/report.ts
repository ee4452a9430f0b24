import { median } from '../harness/statistics'
import { goalTable, table, type Goal } from '../harness/table'
import { CANDIDATES, type CandidateId } from './candidates'
import { FAST, type ChatFigures, type Round } from './measureChat'

/** Maximum cost of our service, as a multiple of the cost of a bare relay plus the cost of storing alone. */
const OVER_SUM_MAX = 1.25
/**
 * Maximum cost of our service at the moderate rate, as a multiple of the cost of socket.io that stores one row per
 * message.
 */
const OF_STORING_MAX = 0.6
const P99_MAX_MS = 15

const HEAD = [
  '',
  'highest rate /s',
  'p50 / p99 ms there',
  'CPU µs per message there',
  `${FAST}/s: p50 / p99 ms`,
  'CPU µs',
]

export function chatTables(figures: ChatFigures[]): string[] {
  return [...figures.flatMap(storageTables), goalTable(figures.flatMap(goalsOf))]
}

function storageTables({ storage, rounds, storing }: ChatFigures): string[] {
  const rows = (Object.keys(CANDIDATES) as CandidateId[]).map((id) => toRow(CANDIDATES[id], rounds[id]))
  return [
    `On ${storage}, where storing alone, in the same statements and transactions and without any socket, costs ${withSpread(storing)} µs per message:`,
    table(HEAD, rows, { numbersFrom: 1 }),
  ]
}

function toRow(name: string, rounds: Round[]): string[] {
  const latency = (load: keyof Round) =>
    `${ms(middle(rounds, load, 'p50'))} / ${ms(middle(rounds, load, 'p99'))}`
  const cpu = (load: keyof Round) => withSpread(rounds.map((round) => round[load].cpu))
  const held = middle(rounds, 'fast', 'rate')
  return [
    name,
    Math.round(middle(rounds, 'full', 'rate')).toString(),
    latency('full'),
    cpu('full'),
    `${latency('fast')}${held < 0.9 * FAST ? ` (held ${Math.round(held)}/s)` : ''}`,
    cpu('fast'),
  ]
}

function goalsOf({ storage, rounds, storing }: ChatFigures): Goal[] {
  const cpu = (id: CandidateId, load: keyof Round) => middle(rounds[id], load, 'cpu')
  return [
    {
      what: `${storage}: CPU at the highest rate ÷ relay and storing alone`,
      atMost: OVER_SUM_MAX,
      measured: cpu('ours', 'full') / (cpu('relay', 'full') + median(storing)),
      digits: 2,
    },
    {
      what: `${storage}: CPU at ${FAST}/s ÷ ${CANDIDATES.storing}`,
      atMost: OF_STORING_MAX,
      measured: cpu('ours', 'fast') / cpu('storing', 'fast'),
      digits: 2,
    },
    {
      what: `${storage}: p99 ms at ${FAST}/s`,
      atMost: P99_MAX_MS,
      measured: middle(rounds.ours, 'fast', 'p99'),
      digits: 1,
    },
  ]
}

const middle = (rounds: Round[], load: keyof Round, figure: keyof Round['full']) =>
  median(rounds.map((round) => round[load][figure]))

const withSpread = (values: number[]) =>
  `${Math.round(median(values))} (${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))})`

const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0)
