import { RATE_LIMITS } from '@mentor-connect/contract/rules/rateLimits'
import type { IncomingMessage } from 'node:http'
import type { Config } from '../platform/config/config'
import { clientAddressBehind, networkOf } from '../platform/http/clientAddress'
import { countAlone } from '../platform/limits/countTogether'

/**
 * Counts a page that must be rendered for a client. Resolves with the number of seconds that the client's
 * network must wait, or with 0.
 */
export type CountMiss = (client: IncomingMessage) => Promise<number>

/**
 * Limits the number of pages that one network can have rendered. Cached pages do not count, because they cost no
 * processor time.
 */
export function limitMisses({
  trustedProxies,
  rateLimitFactor,
}: Pick<Config, 'trustedProxies' | 'rateLimitFactor'>): CountMiss {
  const { seconds, perAddress } = RATE_LIMITS.page
  const addressOf = clientAddressBehind(trustedProxies)
  const count = countAlone({
    keyPrefix: 'page',
    points: Math.max(1, Math.round(perAddress * rateLimitFactor)),
    duration: seconds,
  })
  return async (client) => Math.ceil((await count(networkOf(addressOf(client)))) / 1_000)
}
