import { exactSearchOf, searchOf } from '@mentor-connect/server/testing/searchApi'
import type { TestApp } from '@mentor-connect/server/testing/testApp'
import { median } from '../statistics'

const ROUNDS = 5

export interface Search {
  query: string
  wanted: string[]
  unwanted?: string[]
}

export interface Outcome {
  query: string
  /** Ids of courses that are not on the first page. */
  missed: string[]
  /** Number of courses that should be. */
  wanted: number
  /** Ids of courses on the first page that should not be. */
  falseHits: string[]
  isWidened: boolean
  /** Milliseconds of the first page. */
  ms: number
  /** Milliseconds of the first page of the words as they were typed, unranked: the yardstick. */
  exactMs: number
}

/** Both searches take turns, so that what else the machine does falls on both. */
export async function measureSearch(api: TestApp, search: Search): Promise<Outcome> {
  const { query, wanted, unwanted = [] } = search
  const times: number[] = []
  const exactTimes: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    exactTimes.push(await timeOf(() => exactSearchOf(api, query)))
    times.push(await timeOf(() => searchOf(api, query)))
  }
  const { resources, widened } = await searchOf(api, query)
  const ids = resources.map(({ _id }) => _id)
  return {
    query,
    missed: wanted.filter((id) => !ids.includes(id)),
    wanted: wanted.length,
    falseHits: ids.filter((id) => unwanted.includes(id) || id.startsWith('extra-')),
    isWidened: widened !== undefined,
    ms: median(times),
    exactMs: median(exactTimes),
  }
}

async function timeOf(search: () => Promise<unknown>): Promise<number> {
  const before = performance.now()
  await search()
  return performance.now() - before
}
