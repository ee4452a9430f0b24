import type { LessonBody } from '@mentor-connect/contract/api/lessonBlocks'
import { minutesOf, wordsOf } from '@mentor-connect/contract/api/lessonMinutes'
import type { OwnLessonPage } from '@mentor-connect/contract/api/lessons'
import { isProving, type LessonKind } from '@mentor-connect/contract/rules/lessonKinds'
import { BODY_MAX_BYTES } from '@mentor-connect/contract/rules/lessonLimits'
import type { Kysely, Transaction } from 'kysely'
import { errors } from '../../platform/http/errors'
import type { ApiDatabase, Instant } from '../database/schema'
import type { ApiDependencies } from '../dependencies'
import { filesOfBody } from './bodyFiles'
import { NOT_WRITTEN, readBody } from './lessonBody'
import { requireOwnBodyFiles } from './ownBodyFiles.policy'
import {
  findOwnLesson,
  lockOwnCourse,
  updateReading,
  upsertBody,
  writeLessonFiles,
  type FoundOwnLesson,
  type OwnLessonId,
} from './ownLessons.repo'

interface Written {
  body: LessonBody
  kind: LessonKind
  minutes?: number
  preview: boolean
  version?: string
}

/** Lessons as their mentor writes them. */
export function ownLessonService({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  return {
    read: async (id: OwnLessonId): Promise<OwnLessonPage> => ownPage(id, await ownLesson(db, id)),

    save(id: OwnLessonId, { body, version, ...written }: Written): Promise<OwnLessonPage> {
      return db.transaction().execute(async (tx) => {
        const before = await lockedLesson(tx, id, version)
        requireSameProof(before.kind, written.kind)
        await requireOwnBodyFiles(tx, id, { body, before: readBody(before.body) })
        const now = clock().toISOString()
        await writeBody(tx, id, { body: storable(body), before, now })
        const reading = { ...written, minutes: written.minutes ?? minutesOf(body) }
        if (isOtherReading(before, reading)) await updateReading(tx, id, reading, now)
        return ownPage(id, await ownLesson(tx, id))
      })
    },

    /** Exchanges the text with the one before the last save. */
    restore(id: OwnLessonId, version: string | undefined): Promise<OwnLessonPage> {
      return db.transaction().execute(async (tx) => {
        const before = await lockedLesson(tx, id, version)
        if (before.earlierBody === null) throw errors.notFound('Earlier version')
        await writeBody(tx, id, { body: before.earlierBody, before, now: clock().toISOString() })
        return ownPage(id, await ownLesson(tx, id))
      })
    },
  }
}

async function ownLesson(db: Kysely<ApiDatabase>, id: OwnLessonId): Promise<FoundOwnLesson> {
  const lesson = await findOwnLesson(db, id)
  if (!lesson) throw errors.notFound('Lesson')
  return lesson
}

async function lockedLesson(tx: Transaction<ApiDatabase>, id: OwnLessonId, version: string | undefined) {
  await lockOwnCourse(tx, id)
  const lesson = await ownLesson(tx, id)
  if (version !== undefined && version !== versionOf(lesson)) throw errors.editConflict()
  return lesson
}

/** What learners have proved must not be lost, nor be demanded of those who are done. */
function requireSameProof(before: LessonKind, kind: LessonKind) {
  if (before !== kind && (isProving(before) || isProving(kind)))
    throw errors.invalidInput({ kind: 'A quiz or task stays one. Add a new lesson instead.' })
}

function storable(body: LessonBody): string {
  const text = JSON.stringify(body)
  if (Buffer.byteLength(text) > BODY_MAX_BYTES)
    throw errors.invalidInput({ body: 'This lesson is too long. Divide it into two.' })
  const ids = new Set(body.blocks.map(({ id }) => id))
  if (ids.size < body.blocks.length) throw errors.invalidInput({ body: 'Two blocks have the same id.' })
  return text
}

/** Keeps what was there as the earlier version, unless nothing has changed. */
async function writeBody(
  tx: Transaction<ApiDatabase>,
  { courseId, lessonId }: OwnLessonId,
  { body, before, now }: { body: string; before: FoundOwnLesson; now: Instant },
) {
  if (body === before.body) return
  await upsertBody(tx, {
    ...{ course_id: courseId, lesson_id: lessonId, body, words: wordsOf(readBody(body)) },
    ...{ updated_at: laterThan(versionOf(before), now), earlier_body: before.body },
  })
  const shown = [body, before.body].flatMap((text) => filesOfBody(readBody(text)).map(({ path }) => path))
  await writeLessonFiles(tx, courseId, lessonId, [...new Set(shown)])
}

/** Two saves never have the same version, however fast they follow each other. */
function laterThan(version: Instant, now: Instant): Instant {
  return now > version ? now : new Date(Date.parse(version) + 1).toISOString()
}

const versionOf = ({ savedAt }: FoundOwnLesson) => savedAt ?? NOT_WRITTEN

const isOtherReading = (
  before: FoundOwnLesson,
  { kind, minutes, preview }: { kind: LessonKind; minutes: number; preview: boolean },
) => before.kind !== kind || before.minutes !== minutes || (before.preview === 1) !== preview

function ownPage({ courseId, lessonId }: OwnLessonId, lesson: FoundOwnLesson): OwnLessonPage {
  const body = readBody(lesson.body)
  const { title, kind, courseTitle, moduleName } = lesson
  const countedMinutes = minutesOf(body)
  return {
    ...{ courseId, courseTitle, moduleName, countedMinutes, words: wordsOf(body), body },
    lesson: {
      ...{ id: lessonId, title, kind, minutes: lesson.minutes ?? countedMinutes },
      ...(lesson.preview === 1 && { preview: true as const }),
    },
    version: versionOf(lesson),
    hasEarlier: lesson.earlierBody !== null,
  }
}
