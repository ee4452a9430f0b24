import type { PathProgress } from '@mentor-connect/contract/learning/skillPaths'
import { paths } from '@mentor-connect/contract/remote'

/** The page on which a learner continues a path: the next lesson if it is taken on this site, else its course. */
export const nextPlace = ({ courseId, lesson }: NonNullable<PathProgress['next']>): string =>
  lesson?.inPlace ? paths.learner.lesson(courseId, lesson.id) : paths.learner.resource(courseId)
