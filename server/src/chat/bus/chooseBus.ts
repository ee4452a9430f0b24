import type { ChatDependencies } from '../dependencies'
import { TokenBuckets } from '../limits/tokenBucket'
import type { Bus } from './bus'
import { LocalBus } from './localBus'

/** A local bus for a single node, a Redis bus for several. */
export async function chooseBus({ config, timing, clock, logger }: ChatDependencies): Promise<Bus> {
  const rate = { perSecond: config.chatMessagesPerSecond, burst: config.chatMessageBurst }
  const local = new LocalBus(new TokenBuckets(rate, clock))
  if (!config.redisUrl) return local
  const { RedisBus } = await import('./redisBus')
  const { presenceLifetime } = timing
  return new RedisBus({ url: config.redisUrl, rate, presenceLifetime, local, logger })
}
