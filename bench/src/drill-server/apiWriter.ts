import { addCourse, addFavorite, updateProfile, updateProgress } from '@mentor-connect/contract/api/learners'
import type { DrillAccount } from '@mentor-connect/server/testing/drill/drillWorld'
import { apiCall, type Reply } from './apiCall'
import { AccountReader } from './accountReader'

/** The acknowledged writes of one learner. */
export interface Acknowledged {
  bookmarks: Set<string>
  enrolments: Set<string>
  /** Course → lessons that were saved as completed. */
  completed: Map<string, number>
  name: string | undefined
}

interface Write {
  endpoint: { path: string }
  body: object
  /** Set for a toggle: before a resend after a lost response, this checks whether the write was stored. */
  isStored?: () => Promise<boolean>
  acknowledge: () => void
}

const RETRY_MS = 50
const UNEXPECTED_KEPT = 10
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Writes continuously, for one learner after another, and records what was acknowledged. Like the site, it resends
 * unacknowledged writes, so that each takes effect exactly once.
 */
export class ApiWriter {
  readonly acknowledged = new Map<DrillAccount, Acknowledged>()
  /** Status → number of unsuccessful responses; status 0 means no response. */
  readonly refusals = new Map<number, number>()
  /** Number of 503 and 507 without Retry-After. */
  withoutRetryAfter = 0
  /** Failures without an outage as their cause. */
  unexpected: string[] = []
  writes = 0
  /** Why it has stopped to write, if not because of `finish`. */
  failure: Error | undefined
  private isOver = false
  private ended: Promise<void> | undefined

  constructor(
    private readonly api: string,
    private readonly learners: DrillAccount[],
    private readonly courseIds: string[],
  ) {}

  start() {
    this.ended = this.run()
    this.ended.catch((error: Error) => (this.failure = error))
  }

  /** Resolves when the current write is acknowledged. */
  async finish() {
    this.isOver = true
    await this.ended
  }

  private async run() {
    for (const [learner, write] of this.allWrites()) {
      if (this.isOver) return
      await this.untilAcknowledged(learner, write)
    }
  }

  /** Never ends: when everybody has every course, people go on to change their names. */
  private *allWrites(): Generator<[DrillAccount, Write]> {
    for (const learner of this.learners) {
      const known: Acknowledged = {
        bookmarks: new Set(),
        enrolments: new Set(),
        completed: new Map(),
        name: undefined,
      }
      this.acknowledged.set(learner, known)
      for (const courseId of this.courseIds)
        for (const write of this.writesFor(learner, courseId, known)) yield [learner, write]
    }
    for (let round = 2; ; round += 1)
      for (const [learner, known] of this.acknowledged)
        yield [learner, rename(learner, `${learner.id} in round ${round}`, known)]
  }

  private *writesFor(learner: DrillAccount, courseId: string, known: Acknowledged): Generator<Write> {
    const own = { userId: learner.id, courseId }
    const reader = new AccountReader(this.api, learner)
    yield {
      endpoint: addFavorite,
      body: own,
      isStored: async () => (await reader.bookmarks()).includes(courseId),
      acknowledge: () => known.bookmarks.add(courseId),
    }
    yield {
      endpoint: addCourse,
      body: { ...own, courseName: courseId },
      acknowledge: () => known.enrolments.add(courseId),
    }
    for (const lesson of ['0-0', '1-1'])
      yield {
        endpoint: updateProgress,
        body: { ...own, progress: { [lesson]: 'completed' } },
        acknowledge: () => known.completed.set(courseId, (known.completed.get(courseId) ?? 0) + 1),
      }
    yield rename(learner, `${learner.id} of ${courseId}`, known)
  }

  private async untilAcknowledged(learner: DrillAccount, { endpoint, body, isStored, acknowledge }: Write) {
    for (let tries = 0; ; tries += 1) {
      if (tries > 0) {
        await wait(RETRY_MS)
        if (await isStored?.().catch(() => false)) break
      }
      const reply = await apiCall(this.api, endpoint.path, { cookie: learner.cookie, body })
      if (reply.status === 200) break
      this.note(reply)
    }
    acknowledge()
    this.writes += 1
  }

  private note({ status, retryAfter, text }: Reply) {
    this.refusals.set(status, (this.refusals.get(status) ?? 0) + 1)
    const isOutage = status === 503 || status === 507
    if (isOutage && retryAfter === undefined) this.withoutRetryAfter += 1
    if (status === 0 || isOutage) return
    if (this.unexpected.length < UNEXPECTED_KEPT) this.unexpected.push(`${status} ${text}`)
    if (status < 500) throw new Error(`A write of the drill was refused: ${status} ${text}`)
  }
}

function rename({ id }: DrillAccount, name: string, known: Acknowledged): Write {
  return {
    endpoint: updateProfile,
    body: { userId: id, name, mobile: '', domains: ['Career'] },
    acknowledge: () => void (known.name = name),
  }
}
