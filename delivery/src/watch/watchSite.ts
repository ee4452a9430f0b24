import { forArea, type Config } from '@mentor-connect/server/config'
import { watchKey } from '@mentor-connect/server/keys'
import { CliError } from '@mentor-connect/build/cliError'
import type { Site } from '../release/siteChange'
import { liveConfiguration } from '../release/siteStore'
import { healthClient } from './healthClient'
import { ERROR_BUDGET } from './judge/judgeRelease'
import { watchTick, type WatchOptions } from './watchTick'

const INTERVAL_MS = 60_000

const log = (line: string) => console.log(`${new Date().toISOString()} ${line}`)

/** Watches a site until it is stopped, or looks once. */
export async function watchSite(config: Config, site: Site, { once }: { once?: boolean }): Promise<void> {
  const options = await watchOptions(config, site)
  if (typeof options === 'string') throw new CliError(options)
  if (once) return watchTick(site, options)
  console.log('✓ Releases are watched. Ctrl-C stops it.')
  startWatching(site, options)
}

/** Settings of the watcher, or why it cannot watch. */
export async function watchOptions(config: Config, site: Site): Promise<WatchOptions | string> {
  if (config.releaseWatch === 'off') return 'RELEASE_WATCH is off: releases are not watched.'
  const key = await watchKey(config)
  if (!key)
    return 'WATCH_KEY is missing: releases are not watched. Set it to the same secret for the main API.'
  const apiUrl = liveConfiguration(site.dir)?.runtime.apiUrl
  if (!apiUrl)
    return 'The site has no configuration yet: run "npm run site -- configure", then start the watcher again.'
  return {
    source: healthClient(apiUrl, key),
    budgetOf: (area) => {
      const [share] = forArea(config.errorBudgets, area)
      return share ? parseFloat(share) / 100 : ERROR_BUDGET
    },
    webhooks: config.teamWebhooks,
    secret: config.webhookSecret,
    allowsPrivate: config.webhookPrivateAddresses === 'allowed',
    log,
  }
}

/** Watches once a minute. Returns a function that ends it after the look that is under way. */
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
