import { ApiFailure } from '@mentor-connect/api'
import type { LessonStatus, Progress } from '@mentor-connect/contract/courses/progress'
import { PROGRESS_SAVE_DEBOUNCE_MS } from '@mentor-connect/contract/rules/limits'
import { isFinal, type LessonChanges } from '@mentor-connect/api/progress'
import { createStore } from '@mentor-connect/ui/store'
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

/** `offline`: the API was unreachable or unavailable. The changes are in this device's outbox and are sent later. */
export type SaveStatus = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed' | 'offline'

/** Delay before a failed save is retried, in ms. It applies while the page is open. */
export const PROGRESS_RETRY_MS = 15_000

export interface SaveState {
  pending: PendingProgress
  status: SaveStatus
}

interface SaverOptions {
  /** Sends changed lessons, and applies the progress that the server returns. */
  send: (changed: LessonChanges, options: { keepalive: boolean }) => Promise<void>
}

/**
 * Saves a learner's lesson changes in one course: one second after the last change, one request at a time, and
 * immediately when the page is hidden. Changes of a failed request are part of the next one; changes that the server
 * will never accept are dropped.
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

  /**
   * Saves waiting changes now. Resolves when no request is running. Never rejects, because a failure is part of the
   * state.
   */
  async save(): Promise<void> {
    clearTimeout(this.timer)
    while (this.running) await this.running
    if (!isNotEmpty(this.state.pending.waiting)) return
    await this.start({ keepalive: false })
    while (this.running) await this.running
    if (this.state.status === 'waiting') await this.save()
  }

  /**
   * Call this when the page is closed. Sends all unconfirmed changes in a `keepalive` request. It repeats a running
   * request, which the browser may abort; that is safe, because the server merges changes.
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

  /** Sends one request. If a flush replaces it, its result is ignored. */
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
    const { status, code } = error instanceof ApiFailure ? error : { status: 0, code: 'unreachable' }
    const isAway = status === 0 || code === 'unavailable'
    this.store.set({ pending: requeue(this.state.pending), status: isAway ? 'offline' : 'failed' })
    clearTimeout(this.timer)
    // A 401 or 403 means that only a new session can help, so there is no retry.
    if (status !== 401 && status !== 403) this.timer = setTimeout(() => void this.save(), PROGRESS_RETRY_MS)
  }
}
