import { wordsOf } from '@mentor-connect/contract/courses/lessons/lessonMinutes'
import type { Instant, Tx } from '../../kernel/database/schema'
import { readBody } from '../catalogue/lessonBody'
import { draftVersionOf, laterThan } from './ownLesson'
import { upsertBody, type FoundOwnLesson, type OwnLessonId } from './ownLessons.repo'

/** Replaces the body and keeps the old one as the earlier version. Does nothing if the body has not changed. */
export async function writeBody(
  tx: Tx,
  { courseId, lessonId }: OwnLessonId,
  { body, before, now }: { body: string; before: FoundOwnLesson; now: Instant },
) {
  if (body === before.body) return
  await upsertBody(tx, {
    course_id: courseId,
    lesson_id: lessonId,
    body,
    words: wordsOf(readBody(body)),
    earlier_body: before.body,
    earlier_at: before.savedAt,
    updated_at: laterThan(draftVersionOf(before), now),
  })
}
