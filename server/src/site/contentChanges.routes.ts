import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import type { Config } from '../platform/config/config'
import {
  CONTENT_CHANGES_CHANNEL,
  CONTENT_CHANGES_PATH,
  ContentChanges,
  changedTags,
} from '../platform/content-changes/contentChanges'
import { showsServiceKey } from '../platform/keys/serviceKey'
import { connectRedis } from '../platform/redis/connectRedis'

const BODY_MAX_BYTES = 64 * 1024

interface Options {
  config: Pick<Config, 'serviceKey' | 'redisUrl'>
  onChange: (tags: string[]) => void
  logger?: FastifyBaseLogger
}

/**
 * Receives changes of content from the main API: over HTTP with the service key, and over Redis if it is configured.
 */
export async function receiveContentChanges(app: FastifyInstance, { config, onChange, logger }: Options) {
  app.post<{ Body: ContentChanges }>(CONTENT_CHANGES_PATH, {
    bodyLimit: BODY_MAX_BYTES,
    schema: { body: ContentChanges },
    // The key is checked before the body is read. If it is missing, the response is the same as for an
    // unknown address.
    onRequest: async (request, reply) => {
      if (!showsServiceKey(request, config.serviceKey)) return reply.callNotFound()
    },
    handler: async ({ body }, reply) => {
      onChange(body.tags)
      return reply.status(204).send()
    },
  })
  if (!config.redisUrl) return
  const redis = await subscribe(config.redisUrl, onChange, logger)
  app.addHook('onClose', async () => redis.disconnect())
}

async function subscribe(
  url: string,
  onChange: (tags: string[]) => void,
  logger?: FastifyBaseLogger,
): Promise<Redis> {
  const redis = await connectRedis(url, { enableOfflineQueue: true })
  let isDown = false
  redis.on('error', (error) => {
    if (!isDown) logger?.warn({ err: error }, 'Redis does not respond: changes may appear on pages later.')
    isDown = true
  })
  redis.on('ready', () => {
    isDown = false
    redis.subscribe(CONTENT_CHANGES_CHANNEL).catch(() => undefined)
  })
  redis.on('message', (_channel: string, text: string) => {
    const tags = changedTags(text)
    if (tags.length > 0) onChange(tags)
  })
  return redis
}
