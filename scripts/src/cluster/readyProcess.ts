import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { collect, stopProcess } from '../process/childProcess'

const START_DEADLINE_MS = 20_000
const POLL_MS = 100

export interface Start {
  program: string
  options: string[]
  /** Made if it is missing; the program starts in it. */
  folder: string
  /** Where it responds. */
  url: string
}

/**
 * Starts a server of the Prometheus project and waits until it says that it is ready.
 *
 * @throws with its output if it ends or takes too long
 */
export async function startReady({ program, options, folder, url }: Start): Promise<ChildProcess> {
  mkdirSync(folder, { recursive: true })
  const child = spawn(program, options, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = collect(child)
  const deadline = Date.now() + START_DEADLINE_MS
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stopProcess(child)
      throw new Error(`${program} did not start:\n${output().slice(-2000)}`)
    }
    await sleep(POLL_MS)
  }
  return child
}

const isReady = (url: string) =>
  fetch(`${url}/-/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
