// `npm run drill -- calls --only direct,turn,tls,slow,killed --calls 5 --rounds 3`: a learner and a mentor call each other
// from two networks, with and without a way for their browsers to find each other, by TLS alone, on a slow network, and
// while a browser or the chat process is killed. Needs root on Linux, and coturn. The drill fails if a call does not
// connect, does not come back, or stays open. A run of the usual size replaces its sections of docs/performance.md.
import { exitWithError } from '@mentor-connect/build/cliError'
import { chosenParts, isFullSize } from '../harness/options'
import { publish, stamped } from '../harness/performancePage'
import { goalTable } from '../harness/table'
import { numberOptions } from '../process/numberOptions'
import { CallStage } from './callStage'
import { drillConnections } from './drillConnections'
import { drillKilledCalls } from './drillKilledCalls'
import { drillSlowNetwork } from './drillSlowNetwork'
import type { Findings } from './media'
import { stopNetwork } from './network'
import { checkPrerequisites } from './prerequisites'

const PARTS = ['direct', 'turn', 'tls', 'slow', 'killed'] as const
/** Calls of the first three parts, and rounds of the last two. */
const USUAL = { calls: 5, rounds: 3 }
const sizes = numberOptions(USUAL)

try {
  checkPrerequisites()
  const parts = chosenParts(PARTS)
  process.once('exit', stopNetwork)
  // These signals end a process at once if it has no handler for them.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const stage = await CallStage.start(PARTS.length)
  try {
    for (const part of parts) {
      console.log(`• ${part}`)
      await stage.meet(PARTS.indexOf(part))
      const { result, stamp } = await stamped(() => run(part, stage))
      const isStored = isFullSize(sizes, USUAL)
      await publish(`calls-${part}`, [`${stamp}.`, goalTable(result.goals), ...result.notes], isStored)
    }
  } finally {
    await stage.stop()
  }
  process.exit(0)
} catch (error) {
  exitWithError(error)
}

function run(part: (typeof PARTS)[number], stage: CallStage): Promise<Findings> {
  switch (part) {
    case 'direct':
      return drillConnections(stage, 'cone', sizes.calls)
    case 'turn':
      return drillConnections(stage, 'symmetric', sizes.calls)
    case 'tls':
      return drillConnections(stage, 'tcp', sizes.calls)
    case 'slow':
      return drillSlowNetwork(stage, sizes.rounds)
    case 'killed':
      return drillKilledCalls(stage, sizes.rounds)
  }
}
