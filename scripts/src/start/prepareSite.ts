import { isDeepStrictEqual } from 'node:util'
import { systemUser } from '@mentor-connect/delivery/release/author'
import { configure } from '@mentor-connect/delivery/release/configuration/configure'
import { configurationOf, signingKeyOf } from '@mentor-connect/delivery/release/configuration/liveSettings'
import { settingsOf } from '@mentor-connect/delivery/release/configuration/settingsOf'
import { lastConfigurationChange } from '@mentor-connect/delivery/release/ledger'
import { LockHeld, LockLost } from '@mentor-connect/delivery/release/lock/lock'
import { publishBuilds } from '@mentor-connect/delivery/release/publishBuilds'
import { recompose } from '@mentor-connect/delivery/release/recompose'
import { Refused } from '@mentor-connect/delivery/release/refused'
import {
  changing,
  liveRelease,
  type LockedSite,
  type Site,
} from '@mentor-connect/delivery/release/siteChange'
import { siteOf } from '@mentor-connect/delivery/release/siteOf'
import { liveConfiguration, liveLedger, liveRegistry } from '@mentor-connect/delivery/release/siteStore'
import type { Config } from '@mentor-connect/server/config'
import { followedAreas, lastMove } from './followedAreas'
import { workingTree, type Sources } from './workingTree'

type Print = (line: string) => void

/**
 * Makes the site ready to be served. An empty one is configured and published from here; of any other, only what
 * `npm start` has published before follows the sources, through the gate. What others have released, rolled back or
 * set stays as it is.
 */
export async function prepareSite(config: Config, print: Print, sources = workingTree()): Promise<void> {
  const site = siteOf(config, { by: systemUser(), via: 'start' })
  await orServeWhatIsLive(site, print, () => changing(site, (locked) => configureOwn(locked, config, print)))
  await orServeWhatIsLive(site, print, () => publishOwn(site, sources, print))
  await orServeWhatIsLive(site, print, () => changing(site, recompose))
}

/** A site that is live is served, whatever speaks against changing it. */
async function orServeWhatIsLive(site: Site, print: Print, act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    const isKnown = [Refused, LockHeld, LockLost].some((kind) => error instanceof kind)
    if (!isKnown || !liveRegistry(site.dir)) throw error
    print(`✗ Not published, the site stays as it is: ${(error as Error).message}`)
  }
}

/** The environment sets the site as long as nobody has set it by "npm run site -- configure". */
function configureOwn(site: LockedSite, config: Config, print: Print) {
  const before = liveConfiguration(site.dir)
  const isOwn = !before || lastConfigurationChange(liveLedger(site.dir))?.via === 'start'
  const settings = settingsOf(config)
  if (isOwn) return void configure(site, settings)
  const { registryKey: _key, ...runtime } = before.runtime
  if (!isDeepStrictEqual({ runtime, remoteOrigins: before.remoteOrigins }, settings))
    print(
      '• The environment says something else than the configuration of the site, which stays: "npm run site -- show" prints it, "npm run site -- configure" changes it.',
    )
}

async function publishOwn(site: Site, sources: Sources, print: Print): Promise<void> {
  const followed = followedAreas(site.dir, sources.areas)
  for (const area of sources.areas.filter((name) => !followed.includes(name)))
    tellDifference(site, area, sources.idOf(area), print)
  const live = liveRegistry(site.dir)
  const changed = followed.filter((area) => liveRelease(live, area) !== sources.idOf(area))
  if (changed.length === 0) return
  signingKeyOf(site, configurationOf(site.dir))
  print('• Building what has changed…')
  const builds = await sources.build(changed, (area, seconds) =>
    print(`  ✓ ${area} (${seconds.toFixed(1)} s)`),
  )
  await changing(site, (locked) => void publishBuilds(locked, builds))
}

/** Says why a change of the sources does not show. */
function tellDifference({ dir }: Site, area: string, here: string, print: Print) {
  const live = liveRelease(liveRegistry(dir), area)
  if (live === here) return
  const move = lastMove(liveLedger(dir), area)
  const who = move?.by ? ` (${move.action} by ${move.by}, ${move.at.slice(0, 10)})` : ''
  print(
    `• ${area} stays ${live ? `at ${live}` : 'away'}${who}: "npm run release -- ${area}" publishes what is here.`,
  )
}
