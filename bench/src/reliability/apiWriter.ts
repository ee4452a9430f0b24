import {
  addCourse,
  getUserDetails,
  updateProfile,
  type Dashboard,
} from '@mentor-connect/contract/learning/learners'
import { updateProgress } from '@mentor-connect/contract/courses/progress'
import type { DrillAccount } from '@mentor-connect/server/testing/drill/drillWorld'
import { setTimeout as sleep } from 'node:timers/promises'
import { apiCall } from '../product/apiCall'

/** The writes of one learner that the API has acknowledged. */
export interface Acknowledged {
  enrolments: Set<string>
  /** Course → number of lessons that were saved as completed. */
  completed: Map<string, number>
  name: string | undefined
}

type Write = [endpoint: { path: string }, body: object, acknowledge: () => void]

const RETRY_MS = 50

/**
 * Writes without a pause, for one learner after another, and records the acknowledged writes. Like the site, it resends
 * writes that were not acknowledged, so that each takes effect exactly once.
 */
export class ApiWriter {
  readonly acknowledged = new Map<DrillAccount, Acknowledged>()
  /** Status → number of unsuccessful responses; status 0 means no response. */
  readonly refusals = new Map<number, number>()
  writes = 0
  /** The error that has stopped the writer; undefined while it runs or after it was finished. */
  failure: Error | undefined
  private isOver = false
  private readonly ended: Promise<void>

  constructor(
    private readonly api: string,
    private readonly learners: DrillAccount[],
    private readonly courseIds: string[],
  ) {
    this.ended = this.run()
    this.ended.catch((error: Error) => (this.failure = error))
  }

  /** Ends the writer. Resolves when the current write is acknowledged. */
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

  /**
   * Yields an endless sequence of writes. When everybody is enrolled in every course, people continue with
   * changes of their names.
   */
  private *allWrites(): Generator<[DrillAccount, Write]> {
    for (const learner of this.learners) {
      const known: Acknowledged = { enrolments: new Set(), completed: new Map(), name: undefined }
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
    yield [addCourse, { ...own, courseName: courseId }, () => known.enrolments.add(courseId)]
    for (const lesson of ['0-0', '1-1']) {
      const body = { ...own, progress: { [lesson]: 'completed' } }
      const count = () => known.completed.set(courseId, (known.completed.get(courseId) ?? 0) + 1)
      yield [updateProgress, body, count]
    }
    yield rename(learner, `${learner.id} of ${courseId}`, known)
  }

  private async untilAcknowledged({ cookie }: DrillAccount, [endpoint, body, acknowledge]: Write) {
    for (;;) {
      const { status, text } = await apiCall(this.api, endpoint.path, { cookie, body })
      if (status === 200) break
      this.refusals.set(status, (this.refusals.get(status) ?? 0) + 1)
      if (status >= 400 && status < 500)
        throw new Error(`A write of the drill was refused: ${status} ${text}`)
      await sleep(RETRY_MS)
    }
    acknowledge()
    this.writes += 1
  }
}

function rename({ id }: DrillAccount, name: string, known: Acknowledged): Write {
  const body = { userId: id, name, mobile: '', domains: ['Career'] }
  return [updateProfile, body, () => (known.name = name)]
}

/** Reads the account of a learner from the API. @throws unless the response is a success */
export async function dashboardOf(api: string, { id, cookie }: DrillAccount): Promise<Dashboard> {
  const { status, text } = await apiCall(api, `${getUserDetails.path}?userId=${id}`, { cookie })
  if (status !== 200) throw new Error(`The dashboard of ${id} returned ${status}: ${text}`)
  return (JSON.parse(text) as { data: Dashboard }).data
}
