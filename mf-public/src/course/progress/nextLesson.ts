import type { Lesson, Module } from '@mentor-connect/contract/courses/courses'
import type { LessonStatus, Progress } from '@mentor-connect/contract/courses/progress'
import { lessonKey } from '@mentor-connect/contract/courses/completion'

export interface NextLesson {
  key: string
  lesson: Lesson
  status: LessonStatus
}

/** The first lesson that is not completed; undefined if there is none. */
export function nextLesson(modules: Module[], progress: Progress): NextLesson | undefined {
  for (const [module, { lessons }] of modules.entries())
    for (const [index, lesson] of lessons.entries()) {
      const key = lessonKey(module, index)
      const status = progress[key] ?? 'not-started'
      if (status !== 'completed') return { key, lesson, status }
    }
  return undefined
}
