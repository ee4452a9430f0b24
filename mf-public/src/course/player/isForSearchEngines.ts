import { isEmptyBody } from '@mentor-connect/contract/courses/lessons/lessonMinutes'
import type { LessonPage } from '@mentor-connect/contract/courses/lessons/lessons'

/** A preview that shows something: everybody can read it. Quizzes and tasks have no blocks. */
export const isForSearchEngines = ({ lesson, body }: LessonPage) =>
  lesson.preview === true && !isEmptyBody(body)
