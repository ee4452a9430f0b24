import { placeOnDevice } from '@mentor-connect/api/positions'
import type { LessonPage } from '@mentor-connect/contract/courses/lessons/lessons'
import { useEffect, useState } from 'react'
import type { Place } from './useReadingPlace'

type Start = Partial<Place> & { at: string }

/**
 * The position at which the learner stopped: the later of the one in the lesson's response and the one on this
 * device, which may be newer after reading offline. It changes at most once, soon after the lesson is shown.
 * @param learnerId undefined if the reader is not enrolled
 */
export function useStart(
  learnerId: string | undefined,
  { courseId, lesson, position }: LessonPage,
): Partial<Place> | undefined {
  const lessonId = lesson.id
  const [start, setStart] = useState<Start | undefined>(position)

  useEffect(() => {
    if (!learnerId) return
    let hasLeft = false
    void placeOnDevice({ userId: learnerId, courseId, lessonId }).then((place) => {
      if (place && !hasLeft) setStart((stated) => (isLater(place, stated) ? place : stated))
    })
    return () => {
      hasLeft = true
    }
  }, [learnerId, courseId, lessonId])

  return start
}

const isLater = (place: Start, stated: Start | undefined) =>
  stated === undefined || Date.parse(place.at) > Date.parse(stated.at)
