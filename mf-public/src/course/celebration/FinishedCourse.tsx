import type { Course } from '@mentor-connect/contract/courses/courses'
import { lazyPart } from '@mentor-connect/ui'
import { useState } from 'react'
import { completionOfProgress } from '../progress/completionOfProgress'
import type { LessonProgress } from '../progress/useLessonProgress'

const Celebration = lazyPart(
  () => import(/* webpackChunkName: "celebration" */ './Celebration').then((module) => module.Celebration),
  null,
  null,
)

interface FinishedCourseProps {
  course: Course
  /** Id of the learner; undefined if the reader is not enrolled. */
  learnerId: string | undefined
  lessons: LessonProgress
}

/** Celebrates a finished course once, after the server has recorded that it is finished. */
export function FinishedCourse({ course, learnerId, lessons }: FinishedCourseProps) {
  const isDue =
    lessons.isCelebrated === false && completionOfProgress(course.modules, lessons.stored).isComplete
  // Stays true after the first time, because the progress is loaded again while the celebration is open.
  const [wasDue, setWasDue] = useState(isDue)
  if (isDue && !wasDue) setWasDue(true)
  if (!learnerId || !wasDue) return null
  return <Celebration course={course} learnerId={learnerId} />
}
