import { RATE_LIMITS } from '@mentor-connect/contract/rules/rateLimits'
import type { RateLimits } from './rateLimits'
import { rateLimits } from './rateLimits'
import { freshDatabase, type FreshDatabase } from '../../testing/freshDatabase'
import { startRedis } from '../../testing/redisServer'
import type { ApiDatabase } from '../../kernel/database/schema'

const CONFIG = { rateLimitFactor: 1, authRequestsPerMinute: 5 }
const ADDRESS = { address: '203.0.113.9' }

let database: FreshDatabase<ApiDatabase>
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(() => database.drop())

async function limits(config: { redisUrl?: string; rateLimitFactor?: number } = {}): Promise<RateLimits> {
  return rateLimits({
    service: 'test',
    config: { redisUrl: undefined, ...CONFIG, ...config },
    db: database.db,
  })
}

/** Makes this many requests and returns how many were granted. */
async function granted(count: number, take: () => Promise<void>) {
  const outcomes = await Promise.allSettled(Array.from({ length: count }, take))
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}

describe('a limit', () => {
  it('reports when to retry', async () => {
    const { take } = await limits()
    await granted(5, () => take('auth', ADDRESS))
    await expect(take('auth', ADDRESS)).rejects.toMatchObject({
      status: 429,
      code: 'rate_limited',
      retryAfterSeconds: expect.any(Number),
      message: expect.stringMatching(/^Too many requests\. Try again in (a second|\d+ seconds)\.$/),
    })
  })

  it('counts each address separately, and an IPv6 /64 as one', async () => {
    const { take } = await limits()
    expect(await granted(6, () => take('auth', ADDRESS))).toBe(5)
    expect(await granted(6, () => take('auth', { address: '203.0.113.10' }))).toBe(5)
    let host = 0
    expect(await granted(8, () => take('auth', { address: `2001:db8::${++host}` }))).toBe(5)
  })

  it('counts one account across addresses', async () => {
    const { take } = await limits()
    let host = 0
    const { perAccount } = RATE_LIMITS.report
    const report = () => take('report', { address: `10.0.0.${++host}`, accountId: 'me' })
    expect(await granted(perAccount + 3, report)).toBe(perAccount)
    expect(await granted(1, () => take('report', { ...ADDRESS, accountId: 'somebody else' }))).toBe(1)
  })

  it('counts each limit separately', async () => {
    const { take } = await limits()
    await granted(6, () => take('auth', ADDRESS))
    await expect(take('search', ADDRESS)).resolves.toBeUndefined()
  })

  it('is multiplied by the factor', async () => {
    const { perAddress } = RATE_LIMITS.clientEvent
    const { take } = await limits({ rateLimitFactor: 0.5 })
    expect(await granted(perAddress, () => take('clientEvent', ADDRESS))).toBe(perAddress / 2)
  })
})

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip
onPostgres('two processes on one PostgreSQL', () => {
  it('count together', async () => {
    const [one, other] = [await limits(), await limits()]
    expect(await granted(4, () => one.take('auth', ADDRESS))).toBe(4)
    expect(await granted(4, () => other.take('auth', ADDRESS))).toBe(1)
  })

  it('count separately while it is unavailable', async () => {
    const gone = await limits()
    await database.db.destroy()
    expect(await granted(8, () => gone.take('auth', ADDRESS))).toBe(5)
  })
})

const redisBinary = process.env.TEST_REDIS_SERVER
const onRedis = redisBinary ? describe : describe.skip
onRedis('two processes on one Redis', () => {
  it('count together, and separately while it is down', async () => {
    const redis = await startRedis(redisBinary!)
    const [one, other] = [await limits({ redisUrl: redis.url }), await limits({ redisUrl: redis.url })]
    await countingTogether(one, other)
    expect(await granted(4, () => one.take('auth', ADDRESS))).toBe(4)
    expect(await granted(4, () => other.take('auth', ADDRESS))).toBe(1)
    await redis.kill()
    expect(await granted(8, () => one.take('auth', { address: '203.0.113.77' }))).toBe(5)
    await Promise.all([one.close(), other.close()])
  })
})

/**
 * Waits until both are connected to Redis, which is when a limit that the first has exhausted is also exhausted for the
 * second.
 */
async function countingTogether(one: RateLimits, other: RateLimits) {
  for (let host = 0; ; host += 1) {
    const address = `10.1.${host >> 8}.${host & 255}`
    await granted(5, () => one.take('auth', { address }))
    if ((await granted(1, () => other.take('auth', { address }))) === 0) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
