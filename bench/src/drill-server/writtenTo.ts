import { ApiWriter } from './apiWriter'
import { ChatTalk } from './chatTalk'
import { checkWrites, sum, type Verdict } from './checkWrites'
import { newProduct, NO_LIMITS, type Product, type ProductOptions } from './product'
import { apiCall } from './apiCall'

const WRITERS = 4
const SIZE = { learners: 100, mentors: 2, courses: 60 }
const POLL_MS = 20
const RECOVERY_DEADLINE_MS = 60_000
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The product while people write to the API and to chat without a pause. */
export class WrittenTo {
  private constructor(
    readonly product: Product,
    readonly writers: ApiWriter[],
    readonly talk: ChatTalk,
  ) {}

  static async start(options: Omit<ProductOptions, 'size'> = {}): Promise<WrittenTo> {
    const product = await newProduct({ size: SIZE, settings: NO_LIMITS, ...options })
    for (const service of product.services) await service.start()
    return new WrittenTo(product, startWriters(product), await beginTalk(product))
  }

  /** Resolves with the ms until everybody had written once more and both services were ready. */
  async untilAllWrite(): Promise<number> {
    const began = performance.now()
    const states = [
      ...this.writers.map((writer) => () => writer.writes),
      ...this.talk.people.map((person) => () => person.acknowledged.size),
    ]
    const before = states.map((state) => state())
    while (!states.every((state, index) => state() > before[index]!) || !(await this.isReady())) {
      if (performance.now() - began > RECOVERY_DEADLINE_MS)
        throw new Error('Not everybody could write again within a minute.')
      await wait(POLL_MS)
    }
    return performance.now() - began
  }

  /** Stops writing, and compares what is there with what was acknowledged. */
  async check(): Promise<Verdict> {
    await Promise.all([...this.writers.map((writer) => writer.finish()), this.talk.finish()])
    const { api, world } = this.product
    return sum([await checkWrites(api.url, this.writers, world.courseIds), await this.talk.check()])
  }

  /** What the writers met that no outage explains. */
  get faults(): string[] {
    return this.writers.flatMap(({ withoutRetryAfter, unexpected }) => [
      ...(withoutRetryAfter > 0 ? [`${withoutRetryAfter} answers without Retry-After`] : []),
      ...unexpected,
    ])
  }

  /** The answers that writers met besides success. */
  get seen(): string {
    const counts = new Map<number, number>()
    for (const { refusals } of this.writers)
      for (const [status, count] of refusals) counts.set(status, (counts.get(status) ?? 0) + count)
    const texts = [...counts].map(([status, count]) => `${count} × ${status === 0 ? 'no answer' : status}`)
    return texts.length > 0 ? `${texts.join(', ')}, with Retry-After` : 'no refusal'
  }

  private async isReady() {
    for (const { url } of this.product.services)
      if ((await apiCall(url, '/readyz')).status !== 200) return false
    return true
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

/** Each mentor with a learner, over the real API. */
function beginTalk({ chat, world, tokenOf }: Product): Promise<ChatTalk> {
  const everybody = new Map([...world.learners, ...world.mentors].map((account) => [account.id, account]))
  const pairs = world.mentors.map(({ id }, index): [string, string] => [
    world.learners.at(-1 - index)!.id,
    id,
  ])
  return ChatTalk.begin({ chatUrl: chat.url, pairs, tokenOf: (id) => tokenOf(everybody.get(id)!) })
}
