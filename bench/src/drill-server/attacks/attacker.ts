import { fork } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'
import type { Task } from './attackerProcess'
import type { Outcome } from './target'

/** Starts the attacking process. It runs one attack at a time. */
export function startAttacker() {
  const child = fork(join(ROOT, 'bench/src/drill-server/attacks/attackerProcess.ts'), {
    cwd: ROOT,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  return {
    attack: (task: Task): Promise<Outcome> =>
      new Promise((resolve, reject) => {
        const onExit = (code: number | null) =>
          reject(new Error(`The process of the attack ${task.attack} ended with ${code}.`))
        child.once('exit', onExit)
        child.once('message', (outcome: Outcome) => {
          child.off('exit', onExit)
          resolve(outcome)
        })
        child.send(task)
      }),
    stop: () => void child.kill(),
  }
}
