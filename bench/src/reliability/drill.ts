// `npm run drill -- reliability --only kills,nodes,disk,rolling --kills 200 --restarts 10`: while people use the product,
// kills services, fills the disk, restarts one process after another, and stops the stores that the processes share.
// The drill fails if an acknowledged write is lost or stored twice, or if a request fails during a planned restart. A
// run of the usual size replaces its sections of docs/performance.md.
import { exitWithError } from '@mentor-connect/build/cliError'
import { chosenParts, isFullSize } from '../harness/options'
import { publish, stamped } from '../harness/performancePage'
import { numberOptions } from '../process/numberOptions'
import { drillDisk } from './disk'
import { drillKills, drillNodes } from './kills'
import { partTables, violationsOf, type PartResult } from './report'
import { drillRolling } from './rolling'

const PARTS = ['kills', 'nodes', 'disk', 'rolling'] as const

const USUAL = { kills: 200, restarts: 10 }
const sizes = numberOptions(USUAL)

try {
  const violations: string[] = []
  for (const part of chosenParts(PARTS)) {
    const { result, stamp } = await stamped(() => run(part))
    await publish(part, [`${stamp}.`, ...partTables(result)], isFullSize(sizes, USUAL))
    violations.push(...violationsOf(result))
  }
  if (violations.length > 0) exitWithError(violations.join('\n'))
  console.log('✓ nothing lost, nothing stored twice, no request failed during a planned restart')
  process.exit(0)
} catch (error) {
  exitWithError(error)
}

function run(part: (typeof PARTS)[number]): Promise<PartResult> {
  switch (part) {
    case 'kills':
      return drillKills(sizes.kills)
    case 'nodes':
      return drillNodes(sizes.kills)
    case 'disk':
      return drillDisk()
    case 'rolling':
      return drillRolling(sizes.restarts)
  }
}
