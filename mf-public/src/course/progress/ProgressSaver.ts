import { ApiFailure } from '@mentor-connect/shared/api'
import type { LessonStatus, Progress } from '@mentor-connect/shared/contracts/learners'
import { PROGRESS_SAVE_DEBOUNCE_MS } from '@mentor-connect/shared/contracts/limits'
import { isFinal, type LessonChanges } from '@mentor-connect/shared/progress'
import {
  NOTHING_PENDING,
  hasAny,
  isPending,
  withChange,
  withRestored,
  withReturned,
  withSending,
  withSent,
  type PendingProgress,
} from './pendingProgress'

/** `kept`: no answer came; the changes are in this device's outbox and go out later. */
export type SaveStatus = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed' | 'kept'

/** What failed is sent again after this time, in ms, as long as the page is open. */
export const PROGRESS_RETRY_MS = 15_000

export interface SaveState {
  pending: PendingProgress
  status: SaveStatus
}

interface SaverOptions {
  /** Sends changed lessons and takes in what the server then stores. */
  send: (changed: LessonChanges, options: { keepalive: boolean }) => Promise<void>
}

/**
 * Saves the lesson changes of one learner in one course: after 1 s of quiet, one request at a time, at once when the
 * page goes away. What could not be saved stays and goes along with the next attempt; what the server refuses for good
 * is given up.
 */
export class ProgressSaver {
  state: SaveState = { pending: NOTHING_PENDING, status: 'idle' }
  private timer: ReturnType<typeof setTimeout> | undefined
  private running: Promise<void> | undefined
  private readonly listeners = new Set<() => void>()

  constructor(private readonly options: SaverOptions) {}

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  readonly getState = () => this.state

  change(stored: Progress, lesson: string, status: LessonStatus, lessonId?: string): void {
    const change = { status, actedAt: new Date().toISOString(), ...(lessonId && { lessonId }) }
    this.waitFor(withChange(this.state.pending, stored, lesson, change))
  }

  /** Takes up what an earlier visit could not save. */
  restore(left: LessonChanges): void {
    const pending = withRestored(this.state.pending, left)
    if (hasAny(pending.waiting)) this.waitFor(pending)
  }

  private waitFor(pending: PendingProgress): void {
    this.update({ pending, status: isPending(pending) ? 'waiting' : 'idle' })
    clearTimeout(this.timer)
    if (isPending(pending)) this.timer = setTimeout(() => void this.save(), PROGRESS_SAVE_DEBOUNCE_MS)
  }

  /** Saves what waits now and ends when nothing is under way. Failures show in the state. */
  async save(): Promise<void> {
    clearTimeout(this.timer)
    while (this.running) await this.running
    if (!hasAny(this.state.pending.waiting)) return
    await this.start({ keepalive: false })
    while (this.running) await this.running
    if (this.state.status === 'waiting') await this.save()
  }

  /**
   * The page goes away: sends all that the server has not confirmed in a request that outlives it. That repeats what
   * is under way, because the browser may cut that off; merging makes a repetition harmless.
   */
  flush(): void {
    clearTimeout(this.timer)
    if (!isPending(this.state.pending)) return
    this.update({ pending: withReturned(this.state.pending), status: 'saving' })
    void this.start({ keepalive: true })
  }

  private start(options: { keepalive: boolean }): Promise<void> {
    const attempt: Promise<void> = this.attempt(options, () => this.running === attempt)
    this.running = attempt
    return attempt
  }

  /** One request. A flush may take it over: then what became of it does not count any more. */
  private async attempt(options: { keepalive: boolean }, counts: () => boolean): Promise<void> {
    const pending = withSending(this.state.pending)
    this.update({ pending, status: 'saving' })
    const failure = await this.options.send(pending.sending, options).catch((error: unknown) => ({ error }))
    if (!counts()) return
    this.running = undefined
    if (failure) return this.failed(failure.error)
    const rest = withSent(this.state.pending)
    this.update({ pending: rest, status: hasAny(rest.waiting) ? 'waiting' : 'saved' })
  }

  private failed(error: unknown): void {
    console.error('Failed to update progress', error)
    if (isFinal(error)) return this.update({ pending: withSent(this.state.pending), status: 'failed' })
    const status = error instanceof ApiFailure ? error.status : 0
    this.update({ pending: withReturned(this.state.pending), status: status === 0 ? 'kept' : 'failed' })
    clearTimeout(this.timer)
    // Nobody signed in, or somebody else: only a new session helps.
    if (status !== 401 && status !== 403) this.timer = setTimeout(() => void this.save(), PROGRESS_RETRY_MS)
  }

  private update(state: SaveState): void {
    this.state = state
    for (const listener of this.listeners) listener()
  }
}
