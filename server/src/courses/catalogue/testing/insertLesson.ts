import type { LessonBody } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { wordsOf } from '@mentor-connect/contract/courses/lessons/lessonMinutes'
import { typeOfKind, type LessonKind } from '@mentor-connect/contract/courses/lessons/lessonKinds'
import type { Database } from '../../../kernel/database/schema'
import { readBody } from '../lessonBody'

interface SampleLesson {
  courseId: string
  id: string
  position: number
  kind?: LessonKind
  preview?: boolean
  blocks?: LessonBody['blocks'] | object[]
}

/** Adds a lesson that is learned in place to the first module of a course, with a body if blocks are given. */
export async function insertLesson(db: Database, given: SampleLesson) {
  const { courseId, id, position, kind = 'text', preview = false, blocks } = given
  await db
    .insertInto('lessons')
    .values({
      course_id: courseId,
      id,
      module_position: 0,
      position,
      title: `The lesson ${id}`,
      kind,
      type: typeOfKind(kind),
      url: '',
      file: null,
      preview: preview ? 1 : 0,
    })
    .execute()
  if (!blocks) return
  const body = JSON.stringify({ blocks })
  await db
    .insertInto('lesson_bodies')
    .values({
      course_id: courseId,
      lesson_id: id,
      body,
      words: wordsOf(readBody(body)),
      updated_at: '2026-02-01T00:00:00.000Z',
      earlier_body: null,
    })
    .execute()
}
