import { isDeepStrictEqual } from 'node:util'
import { brokenAreas } from '@mentor-connect/delivery/release/api-contract/brokenAreas'
import { recordedContract } from '@mentor-connect/delivery/release/api-contract/recordedContract'
import { configure, type ConfigureOptions } from '@mentor-connect/delivery/release/configuration/configure'
import {
  requireConfiguration,
  signingKeyOf,
} from '@mentor-connect/delivery/release/configuration/requireConfiguration'
import { settingsFromConfig } from '@mentor-connect/delivery/release/configuration/settingsFromConfig'
import {
  lastConfigurationChange,
  changesOf,
  type AreaChange,
  type LedgerEntry,
} from '@mentor-connect/delivery/store/ledger'
import { LockHeld, LockLost } from '@mentor-connect/delivery/store/lock/lock'
import { publishBuilds } from '@mentor-connect/delivery/release/publishBuilds'
import { recompose } from '@mentor-connect/delivery/release/recompose'
import {
  withLockedSite,
  liveRelease,
  type LockedSite,
  type Site,
} from '@mentor-connect/delivery/release/siteChange'
import { siteFromConfig } from '@mentor-connect/delivery/release/siteFromConfig'
import { liveConfiguration, liveLedger, liveRegistry } from '@mentor-connect/delivery/store/siteStore'
import type { Config } from '@mentor-connect/server/config'
import { systemUser } from '@mentor-connect/release/note'
import { Refused } from '@mentor-connect/release/refused'
import { productSources, type Sources } from './workingTree'

type Print = (line: string) => void

/**
 * Makes the site ready to be served. An empty site is configured and published from the sources. On any other site,
 * only the areas that `npm start` has published itself are updated from the sources, through the gate. Everything that
 * a command has released, rolled back or configured stays as it is.
 */
export async function prepareSite(
  config: Config,
  print: Print,
  sources = productSources(),
  options: Pick<ConfigureOptions, 'replaceKey'> = {},
): Promise<void> {
  const site = siteFromConfig(config, { by: systemUser(), via: 'start' })
  await keepLiveSiteOnError(site, print, () =>
    withLockedSite(site, (locked) => configureUnlessSet(locked, config, print, options)),
  )
  await keepLiveSiteOnError(site, print, () => publishFollowedAreas(site, sources, print))
  await keepLiveSiteOnError(site, print, () => withLockedSite(site, recompose))
  refuseBrokenAreas(site)
}

/**
 * Refuses to start services that lack an endpoint which a live area calls.
 *
 * @throws if an endpoint is missing
 */
function refuseBrokenAreas({ dir }: Site) {
  const broken = brokenAreas(dir, recordedContract())
  if (broken.length === 0) return
  throw new Error(
    `These services would break live areas:\n${broken.join('\n')}\nRelease the areas first ("npm run release -- <area> --unchecked-api"), or keep what they call.`,
  )
}

/** Changes a live site. If the change fails, reports the failure and lets the site be served as it is. */
async function keepLiveSiteOnError(site: Site, print: Print, act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    const isKnown = [Refused, LockHeld, LockLost].some((kind) => error instanceof kind)
    if (!isKnown || !liveRegistry(site.dir)) throw error
    print(`✗ Not published, the site stays as it is: ${(error as Error).message}`)
  }
}

/** Configures the site from the environment, unless `npm run site -- configure` has set its configuration. */
function configureUnlessSet(site: LockedSite, config: Config, print: Print, options: ConfigureOptions) {
  const before = liveConfiguration(site.dir)
  const isOwn = !before || lastConfigurationChange(liveLedger(site.dir))?.via === 'start'
  const settings = settingsFromConfig(config)
  if (isOwn) return void configure(site, settings, options)
  const { registryKey: _key, ...runtime } = before.runtime
  const { remoteOrigins, hostOrigins } = before
  if (!isDeepStrictEqual({ runtime, remoteOrigins, ...(hostOrigins && { hostOrigins }) }, settings))
    print(
      '• The environment differs from the configuration of the site, which is kept: "npm run site -- show" prints it, "npm run site -- configure" changes it.',
    )
}

async function publishFollowedAreas(site: Site, sources: Sources, print: Print): Promise<void> {
  const followed = followedAreas(site.dir, sources.areas)
  for (const area of sources.areas.filter((name) => !followed.includes(name)))
    reportSkippedChange(site, area, sources.idOf(area), print)
  const live = liveRegistry(site.dir)
  const changed = followed.filter((area) => {
    const here = sources.idOf(area)
    return here === undefined || here !== liveRelease(live, area)
  })
  if (changed.length === 0) return
  signingKeyOf(site, requireConfiguration(site.dir))
  print(sources.announcement)
  const builds = await sources.build(changed, (area, seconds) =>
    print(`  ✓ ${area} (${seconds.toFixed(1)} s)`),
  )
  await publishBuilds(site, builds, recordedContract())
}

/** Prints why an area with changed sources is not published. */
function reportSkippedChange({ dir }: Site, area: string, here: string | undefined, print: Print) {
  const live = liveRelease(liveRegistry(dir), area)
  if (live === here) return
  const move = lastPublicChange(liveLedger(dir), area)
  const who = move?.by ? ` (${move.action} by ${move.by}, ${move.at.slice(0, 10)})` : ''
  print(
    `• ${area} stays ${live ? `at ${live}` : 'away'}${who}: "npm run release -- ${area}" publishes what is here.`,
  )
}

/**
 * Returns the areas that `npm start` may publish. On an empty site, these are all areas. Later, they are the
 * areas that `npm start` has published and nobody has changed since, and new areas as long as `npm start` has
 * published the whole site.
 */
function followedAreas(siteDir: string, folders: string[]): string[] {
  const registry = liveRegistry(siteDir)
  if (!registry) return folders
  const ledger = liveLedger(siteDir)
  const isOwn = (area: string) => lastPublicChange(ledger, area)?.via === 'start'
  const isAllOwn = ['shell', ...Object.keys(registry.remotes)].every(isOwn)
  return folders.filter((area) => isOwn(area) || (isAllOwn && changesOf(ledger, area).length === 0))
}

/** Returns the last change of an area that affected the files which browsers get. */
function lastPublicChange(ledger: LedgerEntry[], area: string): AreaChange | undefined {
  return changesOf(ledger, area).findLast(({ action }) => action !== 'withdraw')
}
