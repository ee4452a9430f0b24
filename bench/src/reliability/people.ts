import { setTimeout as sleep } from 'node:timers/promises'
import { getCourse, getCourses, getDomains } from '@mentor-connect/contract/courses/courses'
import { getMentors } from '@mentor-connect/contract/mentoring/mentors'
import { paths } from '@mentor-connect/contract/remote'
import type { DrillWorld } from '@mentor-connect/server/testing/drill/drillWorld'
import { apiCall } from '../product/apiCall'
import { cachedTokens } from '../product/cachedTokens'
import { ApiWriter } from './apiWriter'
import { ChatTalk } from './chatTalk'
import { checkWrites, sum, type Evaluation } from './checkWrites'

/** Experiences of people so far. */
export interface Counts {
  /** Successful requests to the site and to the API. */
  reads: number
  writes: number
  /** Acknowledged chat messages. */
  messages: number
  /** Failed requests by kind: `503 of the API`, `no response of the site`. */
  failed: Record<string, number>
  /** How chat connections ended: close code → number. */
  closes: Record<string, number>
}

/** Without a site, nobody reads pages. */
type Urls = { api: string; chat: string; site?: string }
const WRITERS = 2
const PAUSE_MS = 20
const POLL_MS = 50
const RECOVERY_DEADLINE_MS = 60_000

/** Visitors who read, learners who write, and pairs who talk, all without a pause. */
export class People {
  private isOver = false
  private reads = 0
  private readonly failed: Record<string, number> = {}
  private readonly readers: Promise<void>[]

  private constructor(
    private readonly urls: Urls,
    private readonly world: DrillWorld,
    private readonly writers: ApiWriter[],
    private readonly talk: ChatTalk,
  ) {
    const courses = world.courseIds.slice(0, 10)
    const pages = [paths.home, paths.resources, paths.mentorDirectory, ...courses.map(paths.resource)]
    const lists: string[] = [getCourses, getDomains, getMentors].map(({ path }) => path)
    lists.push(...courses.map((id) => getCourse.path.replace(':id', id)))
    this.readers = [this.read('API', urls.api, lists)]
    if (urls.site) this.readers.push(this.read('site', urls.site, pages))
  }

  static async start(urls: Urls, world: DrillWorld): Promise<People> {
    const each = Math.floor(world.learners.length / WRITERS)
    const writers = Array.from({ length: WRITERS }, (_, index) => {
      const learners = world.learners.slice(index * each, (index + 1) * each)
      return new ApiWriter(urls.api, learners, world.courseIds)
    })
    // A conversation of each mentor with a learner.
    const pairs = world.mentors.map(({ id }, index): [string, string] => [
      world.learners.at(-1 - index)!.id,
      id,
    ])
    const tokenOf = cachedTokens(urls.api, world)
    return new People(urls, world, writers, await ChatTalk.begin({ chatUrl: urls.chat, pairs, tokenOf }))
  }

  /** Counts the experiences while something is done. */
  async during(act: () => Promise<unknown>): Promise<Counts> {
    const before = this.counts()
    await act()
    const after = this.counts()
    return {
      reads: after.reads - before.reads,
      writes: after.writes - before.writes,
      messages: after.messages - before.messages,
      failed: difference(before.failed, after.failed),
      closes: difference(before.closes, after.closes),
    }
  }

  /** Resolves when new writes and messages were acknowledged. @throws after a minute without */
  async waitUntilAllWrite(): Promise<void> {
    const before = this.counts()
    for (const until = Date.now() + RECOVERY_DEADLINE_MS; Date.now() < until; await sleep(POLL_MS)) {
      const { writes, messages } = this.counts()
      if (writes > before.writes && messages > before.messages) return
    }
    throw new Error(`After a minute, not everybody could write: ${JSON.stringify(this.counts())}`)
  }

  /** Everybody finishes what has begun; then what is stored is compared with what was acknowledged. */
  async finish(): Promise<Evaluation> {
    this.isOver = true
    await Promise.all([...this.readers, ...this.writers.map((writer) => writer.finish()), this.talk.finish()])
    return sum([
      await checkWrites(this.urls.api, this.writers, this.world.courseIds),
      await this.talk.check(),
    ])
  }

  /** A visitor who reads one address after another, and never asks again for what has failed. */
  private async read(name: string, origin: string, addresses: string[]) {
    for (let turn = 0; !this.isOver; turn += 1) {
      const { status } = await apiCall(origin, addresses[turn % addresses.length]!)
      if (status === 200) this.reads += 1
      else add(this.failed, `${status || 'no response'} of the ${name}`)
      await sleep(PAUSE_MS)
    }
  }

  private counts(): Counts {
    const failed = { ...this.failed }
    for (const { refusals, failure } of this.writers) {
      if (failure) throw failure
      for (const [status, times] of refusals)
        add(failed, `${status || 'no response'} of the API, a write`, times)
    }
    const closes: Record<string, number> = {}
    for (const { client } of this.talk.talkers)
      for (const [code, times] of client.closes) add(closes, String(code), times)
    const writes = this.writers.reduce((total, writer) => total + writer.writes, 0)
    return { reads: this.reads, writes, messages: this.talk.acknowledged, failed, closes }
  }
}

function add(counts: Record<string, number>, name: string, times = 1) {
  counts[name] = (counts[name] ?? 0) + times
}

function difference(before: Record<string, number>, after: Record<string, number>) {
  const entries = Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)] as const)
  return Object.fromEntries(entries.filter(([, count]) => count > 0))
}
