import {
  addPushSubscription,
  getPushKey,
  removePushSubscription,
} from '@mentor-connect/contract/messages/push'
import type { FastifyInstance } from 'fastify'
import { errors } from '../../../platform/http/errors'
import { serve } from '../../../platform/http/serve'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { removeSubscription, saveSubscription } from '../subscriptions.repo'
import { areBrowserKeys } from './encryptPush'
import { isPushEndpoint } from './pushHosts'
import type { Vapid } from './vapid'

type Dependencies = Pick<ApiDependencies, 'db' | 'clock' | 'config'> & { vapid: Vapid }

export function registerPushRoutes(app: FastifyInstance, { db, clock, config, vapid }: Dependencies) {
  serve(app, getPushKey, async () => ({ data: { publicKey: vapid.publicKey } }))

  serve(app, addPushSubscription, async ({ body }, { session }) => {
    const { userId: personId, endpoint, keys } = body
    if (!session) throw errors.unauthenticated()
    if (!isPushEndpoint(endpoint, config))
      throw errors.invalidInput({ endpoint: 'The push service of this browser is not in PUSH_HOSTS.' })
    if (!areBrowserKeys(keys))
      throw errors.invalidInput({ keys: 'These are not the keys of a subscription.' })
    const { sessionId } = session
    const now = clock().toISOString()
    await db.transaction().execute((tx) => saveSubscription(tx, { endpoint, personId, sessionId, keys, now }))
    return { data: { subscribed: true } }
  })

  serve(app, removePushSubscription, async ({ body }) => {
    await removeSubscription(db, body.userId, body.endpoint)
    return { data: { subscribed: false } }
  })
}
