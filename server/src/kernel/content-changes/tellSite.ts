import { SERVICE_KEY_HEADER } from '@mentor-connect/contract/messages/chatInternal'
import type { Config } from '../../platform/config/config'
import { addressOfSite, type SiteAddress } from '../../platform/config/internalAddresses'
import {
  CONTENT_CHANGES_CHANNEL,
  CONTENT_CHANGES_PATH,
  type ContentChanges,
} from '../../platform/content-changes/contentChanges'
import { connectRedis, COMMAND_TIMEOUT_MS } from '../../platform/redis/connectRedis'

const DEADLINE_MS = 2_000

type SiteConfig = SiteAddress & Pick<Config, 'serviceKey' | 'redisUrl' | 'rendering'>

/** Sends changes to the site servers; rejects if none has received them. */
export interface SiteTeller {
  tell: (changes: ContentChanges) => Promise<void>
  close: () => void
}

/**
 * Sends the changes over Redis, which reaches every site server. If there is no Redis, or no site server
 * listens on it, sends them over HTTP.
 */
export async function siteTeller(config: SiteConfig): Promise<SiteTeller> {
  if (config.rendering === 'off') return { tell: async () => undefined, close: () => undefined }
  const redis = config.redisUrl
    ? await connectRedis(config.redisUrl, { commandTimeout: COMMAND_TIMEOUT_MS })
    : undefined
  return {
    async tell(changes) {
      const text = JSON.stringify(changes)
      const receivers = await redis?.publish(CONTENT_CHANGES_CHANNEL, text).catch(() => 0)
      if (!receivers) await postToSite(config, text)
    },
    close: () => redis?.disconnect(),
  }
}

/** Checks that the site responds and accepts the service key. Sends no changes. */
export const checkSite = (config: SiteAddress & Pick<Config, 'serviceKey'>) =>
  postToSite(config, JSON.stringify({ tags: [] } satisfies ContentChanges))

async function postToSite(
  { serviceKey = '', ...addresses }: SiteAddress & Pick<Config, 'serviceKey'>,
  body: string,
) {
  const url = addressOfSite(addresses)
  const response = await fetch(new URL(CONTENT_CHANGES_PATH, url), {
    method: 'POST',
    headers: { [SERVICE_KEY_HEADER]: serviceKey, 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(DEADLINE_MS),
    redirect: 'error',
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The site at ${url} answered ${response.status}.`)
}
