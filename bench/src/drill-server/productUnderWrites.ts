import { ApiWriter } from './apiWriter'
import { ChatTalk } from './chatTalk'
import { checkWrites, sum, type Evaluation } from './checkWrites'
import { createProduct, NO_LIMITS, type Product, type ProductOptions } from './product'
import { apiCall } from './apiCall'

const WRITERS = 4
const SIZE = { learners: 100, mentors: 2, courses: 60 }
const POLL_MS = 20
const RECOVERY_DEADLINE_MS = 60_000
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The product while people write to the API and to chat continuously. */
export class ProductUnderWrites {
  private constructor(
    readonly product: Product,
    readonly writers: ApiWriter[],
    readonly talk: ChatTalk,
  ) {}

  static async start(options: Omit<ProductOptions, 'size'> = {}): Promise<ProductUnderWrites> {
    const product = await createProduct({ size: SIZE, settings: NO_LIMITS, ...options })
    for (const service of product.services) await service.start()
    return new ProductUnderWrites(product, startWriters(product), await beginTalk(product))
  }

  /** Resolves with the ms until everyone has written once more and both services are ready. */
  async waitUntilAllWrite(): Promise<number> {
    const began = performance.now()
    const before = new Map(this.writesOfEach())
    for (;;) {
      const waiting = this.writesOfEach().flatMap(([name, writes]) =>
        writes > before.get(name)! ? [] : [name],
      )
      const unready = await this.unready()
      if (waiting.length + unready.length === 0) return performance.now() - began
      const failure = this.writers.find((writer) => writer.failure)?.failure
      if (failure) throw failure
      if (performance.now() - began > RECOVERY_DEADLINE_MS)
        throw new Error(
          `After a minute, not everyone could write: ${[...waiting, ...unready].join(', ')}. ${this.seen}`,
        )
      await wait(POLL_MS)
    }
  }

  private writesOfEach(): [name: string, writes: number][] {
    return [
      ...this.writers.map((writer, index): [string, number] => [`writer ${index + 1}`, writer.writes]),
      ...this.talk.people.map(({ options, acknowledged }): [string, number] => [
        `${options.personId} in chat`,
        acknowledged.size,
      ]),
    ]
  }

  /** Stops writing and compares what is stored with what was acknowledged. */
  async check(): Promise<Evaluation> {
    await Promise.all([...this.writers.map((writer) => writer.finish()), this.talk.finish()])
    const { api, world } = this.product
    return sum([await checkWrites(api.url, this.writers, world.courseIds), await this.talk.check()])
  }

  /** Failures of the writers without an outage as their cause. */
  get violations(): string[] {
    return this.writers.flatMap(({ withoutRetryAfter, unexpected }) => [
      ...(withoutRetryAfter > 0 ? [`${withoutRetryAfter} responses without Retry-After`] : []),
      ...unexpected,
    ])
  }

  /** The unsuccessful responses to writers. */
  get seen(): string {
    const counts = new Map<number, number>()
    for (const { refusals } of this.writers)
      for (const [status, count] of refusals) counts.set(status, (counts.get(status) ?? 0) + count)
    const texts = [...counts].map(([status, count]) => `${count} × ${status === 0 ? 'no response' : status}`)
    return texts.length > 0 ? `${texts.join(', ')}, with Retry-After` : 'no refusal'
  }

  /** What the services that are not ready say of themselves. */
  private async unready(): Promise<string[]> {
    const replies = await Promise.all(
      this.product.services.map(async ({ name, url }) => ({ name, ...(await apiCall(url, '/readyz')) })),
    )
    return replies.flatMap(({ name, status, text }) =>
      status === 200 ? [] : [`${name} (/readyz: ${status} ${text})`],
    )
  }
}

export function startWriters({ api, world }: Product): ApiWriter[] {
  const each = Math.floor(world.learners.length / WRITERS)
  return Array.from({ length: WRITERS }, (_, index) => {
    const learners = world.learners.slice(index * each, (index + 1) * each)
    const writer = new ApiWriter(api.url, learners, world.courseIds)
    writer.start()
    return writer
  })
}

/** A conversation of each mentor with a learner, over the real API. */
function beginTalk({ chat, world, tokenOf }: Product): Promise<ChatTalk> {
  const everybody = new Map([...world.learners, ...world.mentors].map((account) => [account.id, account]))
  const pairs = world.mentors.map(({ id }, index): [string, string] => [
    world.learners.at(-1 - index)!.id,
    id,
  ])
  return ChatTalk.begin({ chatUrl: chat.url, pairs, tokenOf: (id) => tokenOf(everybody.get(id)!) })
}
