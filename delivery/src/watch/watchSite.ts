import { forArea, type Config } from '@mentor-connect/server/config'
import { watchKey } from '@mentor-connect/server/keys'
import { CliError } from '@mentor-connect/build/cliError'
import type { Site } from '../release/siteChange'
import { liveConfiguration } from '../store/siteStore'
import { healthClient, type HealthSource } from './healthClient'
import { ERROR_BUDGET } from './judge/judgeRelease'
import { watchTick, type WatchOptions } from './watchTick'

const INTERVAL_MS = 60_000

const log = (line: string) => console.log(`${new Date().toISOString()} ${line}`)

/** Watches a site until it is stopped; with `once`, looks at it only once. */
export async function watchSite(config: Config, site: Site, { once }: { once?: boolean }): Promise<void> {
  const options = await watchOptions(config, site)
  if (typeof options === 'string') throw new CliError(options)
  if (once) return watchTick(site, options)
  console.log('✓ Releases are watched. Ctrl-C stops it.')
  startWatching(site, options)
}

/** Settings of the watcher, or a sentence that says why it cannot watch. */
export async function watchOptions(config: Config, site: Site): Promise<WatchOptions | string> {
  if (config.releaseWatch === 'off') return 'RELEASE_WATCH is off: releases are not watched.'
  const source = await healthOf(config, site)
  if (typeof source === 'string') return `${source} Releases are not watched.`
  return {
    source,
    budgetOf: budgetsOf(config),
    webhooks: config.teamWebhooks,
    secret: config.webhookSecret,
    allowsPrivate: config.webhookPrivateAddresses === 'allowed',
    log,
  }
}

/**
 * The source of the numbers of releases, or a sentence that says why they cannot be requested.
 *
 * @param deadlineMs time for one call
 */
export async function healthOf(
  config: Config,
  { dir }: Pick<Site, 'dir'>,
  deadlineMs?: number,
): Promise<HealthSource | string> {
  const key = await watchKey(config)
  if (!key) return 'WATCH_KEY is missing: set it to the same secret for the main API.'
  const apiUrl = liveConfiguration(dir)?.runtime.apiUrl
  if (!apiUrl) return 'The site has no configuration yet: run "npm run site -- configure".'
  return healthClient(apiUrl, key, deadlineMs)
}

/** The error budget of an area, as a share between 0 and 1. */
export const budgetsOf =
  ({ errorBudgets }: Pick<Config, 'errorBudgets'>) =>
  (area: string): number => {
    const [share] = forArea(errorBudgets, area)
    return share ? parseFloat(share) / 100 : ERROR_BUDGET
  }

/** Looks at a site once a minute. Returns a function that stops this, after a look that has begun is finished. */
export function startWatching(site: Site, options: WatchOptions): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const look = () =>
    (running = running.then(() =>
      watchTick(site, options).catch((error: unknown) => options.log(`✗ ${(error as Error).message}`)),
    ))
  void look()
  const timer = setInterval(look, INTERVAL_MS)
  return async () => {
    clearInterval(timer)
    await running
  }
}
