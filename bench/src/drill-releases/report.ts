import { goalTable } from '../page/goals'
import { table } from '../report/table'
import { median } from '../statistics'
import type { MemorySample } from './memory'

export interface Drilled {
  views: number
  /** What was wrong, by view. */
  faults: string[]
  releases: number
  /** While pages are opened, in ms. */
  rollbacks: number[]
  /** While none is opened, in ms. */
  quietRollbacks: number[]
  memory: MemorySample[]
}

const ROLLBACK_MAX_S = 5
/** The heap at the end may be this much larger than at the first sample. */
const GROWTH_MAX = 1.1

/** @param run date, machine and load */
export function releasesSection(
  { views, faults, releases, rollbacks, quietRollbacks, memory }: Drilled,
  run: string,
): string[] {
  const [first, last] = [memory[0]!, memory.at(-1)!]
  const rows = memory.map(({ navigations, heap, nodes, listeners }) => [
    String(navigations),
    heap.toFixed(1),
    String(nodes),
    String(listeners),
  ])
  return [
    '## Pages while releases change',
    `Written by \`npm run drill:releases\`: ${run}. Pages of visitors and of a learner are opened three at a time while areas are released in turns (${releases} releases) and rolled back by the command (${rollbacks.length} times). A view has failed if anything was thrown, a script did not arrive, or a part of the page was missing.`,
    goalTable([
      { what: `failed of ${views} views`, atMost: 0, measured: faults.length },
      {
        what: 'slowest rollback while pages are opened, s',
        ...{ atMost: ROLLBACK_MAX_S, measured: Math.max(...rollbacks) / 1000, digits: 1 },
      },
      {
        what: 'slowest rollback while none is opened, s',
        ...{ atMost: ROLLBACK_MAX_S, measured: Math.max(...quietRollbacks) / 1000, digits: 1 },
      },
      {
        what: `heap after ${last.navigations} navigations ÷ after ${first.navigations}`,
        ...{ atMost: GROWTH_MAX, measured: last.heap / first.heap, digits: 2 },
      },
    ]),
    `A rollback lasts from the start of the command to the first page with it: the medians are ${seconds(median(rollbacks))} and ${seconds(median(quietRollbacks))} s. Memory of one document over navigations between the areas of three teams, after garbage collection:`,
    table(['navigations', 'heap MB', 'nodes', 'listeners'], rows, { numbersFrom: 0 }),
    ...(faults.length > 0 ? ['Failed:', faults.map((fault) => `- ${fault}`).join('\n')] : []),
  ]
}

const seconds = (ms: number) => (ms / 1000).toFixed(1)
