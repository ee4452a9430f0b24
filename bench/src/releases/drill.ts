// `npm run drill -- releases --only gate,releases --views 60`: tries to release every bad release of the tables to a
// gate that must refuse it, and opens pages while areas are released and rolled back. A run of the usual size replaces
// its sections of docs/performance.md.
import { exitWithError } from '@mentor-connect/build/cliError'
import { chosenParts } from '../harness/options'
import { publish, stamped } from '../harness/performancePage'
import { numberOptions } from '../process/numberOptions'
import { drillChanges } from './changing'
import { drillGate } from './gate'

const USUAL_VIEWS = 1000
const { views } = numberOptions({ views: USUAL_VIEWS })

try {
  const violations: string[] = []
  for (const part of chosenParts(['gate', 'releases'] as const)) {
    const { result, stamp } = await stamped(part === 'gate' ? drillGate : () => drillChanges(views))
    await publish(part, [`${stamp}.`, ...result.paragraphs], views >= USUAL_VIEWS)
    violations.push(...result.violations)
  }
  if (violations.length > 0) exitWithError(violations.join('\n'))
  process.exit(0)
} catch (error) {
  exitWithError(error)
}
