import { cacheKey, call, useAttempt, useEndpoint } from '@mentor-connect/api'
import {
  getMentorReviews,
  getOwnMentorReview,
  removeMentorReview,
  saveMentorReview,
  type OwnMentorReview,
} from '@mentor-connect/contract/mentoring/mentorReviews'
import { getMentor } from '@mentor-connect/contract/mentoring/mentors'
import { notify } from '@mentor-connect/ui'
import { useSWRConfig } from 'swr'
import { NOTHING_WRITTEN, type Written } from '../../../review-form/ReviewForm'
import { useT } from '../../messages/useT'
import { reviewsRequest } from './ReviewList'

/** The learner's own review of a mentor. After a change, the rating on the page is loaded again. */
export function useOwnMentorReview(mentorId: string, userId: string) {
  const t = useT()
  const { mutate } = useSWRConfig()
  const { attempt, isBusy, failure } = useAttempt()
  const params = { mentor: mentorId }
  const { data, error, retry, setData } = useEndpoint(getOwnMentorReview, { params })

  const act = async (send: () => Promise<{ data: OwnMentorReview }>, done: string): Promise<boolean> => {
    const hasWorked = await attempt(async () => setData((await send()).data))
    if (!hasWorked) return false
    notify.success(done)
    void mutate(cacheKey(getMentor, { params: { id: mentorId } }))
    void mutate(cacheKey(getMentorReviews, reviewsRequest(mentorId, 1)))
    return true
  }

  const own = data?.review
  return {
    data,
    error,
    retry,
    busy: isBusy,
    failure: failure ?? null,
    start: own ? { rating: own.rating, comment: own.text } : NOTHING_WRITTEN,
    save: ({ rating, comment }: Written) => {
      const body = { userId, rating, text: comment.trim() }
      return act(() => call(saveMentorReview, { params, body }), t('public.review.saved'))
    },
    remove: () =>
      act(() => call(removeMentorReview, { params, body: { userId } }), t('public.review.removed')),
  }
}
