import { startChatApi, SERVICE_KEY } from '@mentor-connect/server/testing/chatApi'
import { ChatTalk } from './chatTalk'
import { checkWrites, sum } from './checkWrites'
import type { DrillRow } from './drillRow'
import type { DrillService } from './drillService'
import { newProduct, NO_LIMITS } from './product'
import { startWriters } from './writtenTo'

export interface KillOptions {
  /** Of both services together. */
  kills: number
  /** Where the databases are; SQLite without. */
  postgresUrl?: string
}

const PAIRS = 2
const SIZE = { learners: 100, mentors: 1, courses: 60 }
/** Writes that are acknowledged between two kills, at least and at most. */
const WRITES_BETWEEN = [5, 60] as const
const POLL_MS = 3
const NO_WRITES_DEADLINE_MS = 120_000
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Kills the API and chat, each with -9 and at the same time, while people write to them. */
export async function drillKills({ kills, postgresUrl }: KillOptions): Promise<DrillRow> {
  // A main API that is not killed stands behind chat: people have to get into chat while the other one is down.
  const chatApi = await startChatApi()
  const settings = { ...NO_LIMITS, SERVICE_KEY }
  const product = await newProduct({ size: SIZE, postgresUrl, apiUrl: chatApi.url, settings })
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
  const verdict = sum([
    await checkWrites(product.api.url, writers, product.world.courseIds),
    await talk.check(),
  ])
  const unexpected = writers.flatMap((writer) => writer.unexpected)
  const deaths = product.deaths()
  await product.remove()
  await chatApi.close()
  return {
    what: `${kills} × SIGKILL, ${apiKills.done} of the API and ${chatKills.done} of chat, ${postgresUrl ? 'PostgreSQL' : 'SQLite'}`,
    ...{ verdict, deaths, faults: [...apiKills.faults, ...chatKills.faults, ...unexpected] },
    seen: 'connections that end; what was not acknowledged is sent again',
  }
}

/** Whichever of the two is up again first is killed next: together as often as the budget says. */
async function killDuringWrites(service: DrillService, budget: { left: number }, writes: () => number) {
  const [least, most] = WRITES_BETWEEN
  for (let done = 0; ; done += 1) {
    if (budget.left === 0) return { done, faults: [] }
    budget.left -= 1
    const enough = writes() + least + Math.random() * (most - least)
    const deadline = Date.now() + NO_WRITES_DEADLINE_MS
    while (writes() < enough) {
      if (Date.now() > deadline)
        return { done, faults: [`no more writes at ${service.name} after ${done} kills`] }
      if (!service.isRunning) await service.start()
      await wait(POLL_MS)
    }
    await service.kill()
    await service.start()
  }
}
