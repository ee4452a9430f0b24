import type { Module } from '@mentor-connect/contract/courses/courses'
import type { Progress } from '@mentor-connect/contract/courses/progress'
import { completionOf, lessonKey, type Completion } from '@mentor-connect/contract/courses/completion'

/** The completed part of a course. Deleted lessons, and lessons without content, do not count. */
export function completionOfProgress(modules: Module[], progress: Progress): Completion {
  return completionOf(
    modules.map(({ lessons }, module) =>
      lessons.flatMap(({ empty }, lesson) =>
        empty ? [] : [progress[lessonKey(module, lesson)] === 'completed'],
      ),
    ),
  )
}
