import type { LessonBody } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { minutesOf, wordsOf } from '@mentor-connect/contract/courses/lessons/lessonMinutes'
import type { OwnLessonPage } from '@mentor-connect/contract/courses/lessons/lessons'
import { errors } from '../../platform/http/errors'
import { courseErrors } from '../courseErrors'
import type { Instant, Database, Tx } from '../../kernel/database/schema'
import { filesOfBody } from './bodyFiles'
import { NOT_WRITTEN, readBody } from '../catalogue/lessonBody'
import {
  findOwnLesson,
  lockOwnCourse,
  writeLessonFiles,
  type FoundOwnLesson,
  type OwnLessonId,
} from './ownLessons.repo'

export async function ownLesson(db: Database, id: OwnLessonId): Promise<FoundOwnLesson> {
  const lesson = await findOwnLesson(db, id)
  if (!lesson) throw errors.notFound('Lesson')
  return lesson
}

/**
 * Reads a lesson and locks its course. @throws ApiError `edit_conflict` if the lesson has changed since the
 * client read it
 */
export async function lockedLesson(
  tx: Tx,
  id: OwnLessonId,
  { version, draftVersion }: { version?: string; draftVersion?: string },
) {
  await lockOwnCourse(tx, id)
  const lesson = await ownLesson(tx, id)
  if (version !== undefined && version !== versionOf(lesson)) throw courseErrors.editConflict()
  if (draftVersion !== undefined && draftVersion !== draftVersionOf(lesson)) throw courseErrors.editConflict()
  return lesson
}

export const versionOf = ({ savedAt }: FoundOwnLesson) => savedAt ?? NOT_WRITTEN

/**
 * Returns the version of the text that the mentor edits: the draft's version, or the lesson's if there is no
 * draft.
 */
export const draftVersionOf = (lesson: FoundOwnLesson) => lesson.draftAt ?? versionOf(lesson)

/**
 * Returns a version later than the given one, so that two saves never have the same version, however fast
 * they follow each other.
 */
export function laterThan(version: Instant, now: Instant): Instant {
  return now > version ? now : new Date(Date.parse(version) + 1).toISOString()
}

/** The blocks of all stored versions of a lesson. A new version may show the files of these blocks again. */
export const knownBlocks = ({ body, earlierBody, draftBody }: FoundOwnLesson): LessonBody => ({
  blocks: [body, earlierBody, draftBody].flatMap((text) => readBody(text).blocks),
})

/** Reads a lesson after a change and records the uploads that it shows, so that none of their files is deleted. */
export async function changedLesson(tx: Tx, id: OwnLessonId) {
  const lesson = await ownLesson(tx, id)
  const paths = filesOfBody(knownBlocks(lesson)).map(({ path }) => path)
  await writeLessonFiles(tx, id.courseId, id.lessonId, [...new Set(paths)])
  return lesson
}

export function ownPage({ courseId, lessonId }: OwnLessonId, lesson: FoundOwnLesson): OwnLessonPage {
  const body = readBody(lesson.body)
  const { title, kind, courseTitle, moduleName, draftBody, draftAt } = lesson
  const countedMinutes = minutesOf(body)
  return {
    courseId,
    courseTitle,
    ...(lesson.courseStatus === 'draft' && { isCourseDraft: true as const }),
    moduleName,
    countedMinutes,
    words: wordsOf(body),
    body,
    lesson: {
      id: lessonId,
      title,
      kind,
      minutes: lesson.minutes ?? countedMinutes,
      ...(lesson.preview === 1 && { preview: true as const }),
    },
    version: versionOf(lesson),
    hasEarlier: lesson.earlierBody !== null,
    ...(draftAt !== null && { draft: { body: readBody(draftBody), savedAt: draftAt } }),
  }
}
