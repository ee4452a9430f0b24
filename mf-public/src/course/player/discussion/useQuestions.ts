import { useEndpoint } from '@mentor-connect/api'
import { getLessonQuestions, type QuestionOrder } from '@mentor-connect/contract/courses/discussions'
import { useState } from 'react'

/** A page of the questions about a lesson, in the chosen order. */
export function useQuestions(courseId: string, lessonId: string) {
  const [{ order, page }, setShown] = useState<{ order: QuestionOrder; page: number }>({
    order: 'newest',
    page: 1,
  })
  const loaded = useEndpoint(getLessonQuestions, {
    params: { id: courseId, lessonId },
    query: { order, page },
  })
  return {
    ...loaded,
    order,
    page,
    setOrder: (chosen: QuestionOrder) => setShown({ order: chosen, page: 1 }),
    /** Shows the first page of the newest questions, and loads it again. */
    showNewest: () => {
      setShown({ order: 'newest', page: 1 })
      loaded.retry()
    },
    setPage: (chosen: number) => setShown({ order, page: chosen }),
  }
}
