import { useSendingTimes } from '@mentor-connect/api/outbox'
import { savePosition } from '@mentor-connect/api/positions'
import { useEffect, useRef, useState } from 'react'
import { PositionSaver } from './PositionSaver'
import type { Place } from './useReadingPlace'

interface Lesson {
  courseId: string
  lessonId: string
}

/**
 * Creates a saver for the position in the lesson. It also saves when the page is hidden or left.
 * @param learnerId undefined if the reader is not enrolled; nothing is saved then
 */
export function usePositionSaver(
  learnerId: string | undefined,
  { courseId, lessonId }: Lesson,
  last: Partial<Place> | undefined,
): PositionSaver {
  // Kept in a ref, because after a reload the learner is unknown until the server has confirmed the session.
  const reader = useRef(learnerId)
  useEffect(() => {
    reader.current = learnerId
  }, [learnerId])
  const [saver] = useState(
    () =>
      new PositionSaver(async ({ ageMs, ...place }, options) => {
        if (!reader.current) return
        const actedAt = new Date(Date.now() - ageMs).toISOString()
        await savePosition({ userId: reader.current, courseId, lessonId, ...place, actedAt }, options)
      }, last),
  )
  useSendingTimes({ onLeave: saver.flush })
  useEffect(() => saver.flush, [saver])
  return saver
}
