// `npm run drill -- calls --only direct,turn,slow,killed --calls 5`: a learner and a mentor call each other from two
// networks, with and without a way for their browsers to find each other, on a slow network, and while a browser or the
// chat process is killed. Needs root on Linux, and coturn. The drill fails if a call does not connect, does not come
// back, or stays open. A run of the usual size replaces its sections of docs/performance.md.
import { exitWithError } from '@mentor-connect/build/cliError'
import { chosenParts, isFullSize } from '../harness/options'
import { publish, stamped } from '../harness/performancePage'
import { goalTable } from '../harness/table'
import { numberOptions } from '../process/numberOptions'
import { CallStage } from './callStage'
import { drillConnections, drillKilledCalls, drillSlowNetwork, type Findings } from './drillCalls'
import { stopNetwork } from './network'
import { checkPrerequisites } from './prerequisites'

const PARTS = ['direct', 'turn', 'slow', 'killed'] as const
const USUAL = { calls: 5 }
const sizes = numberOptions(USUAL)

try {
  checkPrerequisites()
  const parts = chosenParts(PARTS)
  process.once('exit', stopNetwork)
  const stage = await CallStage.start()
  try {
    for (const part of parts) {
      console.log(`• ${part}`)
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
    case 'slow':
      return drillSlowNetwork(stage)
    case 'killed':
      return drillKilledCalls(stage)
  }
}
