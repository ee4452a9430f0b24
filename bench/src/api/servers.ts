import { servingProcess } from '../process/servingProcess'
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

export async function serveFixture(
  fixture: FixtureSize,
  location: { url?: string; file: string },
): Promise<Served> {
  const program = new URL('apiProcess.ts', import.meta.url)
  const { told, stop } = await servingProcess<Omit<Served, 'stop' | 'fixture'>>(program, {
    fixture,
    location,
  })
  return { ...told, fixture, stop }
}
