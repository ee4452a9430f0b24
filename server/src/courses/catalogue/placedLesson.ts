import type { LessonStatus } from '@mentor-connect/contract/courses/progress'
import { completionOf, lessonKey, type Completion } from '@mentor-connect/contract/courses/completion'

/** The position of a lesson in its course; both numbers count from 0. */
export interface LessonPlace {
  module_position: number
  position: number
}

/** The position of a lesson and its stable id. */
export interface PlacedLesson extends LessonPlace {
  id: string
}

export function keyOf({ module_position, position }: LessonPlace): string {
  return lessonKey(module_position, position)
}

/**
 * Calculates how far a learner has completed these lessons.
 *
 * @param statuses the learner's statuses by lesson id
 */
export function completionOfLessons(
  lessons: PlacedLesson[],
  statuses: ReadonlyMap<string, LessonStatus>,
): Completion {
  const modules = new Map<number, boolean[]>()
  for (const { id, module_position } of lessons) {
    const module = modules.get(module_position) ?? []
    module.push(statuses.get(id) === 'completed')
    modules.set(module_position, module)
  }
  return completionOf([...modules.values()])
}
