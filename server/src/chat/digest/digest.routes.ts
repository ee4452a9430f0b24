import { getDigestPreference, setDigestPreference } from '@mentor-connect/contract/api/chat'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve'
import { registerUnsubscribe } from '../../platform/mail/unsubscribe/registerUnsubscribe'
import type { ChatDependencies } from '../dependencies'
import { setDigest, wantsDigest } from '../presence/people.repo'
import { digestLinks, UNSUBSCRIBE_PATH } from './unsubscribeLinks'
import { DIGEST_UNSUBSCRIBE_TEXTS } from './unsubscribeTexts'

type Dependencies = Pick<ChatDependencies, 'db' | 'config' | 'clock'>

export function registerDigestRoutes(app: FastifyInstance, { db, config, clock }: Dependencies) {
  serve(app, getDigestPreference, async ({ query }) => ({
    data: { enabled: await wantsDigest(db, query.userId) },
  }))

  serve(app, setDigestPreference, async ({ body }) => {
    await setDigest(db, body.userId, body.enabled)
    return { data: { enabled: body.enabled } }
  })

  registerUnsubscribe(app, {
    path: UNSUBSCRIBE_PATH,
    links: digestLinks(config),
    texts: DIGEST_UNSUBSCRIBE_TEXTS,
    siteUrl: config.siteUrl,
    clock,
    stop: (personId) => setDigest(db, personId, false),
  })
}
