import { fork } from 'node:child_process'

/**
 * Starts a program that serves something until its parent ends it, and tells where in its first message.
 * @param task its argument, as JSON
 */
export function servingProcess<Told>(
  program: URL,
  task: object,
): Promise<{ told: Told; stop: () => Promise<void> }> {
  const child = fork(program, [JSON.stringify(task)], { execArgv: ['--import', 'tsx'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = () => {
    child.kill()
    return ended
  }
  return new Promise((resolve, reject) => {
    child.once('message', (told) => resolve({ told: told as Told, stop }))
    child.once('error', reject)
    child.once('exit', (code) =>
      reject(new Error(`${program.pathname} ended with ${code} before it was ready`)),
    )
  })
}
