import type { Module } from '@mentor-connect/contract/courses/courses'
import type { Progress } from '@mentor-connect/contract/courses/progress'
import { completionOf, lessonKey, type Completion } from '@mentor-connect/contract/courses/completion'

/** How much of a course is completed. Lessons that were deleted, or are not written yet, do not count. */
export function completionOfProgress(modules: Module[], progress: Progress): Completion {
  return completionOf(
    modules.map(({ lessons }, module) =>
      lessons.flatMap(({ empty }, lesson) =>
        empty ? [] : [progress[lessonKey(module, lesson)] === 'completed'],
      ),
    ),
  )
}
