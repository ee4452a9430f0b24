import { SERVICE_KEY_HEADER } from '@mentor-connect/contract/api/chatInternal'
import type { Redis } from 'ioredis'
import type { Config } from '../../platform/config/config'
import {
  CONTENT_CHANGES_CHANNEL,
  CONTENT_CHANGES_PATH,
  type ContentChanges,
} from '../../platform/content-changes/contentChanges'
import { COMMAND_TIMEOUT_MS, REDIS_OPTIONS } from '../../platform/redis/redisOptions'

const DEADLINE_MS = 2_000

type SiteConfig = Pick<Config, 'siteUrl' | 'serviceKey' | 'redisUrl' | 'rendering'>

/** Sends changes to the site servers; rejects if none has received them. */
export interface SiteTeller {
  tell: (changes: ContentChanges) => Promise<void>
  close: () => void
}

/** Over Redis, which reaches every site server; without Redis, or if nobody listens there, over HTTP. */
export async function siteTeller(config: SiteConfig): Promise<SiteTeller> {
  if (config.rendering === 'off') return { tell: async () => undefined, close: () => undefined }
  const redis = config.redisUrl ? await connect(config.redisUrl) : undefined
  return {
    async tell(changes) {
      const text = JSON.stringify(changes)
      const receivers = await redis?.publish(CONTENT_CHANGES_CHANNEL, text).catch(() => 0)
      if (!receivers) await post(config, text)
    },
    close: () => redis?.disconnect(),
  }
}

async function connect(url: string): Promise<Redis> {
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, { ...REDIS_OPTIONS, commandTimeout: COMMAND_TIMEOUT_MS })
  // Failed commands are handled where they are sent; without a listener, errors would crash the process.
  redis.on('error', () => undefined)
  redis.connect().catch(() => undefined)
  return redis
}

async function post({ siteUrl, serviceKey = '' }: SiteConfig, body: string) {
  const response = await fetch(new URL(CONTENT_CHANGES_PATH, siteUrl), {
    method: 'POST',
    headers: { [SERVICE_KEY_HEADER]: serviceKey, 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(DEADLINE_MS),
    redirect: 'error',
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The site at ${siteUrl} answered ${response.status}.`)
}
