import { fork } from 'node:child_process'
import type { World } from './world'

/** An API that answers from one world, in a process of its own. */
export interface Served {
  world: World
  api: string
  bare: string
  cookie: string
  learnerId: string
  stop: () => Promise<void>
}

export function serveWorld(world: World, location: { url?: string; file: string }): Promise<Served> {
  const task = JSON.stringify({ world, location })
  const child = fork(new URL('apiProcess.ts', import.meta.url), [task], { execArgv: ['--import', 'tsx'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = () => {
    child.kill()
    return ended
  }
  return new Promise((resolve, reject) => {
    child.once('message', (told) => resolve({ ...(told as Omit<Served, 'stop' | 'world'>), world, stop }))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the API ended with ${code} before it was ready`)))
  })
}
