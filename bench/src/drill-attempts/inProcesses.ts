import { fork } from 'node:child_process'
import { join } from 'node:path'
import type {
  AttemptDrillResult,
  AttemptDrillSize,
} from '@mentor-connect/server/testing/attempts/attemptDrill'

/**
 * Shares the attempts and the learners among processes, each with a seed of its own. Returns the sums.
 *
 * @throws if a process ends without a result
 */
export async function inProcesses(
  { attempts, learners, seed }: AttemptDrillSize,
  processes: number,
): Promise<AttemptDrillResult> {
  const shareOf = (whole: number) => Math.ceil(whole / processes)
  const results = await Promise.all(
    Array.from({ length: processes }, (_, index) =>
      run({ attempts: shareOf(attempts), learners: shareOf(learners), seed: seed + index }),
    ),
  )
  const [sum, ...others] = results as [AttemptDrillResult, ...AttemptDrillResult[]]
  for (const one of others)
    for (const name of Object.keys(sum) as (keyof AttemptDrillResult)[]) sum[name] += one[name]
  return sum
}

function run(size: AttemptDrillSize): Promise<AttemptDrillResult> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'share.ts'))
    child.once('message', (result) => resolve(result as AttemptDrillResult))
    child.once('exit', (code) => reject(new Error(`A process of the drill ended with ${code}.`)))
    child.send(size)
  })
}
