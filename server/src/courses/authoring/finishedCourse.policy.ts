import type { ModuleDraft, OwnCourse } from '@mentor-connect/contract/courses/authoring/authoring'
import { hasLessons } from '@mentor-connect/contract/courses/courseRules'
import type { LessonKind } from '@mentor-connect/contract/courses/lessons/lessonKinds'
import { errors } from '../../platform/http/errors'

const MESSAGES: Record<LessonKind, string> = {
  text: 'This lesson is empty. Write it before the course is published.',
  document: 'This lesson is empty. Write it before the course is published.',
  video: 'This lesson has no video. Add it before the course is published.',
  quiz: 'This quiz has no questions. Write them before the course is published.',
  task: 'This task has no criteria. Write them before the course is published.',
}

interface Unfinished {
  kind?: LessonKind
  empty?: true
}

/**
 * Refuses to publish a course that has no lessons, or that has lessons which nobody can complete. The error
 * names the position of each such lesson.
 */
export function requireFinishedCourse(modules: { lessons: Unfinished[] }[]) {
  if (!hasLessons(modules))
    throw errors.invalidInput({ modules: 'Add a lesson before the course is published.' })
  const fields = modules.flatMap(({ lessons }, module) =>
    lessons.flatMap(({ kind, empty }, lesson) =>
      kind && empty ? [[`modules.${module}.lessons.${lesson}`, MESSAGES[kind]]] : [],
    ),
  )
  if (fields.length > 0) throw errors.invalidInput(Object.fromEntries(fields) as Record<string, string>)
}

/**
 * Returns the lessons of a new course in the form that `requireFinishedCourse` needs. A new lesson on the
 * platform has no content yet.
 */
export const asNew = (modules: ModuleDraft[]) =>
  modules.map(({ lessons }) => ({ lessons: lessons.map(({ kind }) => ({ kind, empty: true as const })) }))

/** Refuses a change of a published course that would leave no lesson that can be completed. */
export function requireCompletable({ status, modules }: OwnCourse) {
  const lessons = modules.flatMap(({ lessons }) => lessons)
  if (status !== 'draft' && lessons.every(({ empty }) => empty))
    throw errors.invalidInput({
      modules: 'Learners could not complete this course. Keep a lesson that is written.',
    })
}
