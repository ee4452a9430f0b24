import { asApiFailure, call, type ApiFailure } from '@mentor-connect/api'
import type { LessonBody } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { saveLessonDraft } from '@mentor-connect/contract/courses/lessons/lessonDrafts'
import { getOwnLesson } from '@mentor-connect/contract/courses/lessons/lessons'
import { createStore } from '@mentor-connect/ui/store'
import { isSameBody } from '../history/bodyDifferences'
import { copyKey, draftCopies, type LessonCopy, type StoredCopy } from './draftCopies'

/** Time for which changes are collected before they are sent, in ms. */
const SEND_DELAY_MS = 1500
/** Delay before a draft is sent again after a failure, in ms. */
const RETRY_MS = 10_000

/**
 * `offline`: the draft is stored on this device, and sent when the network is back. `conflict`: another draft was
 * saved elsewhere. `refused`: the server does not accept this text.
 */
export type SaveState =
  | { kind: 'saved' | 'saving' | 'offline' | 'conflict' }
  | { kind: 'refused'; failure: ApiFailure }

/**
 * Saves a draft while it is written: at once on this device, and a moment later on the server. The copy on this
 * device is deleted when the server has the same text.
 */
export class DraftSaver {
  readonly state = createStore<SaveState>({ kind: 'saved' })
  private body: LessonBody | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Result of the last request in the queue; drafts are sent one after the other. */
  private last: Promise<boolean> = Promise.resolve(true)

  /** @param version version of the edited draft, or of the lesson if it has no draft */
  constructor(
    private readonly lesson: LessonCopy,
    private version: string,
  ) {}

  /** The version that the server confirmed last. */
  get savedVersion(): string {
    return this.version
  }

  get isSaved(): boolean {
    return this.body === undefined
  }

  /** Continues with the changes that an earlier visit could not send. */
  resume({ version, values }: StoredCopy) {
    this.body = values
    if (version === this.version) void this.flush()
    else this.state.set({ kind: 'conflict' })
  }

  change(body: LessonBody) {
    this.body = body
    void this.storeCopy(body)
    if (this.state.get().kind === 'conflict') return
    if (this.state.get().kind !== 'offline') this.state.set({ kind: 'saving' })
    this.timer ??= setTimeout(() => void this.flush(), SEND_DELAY_MS)
  }

  /** Sends unsaved changes. Resolves to true if the server has everything. */
  flush(): Promise<boolean> {
    this.pause()
    this.last = this.last.then(() => this.send())
    return this.last
  }

  /** Drops unsaved changes and starts from `version`, after the text was published or a conflict was resolved. */
  rebase(version: string) {
    this.pause()
    this.version = version
    this.body = undefined
    this.state.set({ kind: 'saved' })
    void draftCopies().remove(copyKey(this.lesson))
  }

  /** Stops the timer that sends changes. Unsaved changes stay on this device. */
  pause() {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  private async send(): Promise<boolean> {
    const { body } = this
    if (!body) return true
    if (this.state.get().kind === 'conflict') return false
    const { courseId, lessonId } = this.lesson
    const params = { id: courseId, lessonId }
    try {
      const { data } = await call(saveLessonDraft, { params, body: { body, version: this.version } })
      this.version = data.savedAt
    } catch (error) {
      const failure = asApiFailure(error)
      const version = failure.code === 'edit_conflict' ? await this.ownDraft(body) : undefined
      if (version === undefined) return this.fail(failure)
      this.version = version
    }
    return this.confirm(body)
  }

  /**
   * If the response to a save was lost, the server's draft equals `body`: returns its version. Returns undefined if
   * the draft is a different one.
   */
  private async ownDraft(body: LessonBody): Promise<string | undefined> {
    const { courseId, lessonId } = this.lesson
    try {
      const { draft } = (await call(getOwnLesson, { params: { id: courseId, lessonId } })).data
      return draft && isSameBody(draft.body, body) ? draft.savedAt : undefined
    } catch (error) {
      console.warn('The draft of the server could not be compared.', error)
      return undefined
    }
  }

  /**
   * Handles a successful save of `body`. Changes that were made during the request are stored with the new version
   * and sent next.
   */
  private confirm(body: LessonBody): boolean {
    if (this.body !== body) {
      if (this.body) this.change(this.body)
      return false
    }
    this.body = undefined
    this.state.set({ kind: 'saved' })
    void draftCopies().remove(copyKey(this.lesson))
    return true
  }

  private fail(failure: ApiFailure): false {
    if (failure.code === 'edit_conflict') this.state.set({ kind: 'conflict' })
    else if (isRefusal(failure)) this.state.set({ kind: 'refused', failure })
    else {
      this.state.set({ kind: 'offline' })
      this.timer = setTimeout(() => void this.flush(), RETRY_MS)
    }
    return false
  }

  private storeCopy(body: LessonBody): Promise<void> {
    const { owner } = this.lesson
    const writtenAt = new Date().toISOString()
    return draftCopies().put({
      key: copyKey(this.lesson),
      owner,
      writtenAt,
      version: this.version,
      values: body,
    })
  }
}

/**
 * Returns true if the server will never accept this text. It may accept it after a new sign-in (401) or a
 * pause (429).
 */
const isRefusal = ({ status }: ApiFailure) =>
  status >= 400 && status < 500 && status !== 401 && status !== 429
