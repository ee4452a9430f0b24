import { fork } from 'node:child_process'
import type { FixtureSize } from './fixture'

/** An API process on one generated database. */
export interface Served {
  fixture: FixtureSize
  api: string
  bare: string
  cookie: string
  learnerId: string
  stop: () => Promise<void>
}

export function serveFixture(
  fixture: FixtureSize,
  location: { url?: string; file: string },
): Promise<Served> {
  const task = JSON.stringify({ fixture, location })
  const child = fork(new URL('apiProcess.ts', import.meta.url), [task], { execArgv: ['--import', 'tsx'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = () => {
    child.kill()
    return ended
  }
  return new Promise((resolve, reject) => {
    child.once('message', (told) => resolve({ ...(told as Omit<Served, 'stop' | 'fixture'>), fixture, stop }))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the API ended with ${code} before it was ready`)))
  })
}
