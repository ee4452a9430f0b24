import type { PushPayload } from '@mentor-connect/contract/notifications/kinds'
import { createHash, randomUUID } from 'node:crypto'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { jobKind } from '../../../platform/jobs/jobKind'
import type { ApiDependencies } from '../../../kernel/dependencies'
import type { SendEntries } from '../deliveries'
import {
  deleteSubscription,
  findSubscription,
  notePushFailure,
  notePushSuccess,
  subscriptionIds,
} from '../subscriptions.repo'
import { encryptPush } from './encryptPush'
import { isPushEndpoint } from './pushHosts'
import type { Vapid } from './vapid'

const sendPush = jobKind<{ subscriptionId: string; personId: string; payload: PushPayload; topic: string }>(
  'push.send',
)

const DEADLINE_MS = 10_000
/** Time in seconds for which a push service keeps a message for a device that is offline. */
const TTL_SECONDS = 24 * 60 * 60
const LIFETIME_MS = HOUR_MS
const GONE = [404, 410]

type Dependencies = Pick<ApiDependencies, 'db' | 'jobs' | 'clock' | 'config'> & { vapid: Vapid }

/**
 * Sends entries to all browsers of a person. A job for each browser is queued in the transaction that marks
 * the entry as sent.
 */
export function pushSender({ db, jobs, clock, config, vapid }: Dependencies): SendEntries {
  jobs.handle(sendPush, {
    async outside({ subscriptionId, personId, payload, topic }) {
      const subscription = await findSubscription(db, subscriptionId, personId)
      if (!subscription) return
      const { endpoint } = subscription
      if (!isPushEndpoint(endpoint, config)) return deleteSubscription(db, subscriptionId)
      const status = await post(endpoint, encryptPush(JSON.stringify(payload), subscription), topic)
      if (GONE.includes(status)) return deleteSubscription(db, subscriptionId)
      if (status >= 200 && status < 300) return notePushSuccess(db, subscriptionId)
      await notePushFailure(db, subscriptionId)
      throw new Error(`The push service at ${new URL(endpoint).host} answered ${status || 'nothing'}.`)
    },
  })

  /** Sends a message. Returns the HTTP status, or 0 if the push service did not respond in time. */
  async function post(endpoint: string, body: Buffer, topic: string): Promise<number> {
    const headers = {
      authorization: await vapid.authorizationFor(new URL(endpoint), clock()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(TTL_SECONDS),
      topic,
    }
    try {
      const signal = AbortSignal.timeout(DEADLINE_MS)
      const request = {
        method: 'POST',
        headers,
        body: new Uint8Array(body),
        signal,
        redirect: 'manual',
      } as const
      const response = await fetch(endpoint, request)
      await response.body?.cancel()
      return response.status
    } catch {
      return 0
    }
  }

  return async (tx, personId, [entry]) => {
    const subscriptions = await subscriptionIds(tx, personId)
    if (!entry || subscriptions.length === 0) return []
    const { id, kind, count } = entry
    const round = randomUUID()
    for (const subscriptionId of subscriptions)
      await jobs.enqueue(tx, sendPush, {
        key: `${subscriptionId}:${round}`,
        payload: { subscriptionId, personId, payload: { kind, count, id }, topic: topicOf(id) },
        personId,
        expiresAt: new Date(clock().getTime() + LIFETIME_MS),
      })
    return [entry]
  }
}

/**
 * Returns the topic of an entry's messages. A later message with the same topic replaces one that was not
 * delivered yet (RFC 8030, 5.4).
 */
const topicOf = (id: string) => createHash('sha256').update(id).digest('base64url').slice(0, 32)
