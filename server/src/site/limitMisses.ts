import { RATE_LIMITS } from '@mentor-connect/contract/rules/rateLimits'
import type { IncomingMessage } from 'node:http'
import type { Config } from '../platform/config/config'
import { clientAddressBehind, networkOf } from '../platform/http/clientAddress'
import { countAlone } from '../platform/limits/countTogether'

/** Counts a page that has to be rendered for a client. Resolves with the seconds that its network has to wait, or 0. */
export type CountMiss = (client: IncomingMessage) => Promise<number>

/** Limits the pages that one network can have rendered: they cost the processor, cached ones do not. */
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
