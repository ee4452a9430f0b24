import { startChatApi, SERVICE_KEY } from '@mentor-connect/server/testing/chatApi'
import { ChatTalk } from './chatTalk'
import { checkWrites, sum } from './checkWrites'
import type { DrillRow } from './drillRow'
import type { DrillService } from './drillService'
import { createProduct, NO_LIMITS } from './product'
import { startWriters } from './productUnderWrites'

export interface KillOptions {
  /** Of both services together. */
  kills: number
  /** PostgreSQL server for the databases; default: SQLite. */
  postgresUrl?: string
}

const PAIRS = 2
const SIZE = { learners: 100, mentors: 1, courses: 60 }
/** Minimum and maximum number of acknowledged writes between two kills. */
const WRITES_BETWEEN = [5, 60] as const
const POLL_MS = 3
const NO_WRITES_DEADLINE_MS = 120_000
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Kills the API and the chat service with SIGKILL, concurrently, while people write to them. */
export async function drillKills({ kills, postgresUrl }: KillOptions): Promise<DrillRow> {
  // Chat uses another main API that is not killed: people must be able to connect to chat while the first one is down.
  const chatApi = await startChatApi()
  const settings = { ...NO_LIMITS, SERVICE_KEY }
  const product = await createProduct({ size: SIZE, postgresUrl, apiUrl: chatApi.url, settings })
  await Promise.all(product.services.map((service) => service.start()))
  const writers = startWriters(product)
  const pairs = Array.from({ length: PAIRS }, (_, index): [string, string] => [`u${index}`, `m${index}`])
  chatApi.know(...pairs.flat())
  const talk = await ChatTalk.begin({ chatUrl: product.chat.url, pairs, tokenOf: chatApi.tokenOf })

  const budget = { left: kills }
  const ofApi = killDuringWrites(product.api, budget, () =>
    writers.reduce((count, { writes }) => count + writes, 0),
  )
  const ofChat = killDuringWrites(product.chat, budget, () => talk.acknowledged)
  const [apiKills, chatKills] = [await ofApi, await ofChat]
  await Promise.all([...writers.map((writer) => writer.finish()), talk.finish()])
  const evaluation = sum([
    await checkWrites(product.api.url, writers, product.world.courseIds),
    await talk.check(),
  ])
  const unexpected = writers.flatMap((writer) => writer.unexpected)
  const crashes = product.crashes()
  await product.remove()
  await chatApi.close()
  return {
    what: `${kills} × SIGKILL, ${apiKills.done} of the API and ${chatKills.done} of chat, ${postgresUrl ? 'PostgreSQL' : 'SQLite'}`,
    ...{ evaluation, crashes, violations: [...apiKills.violations, ...chatKills.violations, ...unexpected] },
    seen: 'connections that end; unacknowledged writes are sent again',
  }
}

/** Kills a service repeatedly, after some writes each time, until the common number of kills is used up. */
async function killDuringWrites(service: DrillService, budget: { left: number }, writes: () => number) {
  const [least, most] = WRITES_BETWEEN
  for (let done = 0; ; done += 1) {
    if (budget.left === 0) return { done, violations: [] }
    budget.left -= 1
    const enough = writes() + least + Math.random() * (most - least)
    const deadline = Date.now() + NO_WRITES_DEADLINE_MS
    while (writes() < enough) {
      if (Date.now() > deadline)
        return { done, violations: [`no more writes at ${service.name} after ${done} kills`] }
      if (!service.isRunning) await service.start()
      await wait(POLL_MS)
    }
    await service.kill()
    await service.start()
  }
}
