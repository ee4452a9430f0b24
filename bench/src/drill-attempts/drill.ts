// `npm run drill:attempts -- --attempts 100000 --learners 2000 --seed 1 --processes 2`: learners take quizzes in every
// awkward way, on SQLite. A run of full size is stored in docs/benchmarks/attempts.md.
import { availableParallelism } from 'node:os'
import { exitWithError } from '@mentor-connect/build/cliError'
import { numberOptions } from '../process/numberOptions'
import { circumstances, currentLoad } from '../report/circumstances'
import { writeBenchmark } from '../writeBenchmark'
import { inProcesses } from './inProcesses'
import { report } from './report'

const FULL = { attempts: 100_000, learners: 2_000 }
const { processes, ...size } = numberOptions({ ...FULL, seed: 1, processes: availableParallelism() })

try {
  const loadBefore = currentLoad()
  const began = performance.now()
  const result = await inProcesses(size, processes)
  const run = { loadBefore, seconds: (performance.now() - began) / 1000 }
  const text = report(result, { ...size, processes }, circumstances(run))
  console.log(size.attempts < FULL.attempts ? text : await writeBenchmark('attempts', text))
  if (result.lost + result.keys + result.wrong > 0)
    exitWithError('An attempt was not what its learner knows.')
  process.exit(0)
} catch (error) {
  exitWithError(error)
}
