import { isEmptyBody } from '@mentor-connect/contract/courses/lessons/lessonMinutes'
import type { LessonPage } from '@mentor-connect/contract/courses/lessons/lessons'

/** Returns true for a preview with text, which everybody can read. Quizzes and tasks have no blocks. */
export const isForSearchEngines = ({ lesson, body }: LessonPage) =>
  lesson.preview === true && !isEmptyBody(body)
