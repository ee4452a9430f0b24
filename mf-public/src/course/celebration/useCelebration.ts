import { call } from '@mentor-connect/api'
import { celebrateCourse, type CourseCelebration } from '@mentor-connect/contract/api/celebrations'
import { useLocale } from '@mentor-connect/i18n'
import { useEffect, useRef, useState } from 'react'

/** Asks the server once whether to celebrate here. Undefined until it says so, and on all other devices. */
export function useCelebration(userId: string, courseId: string) {
  const language = useLocale()
  const [celebration, setCelebration] = useState<CourseCelebration>()
  const hasAsked = useRef(false)
  useEffect(() => {
    if (hasAsked.current) return
    hasAsked.current = true
    call(celebrateCourse, { body: { userId, courseId, language } }).then(
      ({ data }) => data.isFirst && setCelebration(data),
      (error: unknown) => console.error('It is not known whether to celebrate.', error),
    )
  }, [userId, courseId, language])
  return celebration
}
