import { spawn, type ChildProcess } from 'node:child_process'
import { programOf, type Program } from '../../build/bundleServer'
import type { JobProcessOptions } from './fates'

export async function startJobProcess(
  options: JobProcessOptions,
  program: Program = 'jobProcess',
): Promise<ChildProcess> {
  return spawn(process.execPath, [await programOf(program), JSON.stringify(options)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

/** Resolves when the process has ended, with true if it was killed. Rejects if it failed otherwise. */
export function ended(child: ChildProcess): Promise<boolean> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (signal === 'SIGKILL') resolve(true)
      else if (code === 0) resolve(false)
      else reject(new Error(`A process of the drill ended with ${code ?? signal}.`))
    })
  })
}

/**
 * Keeps `count` processes running, replacing killed ones, until there are no jobs left.
 *
 * @param onStart called with each process and its name
 * @returns how many were killed
 */
export async function keepProcesses(
  count: number,
  options: Omit<JobProcessOptions, 'name'>,
  onStart: (name: string, child: ChildProcess) => void = () => undefined,
  program?: Program,
): Promise<number> {
  let started = 0
  let killed = 0
  async function keepOne() {
    for (;;) {
      const name = `p${(started += 1)}`
      const child = await startJobProcess({ ...options, name }, program)
      onStart(name, child)
      if (!(await ended(child))) return
      killed += 1
    }
  }
  await Promise.all(Array.from({ length: count }, keepOne))
  return killed
}
