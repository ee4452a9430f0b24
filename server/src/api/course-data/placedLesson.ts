import type { LessonStatus } from '@mentor-connect/shared/contracts/learners'
import { completionOf, lessonKey, type Completion } from '@mentor-connect/shared/rules/completion'

/** Where a lesson stands in its course; both count from 0. */
export interface LessonPlace {
  module_position: number
  position: number
}

/** Where a lesson stands, and the id by which it is known wherever it goes. */
export interface PlacedLesson extends LessonPlace {
  id: string
}

export function keyOf({ module_position, position }: LessonPlace): string {
  return lessonKey(module_position, position)
}

/** @param statuses by lesson id */
export function completionOfLessons(
  lessons: PlacedLesson[],
  statuses: ReadonlyMap<string, LessonStatus>,
): Completion {
  const modules = new Map<number, boolean[]>()
  for (const { id, module_position } of lessons) {
    const module = modules.get(module_position) ?? []
    modules.set(module_position, [...module, statuses.get(id) === 'completed'])
  }
  return completionOf([...modules.values()])
}
