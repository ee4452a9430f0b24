import type { Outbox } from '@mentor-connect/api/outbox'
import type { OutgoingWatched } from '@mentor-connect/api/outboxes'
import { isFinal } from '@mentor-connect/api/progress'
import type { WatchedReply } from '@mentor-connect/contract/courses/lessons/lessonVideos'
import {
  WATCHED_INTERVAL_MS,
  WATCHED_REPORT_MAX,
} from '@mentor-connect/contract/courses/lessons/lessonLimits'

export interface WatchedVideo {
  userId: string
  courseId: string
  lessonId: string
  blockId: string
}

export type SendWatched = (
  video: WatchedVideo & { pieces: number[] },
  options: { keepalive: boolean },
) => Promise<WatchedReply>

interface Options {
  send: SendWatched
  /** Stores unsent pieces until the next visit. */
  outbox: Outbox<OutgoingWatched>
  onCompleted: () => void
}

interface Reported extends WatchedVideo {
  waiting: Set<number>
  counted: Set<number>
  /** True if the server knows that watching has begun. Only from then on does it count pieces. */
  hasBegun: boolean
}

/** Reports the watched pieces of videos until the server has counted them. */
export class WatchedSaver {
  private readonly videos = new Map<string, Reported>()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly options: Options) {}

  /** Continues with the pieces that an earlier visit could not send. */
  async restore(userId: string): Promise<void> {
    const entries = await this.options.outbox.open(userId)
    for (const { pieces, ...video } of entries)
      pieces.forEach((piece) => this.reportOf(video).waiting.add(piece))
    if (entries.length > 0) this.save()
  }

  watch(video: WatchedVideo, pieces: number[]): void {
    const report = this.reportOf(video)
    const added = pieces.filter((piece) => !report.counted.has(piece) && !report.waiting.has(piece))
    added.forEach((piece) => report.waiting.add(piece))
    if (added.length > 0) void this.store(report)
    if (!report.hasBegun) this.save()
    else if (added.length > 0) this.timer ??= setTimeout(() => this.save(), WATCHED_INTERVAL_MS)
  }

  /** Sends all waiting pieces now. With `keepalive`, the request outlives the page. */
  readonly save = (options = { keepalive: false }): void => {
    clearTimeout(this.timer)
    this.timer = undefined
    for (const report of this.videos.values())
      if (report.waiting.size > 0 || !report.hasBegun) void this.send(report, options)
  }

  stop(): void {
    this.save({ keepalive: true })
    clearTimeout(this.timer)
    this.videos.clear()
  }

  private async send(report: Reported, options: { keepalive: boolean }): Promise<void> {
    report.hasBegun = true
    const { waiting, counted, hasBegun: _, ...video } = report
    const pieces = [...waiting].slice(0, WATCHED_REPORT_MAX)
    try {
      const { left, status } = await this.options.send({ ...video, pieces }, options)
      const still = new Set(left)
      for (const piece of pieces.filter((one) => !still.has(one))) {
        waiting.delete(piece)
        counted.add(piece)
      }
      if (status) this.options.onCompleted()
    } catch (error) {
      console.warn('What was watched could not be saved.', error)
      if (isFinal(error)) waiting.clear()
    }
    await this.store(report)
    if (waiting.size > 0 && this.videos.size > 0)
      this.timer ??= setTimeout(() => this.save(), WATCHED_INTERVAL_MS)
  }

  private store({ waiting, counted: _, hasBegun: __, ...video }: Reported): Promise<void> {
    const id = idOf(video)
    if (waiting.size === 0) return this.options.outbox.remove(id)
    return this.options.outbox.put({ id, ...video, pieces: [...waiting], actedAt: new Date().toISOString() })
  }

  private reportOf({ userId, courseId, lessonId, blockId }: WatchedVideo): Reported {
    const video = { userId, courseId, lessonId, blockId }
    const known = this.videos.get(idOf(video))
    if (known) return known
    const report = { ...video, waiting: new Set<number>(), counted: new Set<number>(), hasBegun: false }
    this.videos.set(idOf(video), report)
    return report
  }
}

const idOf = ({ courseId, lessonId, blockId }: WatchedVideo) => `${courseId}/${lessonId}/${blockId}`
