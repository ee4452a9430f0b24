import type { Lesson, Module } from '@mentor-connect/contract/api/courses'
import type { Progress } from '@mentor-connect/contract/api/learners'
import { lessonKey } from '@mentor-connect/contract/rules/completion'

/** The first lesson of a course that is not completed. */
export function firstOpenLesson(modules: readonly Module[], progress: Progress): Lesson | undefined {
  return modules
    .flatMap(({ lessons }, module) =>
      lessons.map((lesson, index) => ({ lesson, key: lessonKey(module, index) })),
    )
    .find(({ key }) => progress[key] !== 'completed')?.lesson
}
