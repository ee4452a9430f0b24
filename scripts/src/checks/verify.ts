// `npm run verify`: the quick checks of everything that differs from main, without a browser.
import { exitWithError } from '@mentor-connect/build/cliError'
import { runSteps } from '../process/step'
import { changedFiles } from './change'
import { quickSteps } from './steps'
import { touchedTests } from './touchedTests'

try {
  const { run, left } = touchedTests(changedFiles())
  await runSteps(quickSteps(run))
  console.log(`\n• ${run.length} test files were run.`)
  if (left > 0) console.log(`• ${left} more may be affected by the change: "npm test" runs them.`)
} catch (error) {
  exitWithError(error)
}
