// `npm run drill:attempts -- --attempts 100000 --learners 2000 --seed 1`: learners take quizzes in every awkward way, on
// SQLite. A run of full size is stored in docs/benchmarks/attempts.md.
import { exitWithError } from '@mentor-connect/build/cliError'
import { drillAttempts } from '@mentor-connect/server/testing/attempts/attemptDrill'
import { numberOptions } from '../process/numberOptions'
import { circumstances, currentLoad } from '../report/circumstances'
import { writeBenchmark } from '../writeBenchmark'
import { report } from './report'

const FULL = { attempts: 100_000, learners: 2_000 }
const size = { ...numberOptions({ ...FULL, seed: 1 }) }

try {
  const loadBefore = currentLoad()
  const began = performance.now()
  const result = await drillAttempts(size)
  const run = { loadBefore, seconds: (performance.now() - began) / 1000 }
  const text = report(result, size, circumstances(run))
  console.log(size.attempts < FULL.attempts ? text : await writeBenchmark('attempts', text))
  if (result.lost + result.keys + result.wrong > 0)
    exitWithError('An attempt was not what its learner knows.')
  process.exit(0)
} catch (error) {
  exitWithError(error)
}
