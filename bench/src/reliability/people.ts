import { setTimeout as sleep } from 'node:timers/promises'
import { getCourse, getCourses, getDomains } from '@mentor-connect/contract/courses/courses'
import { getMentors } from '@mentor-connect/contract/mentoring/mentors'
import { paths } from '@mentor-connect/contract/remote'
import type { DrillWorld } from '@mentor-connect/server/testing/drill/drillWorld'
import { apiCall } from '../product/apiCall'
import { cachedTokens } from '../product/cachedTokens'
import { ApiWriter } from './apiWriter'
import { ChatTalk } from './chatTalk'
import { RoomTalk } from './roomTalk'
import { checkWrites, sum, type Evaluation } from './checkWrites'

/** Counts of the events that people have experienced so far. */
export interface Counts {
  /** Number of successful requests to the site and to the API. */
  reads: number
  writes: number
  /** Number of acknowledged chat messages. */
  messages: number
  /** Kind of failed requests, such as `503 of the API` or `no response of the site` → their number. */
  failed: Record<string, number>
  /** Close code → number of chat connections that ended with it. */
  closes: Record<string, number>
}

/** URLs of the processes of each service. If there is no site, no pages are read. */
type Urls = { api: string[]; chat: string[]; site?: string }
const WRITERS = 2
const ROOM_MEMBERS = 6
const PAUSE_MS = 20
const POLL_MS = 50
const RECOVERY_DEADLINE_MS = 60_000

/**
 * People who use the product without a break: visitors who read, learners who write, and pairs and members of
 * a room who send messages.
 */
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
    private readonly room: RoomTalk,
  ) {
    const courses = world.courseIds.slice(0, 10)
    const pages = [paths.home, paths.resources, paths.mentorDirectory, ...courses.map(paths.resource)]
    const lists: string[] = [getCourses, getDomains, getMentors].map(({ path }) => path)
    lists.push(...courses.map((id) => getCourse.path.replace(':id', id)))
    this.readers = urls.api.map((api) => this.read('API', api, lists))
    if (urls.site) this.readers.push(this.read('site', urls.site, pages))
  }

  static async start(urls: Urls, world: DrillWorld): Promise<People> {
    const each = Math.floor(world.learners.length / WRITERS)
    const writers = Array.from({ length: WRITERS }, (_, index) => {
      const learners = world.learners.slice(index * each, (index + 1) * each)
      return new ApiWriter(urls.api[index % urls.api.length]!, learners, world.courseIds)
    })
    // Each mentor has a conversation with one learner.
    const pairs = world.mentors.map(({ id }, index): [string, string] => [
      world.learners.at(-1 - index)!.id,
      id,
    ])
    const tokenOf = cachedTokens(urls.api[0]!, world)
    const talk = await ChatTalk.begin({ chatUrls: urls.chat, pairs, tokenOf })
    const memberIds = [...world.mentors, ...world.learners].slice(0, ROOM_MEMBERS).map(({ id }) => id)
    const room = await RoomTalk.begin({ chatUrls: urls.chat, memberIds, tokenOf })
    return new People(urls, world, writers, talk, room)
  }

  /** Counts what people experience while a function runs. */
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

  /** Resolves when new writes and messages were acknowledged. @throws if that takes longer than a minute */
  async waitUntilAllWrite(): Promise<void> {
    const before = this.counts()
    for (const until = Date.now() + RECOVERY_DEADLINE_MS; Date.now() < until; await sleep(POLL_MS)) {
      const { writes, messages } = this.counts()
      if (writes > before.writes && messages > before.messages) return
    }
    throw new Error(`After a minute, not everybody could write: ${JSON.stringify(this.counts())}`)
  }

  /**
   * Waits until everybody has finished the actions that are in progress. Then compares the stored data with
   * the acknowledged writes.
   */
  async finish(): Promise<Evaluation> {
    this.isOver = true
    await Promise.all([
      ...this.readers,
      ...this.writers.map((writer) => writer.finish()),
      this.talk.finish(),
      this.room.finish(),
    ])
    return sum([
      await checkWrites(this.urls.api[0]!, this.writers, this.world.courseIds),
      await this.talk.check(),
      await this.room.check(),
    ])
  }

  /** Reads one address after another as a visitor, and does not repeat a failed request. */
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
    for (const { client } of [...this.talk.talkers, ...this.room.talkers])
      for (const [code, times] of client.closes) add(closes, String(code), times)
    const writes = this.writers.reduce((total, writer) => total + writer.writes, 0)
    return {
      reads: this.reads,
      writes,
      messages: this.talk.acknowledged + this.room.acknowledged,
      failed,
      closes,
    }
  }
}

function add(counts: Record<string, number>, name: string, times = 1) {
  counts[name] = (counts[name] ?? 0) + times
}

function difference(before: Record<string, number>, after: Record<string, number>) {
  const entries = Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)] as const)
  return Object.fromEntries(entries.filter(([, count]) => count > 0))
}
