import type { LessonStatus, Progress } from '@mentor-connect/shared/contracts/learners'
import { PROGRESS_SAVE_DEBOUNCE_MS } from '@mentor-connect/shared/contracts/limits'
import {
  NOTHING_PENDING,
  hasAny,
  isPending,
  withChange,
  withReturned,
  withSending,
  withSent,
  type PendingProgress,
} from './pendingProgress'

export type SaveStatus = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed'

export interface SaveState {
  pending: PendingProgress
  status: SaveStatus
}

interface SaverOptions {
  /** Sends changed lessons and takes in what the server then stores. */
  send: (changed: Progress, options: { keepalive: boolean }) => Promise<void>
}

/**
 * Saves the lesson changes of one learner in one course: after 1 s of quiet, one request at a time, at once when the
 * page goes away. What could not be saved stays and goes along with the next attempt.
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

  change(stored: Progress, lesson: string, status: LessonStatus): void {
    const pending = withChange(this.state.pending, stored, lesson, status)
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
    if (this.state.status !== 'failed') await this.save()
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
    if (failure) {
      console.error('Failed to update progress', failure.error)
      this.update({ pending: withReturned(this.state.pending), status: 'failed' })
    } else {
      const rest = withSent(this.state.pending)
      this.update({ pending: rest, status: hasAny(rest.waiting) ? 'waiting' : 'saved' })
    }
  }

  private update(state: SaveState): void {
    this.state = state
    for (const listener of this.listeners) listener()
  }
}
