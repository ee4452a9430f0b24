import { asApiFailure, call, type ApiFailure } from '@mentor-connect/api'
import type { LessonBody } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { saveLessonDraft } from '@mentor-connect/contract/courses/lessons/lessonDrafts'
import { getOwnLesson } from '@mentor-connect/contract/courses/lessons/lessons'
import { createStore } from '@mentor-connect/ui/store'
import { isSameBody } from '../history/bodyDifferences'
import { copyKey, draftCopies, type LessonCopy, type StoredCopy } from './draftCopies'

/** How long changes are collected before they are sent, in ms. */
const SEND_DELAY_MS = 1500
/** How long after a failure the draft is sent again, in ms. */
const RETRY_MS = 10_000

/**
 * `offline`: kept on this device, and sent when the network is back. `conflict`: another draft was saved elsewhere.
 * `refused`: the server does not take this text.
 */
export type SaveState =
  | { kind: 'saved' | 'saving' | 'offline' | 'conflict' }
  | { kind: 'refused'; failure: ApiFailure }

/**
 * Saves a draft while it is written: on this device at once, and on the server a moment later. The copy of this device
 * is deleted when the server has the same text.
 */
export class DraftSaver {
  readonly state = createStore<SaveState>({ kind: 'saved' })
  private body: LessonBody | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Drafts are sent one after the other. */
  private last: Promise<boolean> = Promise.resolve(true)

  /** @param version that of the draft which is edited, or of the lesson if it has no draft */
  constructor(
    private readonly lesson: LessonCopy,
    private version: string,
  ) {}

  /** The version that the server has confirmed last. */
  get savedVersion(): string {
    return this.version
  }

  get isSaved(): boolean {
    return this.body === undefined
  }

  /** Continues with what an earlier visit could not send. */
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

  /** Sends what is not saved. Resolves with whether the server has everything. */
  flush(): Promise<boolean> {
    this.pause()
    this.last = this.last.then(() => this.send())
    return this.last
  }

  /** Continues with a text that was based on another version, or that was published. */
  rebase(version: string) {
    this.pause()
    this.version = version
    this.body = undefined
    this.state.set({ kind: 'saved' })
    void draftCopies().remove(copyKey(this.lesson))
  }

  /** Ends sending; what is not saved stays on this device. */
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

  /** The version of a draft that was saved although its response was lost; undefined if it is another one. */
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

  /** What was changed meanwhile is stored with the new version, and sent next. */
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

/** An ended session and too many requests are no refusals: the server takes the same text later. */
const isRefusal = ({ status }: ApiFailure) =>
  status >= 400 && status < 500 && status !== 401 && status !== 429
