import Type from 'typebox'
import { endpoint } from '../api/endpoint'
import { Id } from '../api/wire'

const owner = { userId: Id }
const Endpoint = Type.String({ minLength: 1, maxLength: 1000 })
const Subscribed = Type.Object({ subscribed: Type.Boolean() })

export const getPushKey = endpoint({
  method: 'GET',
  path: '/push/key',
  access: 'session',
  owner: 'query.userId',
  summary: 'The key that browsers bind a push subscription to (VAPID, RFC 8292).',
  query: Type.Object(owner),
  reply: Type.Object({ publicKey: Type.String() }),
})

export const addPushSubscription = endpoint({
  method: 'POST',
  path: '/push/subscriptions',
  access: 'session',
  owner: 'body.userId',
  summary:
    'Send push messages to this browser while this session lasts. Harmless when repeated; the browser’s earlier account gets none any more.',
  body: Type.Object({
    ...owner,
    endpoint: Endpoint,
    /** Keys of the subscription in base64url, as the browser provides them. */
    keys: Type.Object({
      p256dh: Type.String({ minLength: 1, maxLength: 100 }),
      auth: Type.String({ minLength: 1, maxLength: 50 }),
    }),
  }),
  reply: Subscribed,
})

export const removePushSubscription = endpoint({
  method: 'POST',
  path: '/push/subscriptions/remove',
  access: 'session',
  owner: 'body.userId',
  summary: 'Send no more push messages to this browser. Harmless when repeated.',
  body: Type.Object({ ...owner, endpoint: Endpoint }),
  reply: Subscribed,
})
