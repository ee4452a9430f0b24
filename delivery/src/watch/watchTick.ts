import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Refused } from '@mentor-connect/release/refused'
import { LockHeld, LockLost, withLock } from '../store/lock/lock'
import { refresh, type Site } from '../release/siteChange'
import { liveLedger, liveRegistry } from '../store/siteStore'
import { assess, type SiteFacts } from './assess'
import { carryOut } from './decide'
import type { HealthSource } from './healthClient'
import { tellTeams, type TellOptions } from './news/tellTeams'
import { watchedReleases, type Watched } from './watched'
import { WATCH_FOLDER } from './watchFolder'

export interface WatchOptions extends Pick<TellOptions, 'webhooks' | 'secret' | 'allowsPrivate'> {
  source: HealthSource
  budgetOf: SiteFacts['budgetOf']
  /** Prints one line for people. */
  log: (line: string) => void
}

/**
 * Looks at the site once: judges new releases, acts on the verdicts, and tells the teams. Does nothing while another
 * watcher does the same.
 */
export async function watchTick(site: Site, options: WatchOptions): Promise<void> {
  const folder = join(site.dir, WATCH_FOLDER)
  mkdirSync(folder, { recursive: true })
  try {
    await withLock(folder, () => look(site, options), { waitMs: 0 })
  } catch (error) {
    if (!(error instanceof LockHeld)) throw error
  }
}

async function look(site: Site, options: WatchOptions) {
  await refresh(site)
  await decideAll(site, options)
  const { source, log, ...rest } = options
  await tellTeams({ ...rest, siteDir: site.dir, mail: source.mail, onFailure: log, now: site.now })
}

async function decideAll(site: Site, options: WatchOptions) {
  const registry = liveRegistry(site.dir)
  if (!registry) return
  for (const watched of watchedReleases(registry, liveLedger(site.dir), site.now()))
    await decide(site, watched, options)
}

/**
 * Judges one release and acts on the verdict. A failure is logged, so that it does not stop the decisions about other
 * areas.
 */
async function decide(site: Site, watched: Watched, { source, budgetOf, log }: WatchOptions) {
  const name = `${watched.area}@${watched.release}`
  const registry = liveRegistry(site.dir)!
  const facts: SiteFacts = { registry, ledger: liveLedger(site.dir), now: site.now(), budgetOf }
  try {
    const verdict = await assess(watched, facts, source)
    const outcome = await carryOut(site, watched, verdict, facts, source)
    if (!outcome) return
    const action =
      verdict.kind === 'good' ? 'promoted' : `taken back, ${watched.area}@${outcome.release} is live`
    log(`${name} was ${action}: ${verdict.reason}.`)
  } catch (error) {
    if (error instanceof LockHeld || error instanceof LockLost) return
    log(
      `${name} could not be ${error instanceof Refused ? 'changed' : 'judged'}: ${(error as Error).message}`,
    )
  }
}
