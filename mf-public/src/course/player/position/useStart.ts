import { placeOnDevice } from '@mentor-connect/api/positions'
import type { LessonPage } from '@mentor-connect/contract/courses/lessons/lessons'
import { useEffect, useState } from 'react'
import type { Place } from './useReadingPlace'

type Start = Partial<Place> & { at: string }

/**
 * Where the learner stopped: the later of what the lesson states and what this device knows, which may be newer after
 * reading offline. It changes at most once, soon after the lesson is shown.
 * @param learnerId undefined for people who are not enrolled
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
