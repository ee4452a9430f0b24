import type { Module } from '@mentor-connect/shared/contracts/courses'
import type { Progress } from '@mentor-connect/shared/contracts/learners'
import { completionOf, lessonKey, type Completion } from '@mentor-connect/shared/rules/completion'

/** How much of a course is completed. Lessons that were deleted from the course are ignored. */
export function completionOfProgress(modules: Module[], progress: Progress): Completion {
  return completionOf(
    modules.map(({ lessons }, module) =>
      lessons.map((_, lesson) => progress[lessonKey(module, lesson)] === 'completed'),
    ),
  )
}
