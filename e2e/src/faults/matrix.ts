import { partOf } from '@mentor-connect/scripts/sampling'
import type { Cell, Outcome } from './drill'
import { FAULTS, type Fault } from './inject'
import { AREAS, HOPS, type Area, type Hop } from './targets'

/** Excludes meaningless cells: an entry renders nothing, chat has no frame, and a registry is data. */
const isPossible = (area: Area, hop: Hop, fault: Fault) => {
  if (hop === 'registry') return !fault.startsWith('throws')
  if (fault !== 'throws at render') return true
  return hop === 'page chunk' || (hop === 'expose chunk' && area !== 'chat')
}

/** The message that the screen must show. */
export function expected({ hop, fault }: Cell): string {
  if (hop === 'registry') return 'load'
  if (fault === 'slow') return 'shown'
  if (fault === 'hangs') return 'timeout'
  if (fault === 'throws at load') return 'broken'
  if (fault === 'throws at render') return hop === 'page chunk' ? 'render' : 'plain frame'
  return ['HTML', '{}', 'truncated'].includes(fault) ? 'integrity' : 'load'
}

export function allCells(): Cell[] {
  return [
    ...AREAS.flatMap((area) => HOPS.flatMap((hop) => FAULTS.map((fault) => ({ area, hop, fault })))),
    ...FAULTS.map((fault) => ({ area: 'learner' as const, hop: 'registry' as const, fault })),
  ].filter(({ area, hop, fault }) => isPossible(area, hop, fault))
}

/**
 * The cells of this commit. From one hop to the next, a fault runs one turn later, so that each commit tries nearly all
 * faults and hops.
 */
export function cellsOfCommit(): Cell[] {
  const hops = [...new Set(allCells().map(hopOf))]
  return partOf('faults', allCells(), (cell) => hops.indexOf(hopOf(cell)) + FAULTS.indexOf(cell.fault))
}

const hopOf = ({ area, hop }: Cell) => `${area} ${hop}`

/** Runs cells at the same time, those with the longest waits first. */
export async function playAll(
  cells: Cell[],
  players: number,
  play: (cell: Cell) => Promise<Outcome>,
): Promise<Outcome[]> {
  const waiting = cells.toSorted((a, b) => Number(b.fault === 'hangs') - Number(a.fault === 'hangs'))
  const outcomes: Outcome[] = []
  const player = async () => {
    for (let cell = waiting.shift(); cell; cell = waiting.shift()) outcomes.push(await play(cell))
  }
  await Promise.all(Array.from({ length: players }, player))
  return outcomes
}

export function table(outcomes: Outcome[]): string {
  const rows = [
    ...AREAS.flatMap((area) => HOPS.map((hop) => [area, hop] as const)),
    ['learner', 'registry'] as const,
  ]
  const lines = rows.map(([area, hop]) => [
    `${area} · ${hop}`,
    ...FAULTS.map((fault) => {
      const outcome = outcomes.find((one) => one.area === area && one.hop === hop && one.fault === fault)
      return outcome
        ? `${isGood(outcome) ? '✓' : '✗'} ${outcome.said} ${(outcome.ms / 1000).toFixed(1)}`
        : '–'
    }),
  ])
  const all = [['', ...FAULTS], ...lines]
  const widths = all[0]!.map((_, column) => Math.max(...all.map((line) => line[column]!.length)))
  return all.map((line) => line.map((text, column) => text.padEnd(widths[column]!)).join('  ')).join('\n')
}

export const isGood = (outcome: Outcome) =>
  outcome.wrong.length === 0 && (outcome.said === expected(outcome) || isTimeUp(outcome))

/** True if the area's timeout expired before all attempts were made, as may happen on a busy machine. */
const isTimeUp = ({ said, ms }: Outcome) => said === 'timeout' && ms > 7000
