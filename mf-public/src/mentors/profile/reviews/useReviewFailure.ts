import type { ApiFailure } from '@mentor-connect/api'
import { MENTOR_REVIEW_REFUSALS } from '@mentor-connect/contract/mentoring/mentorReviews'
import { useFailureText } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'

/** Returns a function from a failure to a text on why a review or a reply could not be saved. */
export function useReviewFailure(name: string): (failure: ApiFailure) => string {
  const t = useT()
  const failureText = useFailureText()
  return (failure) => {
    if (failure.reason === MENTOR_REVIEW_REFUSALS.early) return t('public.mentor.review.form.early', { name })
    if (failure.reason === MENTOR_REVIEW_REFUSALS.hidden) return t('public.mentor.review.form.hidden')
    if (failure.reason === 'contact_limited') return t('public.mentor.review.form.limited')
    return failureText(failure)
  }
}
