import { ApiFailure } from '@mentor-connect/shared/api'
import type { LessonStatus, Progress } from '@mentor-connect/shared/contracts/learners'
import { PROGRESS_SAVE_DEBOUNCE_MS } from '@mentor-connect/shared/rules/limits'
import { isFinal, type LessonChanges } from '@mentor-connect/shared/progress'
import { createStore } from '@mentor-connect/shared/store'
import {
  NOTHING_PENDING,
  isNotEmpty,
  isPending,
  withChange,
  withUnsent,
  requeue,
  withSending,
  withSent,
  type PendingProgress,
} from './pendingProgress'

/** `offline`: the API could not be reached; the changes are in this device's outbox and are sent later. */
export type SaveStatus = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed' | 'offline'

/** A failed save is retried after this time, in ms, while the page is open. */
export const PROGRESS_RETRY_MS = 15_000

export interface SaveState {
  pending: PendingProgress
  status: SaveStatus
}

interface SaverOptions {
  /** Sends changed lessons and applies the progress that the server returns. */
  send: (changed: LessonChanges, options: { keepalive: boolean }) => Promise<void>
}

/**
 * Saves the lesson changes of one learner in one course: after 1 s without changes, one request at a time; at once when
 * the page is hidden. Unsaved changes are part of the next attempt; changes that the server rejects for good are dropped.
 */
export class ProgressSaver {
  private readonly store = createStore<SaveState>({ pending: NOTHING_PENDING, status: 'idle' })
  readonly get = this.store.get
  readonly subscribe = this.store.subscribe
  private timer: ReturnType<typeof setTimeout> | undefined
  private running: Promise<void> | undefined

  constructor(private readonly options: SaverOptions) {}

  get state(): SaveState {
    return this.store.get()
  }

  change(stored: Progress, lesson: string, status: LessonStatus, lessonId?: string): void {
    const change = { status, actedAt: new Date().toISOString(), ...(lessonId && { lessonId }) }
    this.waitFor(withChange(this.state.pending, stored, lesson, change))
  }

  /** Adds the unsent changes of an earlier visit. */
  addUnsent(unsent: LessonChanges): void {
    const pending = withUnsent(this.state.pending, unsent)
    if (isNotEmpty(pending.waiting)) this.waitFor(pending)
  }

  private waitFor(pending: PendingProgress): void {
    this.store.set({ pending, status: isPending(pending) ? 'waiting' : 'idle' })
    clearTimeout(this.timer)
    if (isPending(pending)) this.timer = setTimeout(() => void this.save(), PROGRESS_SAVE_DEBOUNCE_MS)
  }

  /** Saves waiting changes now; resolves when no request is running. Failures are part of the state. */
  async save(): Promise<void> {
    clearTimeout(this.timer)
    while (this.running) await this.running
    if (!isNotEmpty(this.state.pending.waiting)) return
    await this.start({ keepalive: false })
    while (this.running) await this.running
    if (this.state.status === 'waiting') await this.save()
  }

  /**
   * The page is closed: sends everything unconfirmed in a `keepalive` request. That repeats a running request, which the
   * browser may abort; the server merges, so a repetition is harmless.
   */
  flush(): void {
    clearTimeout(this.timer)
    if (!isPending(this.state.pending)) return
    this.store.set({ pending: requeue(this.state.pending), status: 'saving' })
    void this.start({ keepalive: true })
  }

  private start(options: { keepalive: boolean }): Promise<void> {
    const attempt: Promise<void> = this.attempt(options, () => this.running === attempt)
    this.running = attempt
    return attempt
  }

  /** One request. A flush may replace it: then its result is ignored. */
  private async attempt(options: { keepalive: boolean }, isCurrent: () => boolean): Promise<void> {
    const pending = withSending(this.state.pending)
    this.store.set({ pending, status: 'saving' })
    const failure = await this.options.send(pending.sending, options).catch((error: unknown) => ({ error }))
    if (!isCurrent()) return
    this.running = undefined
    if (failure) return this.failed(failure.error)
    const rest = withSent(this.state.pending)
    this.store.set({ pending: rest, status: isNotEmpty(rest.waiting) ? 'waiting' : 'saved' })
  }

  private failed(error: unknown): void {
    console.error('Failed to update progress', error)
    if (isFinal(error)) return this.store.set({ pending: withSent(this.state.pending), status: 'failed' })
    const status = error instanceof ApiFailure ? error.status : 0
    this.store.set({ pending: requeue(this.state.pending), status: status === 0 ? 'offline' : 'failed' })
    clearTimeout(this.timer)
    // Signed out, or another person: only a new session helps.
    if (status !== 401 && status !== 403) this.timer = setTimeout(() => void this.save(), PROGRESS_RETRY_MS)
  }
}
