import { type ApiFailure, asApiFailure, cacheKey, call } from '@mentor-connect/api'
import { useLearner } from '@mentor-connect/contract/auth'
import { getCourse, type Course } from '@mentor-connect/contract/courses/courses'
import { removeReview, saveReview, type ReviewFigures } from '@mentor-connect/contract/courses/reviews'
import { notify } from '@mentor-connect/ui'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { useT } from '../../messages/useT'
import { NOTHING_WRITTEN, type Written } from '../../review-form/ReviewForm'
import { withReview, withoutReview } from './reviewFigures'

/** The learner's own review of a course. Changes are shown optimistically and reverted on failure. */
export function useOwnReview(course: Course) {
  const t = useT()
  const learner = useLearner()
  const { mutate } = useSWRConfig()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const own = course.reviews.find(({ mine }) => mine)
  /** Initial values of the form: a review that could not be saved or was just removed; null if there is none. */
  const [draft, setDraft] = useState<Written | null>(null)

  const show = (shown: Course) =>
    void mutate(cacheKey(getCourse, { params: { id: course._id } }), shown, { revalidate: false })

  /** Sends a change. Resolves to true if it succeeded. */
  const act = async (expected: Course, send: () => Promise<ReviewFigures>, done: string) => {
    setBusy(true)
    setFailure(null)
    show(expected)
    try {
      show({ ...course, ...(await send()) })
      notify.success(done)
      return true
    } catch (error) {
      console.error('The review could not be saved.', error)
      show(course)
      setFailure(asApiFailure(error))
      return false
    } finally {
      setBusy(false)
    }
  }

  const target = { userId: learner?._id ?? '', courseId: course._id }
  return {
    own,
    busy,
    failure,
    start: draft ?? own ?? NOTHING_WRITTEN,
    save: async (written: Written) => {
      setDraft(written)
      const body = { ...target, rating: written.rating, comment: written.comment.trim() }
      const expected = withReview(course, { ...body, user: learner?.name ?? '', profile: learner?.profile })
      const send = async () => (await call(saveReview, { body })).data
      const isSaved = await act(expected, send, t('public.review.saved'))
      if (isSaved) setDraft(null)
      return isSaved
    },
    remove: async () => {
      setDraft(own ?? null)
      const send = async () => (await call(removeReview, { body: target })).data
      if (!(await act(withoutReview(course), send, t('public.review.removed')))) setDraft(null)
    },
  }
}

export type OwnReview = ReturnType<typeof useOwnReview>
