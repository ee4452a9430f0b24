import { minutesOf } from '@mentor-connect/contract/courses/lessons/lessonMinutes'
import type { Instant, Tx } from '../../kernel/database/schema'
import { readBody } from '../catalogue/lessonBody'
import { unwrittenIn } from '../catalogue/unwrittenLessons.query'
import { deleteDraft, draftedLessons } from './lessonDrafts.repo'
import { changedLesson, ownLesson } from './ownLesson'
import { updateReading, type OwnLessonId } from './ownLessons.repo'
import { writeBody } from './writeBody'

type CourseOfMentor = Omit<OwnLessonId, 'lessonId'>

/**
 * Publishes the drafts of lessons that nobody could complete so far. Drafts of other lessons are kept,
 * because their mentor publishes each of them separately. The caller must have locked the course.
 */
export async function publishDrafts(tx: Tx, course: CourseOfMentor, now: Instant) {
  const unwritten = await unwrittenIn(tx, course.courseId)
  for (const lessonId of await draftedLessons(tx, course.courseId))
    if (unwritten.has(lessonId)) await publishDraft(tx, { ...course, lessonId }, now)
}

async function publishDraft(tx: Tx, id: OwnLessonId, now: Instant) {
  const before = await ownLesson(tx, id)
  if (before.draftBody === null) return
  await writeBody(tx, id, { body: before.draftBody, before, now })
  await deleteDraft(tx, id.courseId, id.lessonId)
  const { kind, preview } = before
  const minutes = before.minutes ?? minutesOf(readBody(before.draftBody))
  await updateReading(tx, id, { kind, minutes, preview: preview === 1 }, now)
  await changedLesson(tx, id)
}
