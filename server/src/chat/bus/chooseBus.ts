import type { ChatDependencies } from '../dependencies'
import { TokenBuckets } from '../limits/tokenBucket'
import type { Bus } from './bus'
import { LocalBus } from './localBus'
import { RedisBus } from './redisBus'

/** A local bus for a single node, a Redis bus for several. */
export function chooseBus({ config, timing, clock, logger }: ChatDependencies): Bus {
  const rate = { perSecond: config.chatMessagesPerSecond, burst: config.chatMessageBurst }
  const local = new LocalBus(new TokenBuckets(rate, clock))
  if (!config.redisUrl) return local
  const { presenceLifetime } = timing
  return new RedisBus({ url: config.redisUrl, rate, presenceLifetime, local, logger })
}
