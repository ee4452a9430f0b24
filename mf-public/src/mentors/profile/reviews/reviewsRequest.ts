import { MENTOR_REVIEWS_PAGE } from '@mentor-connect/contract/rules/mentorReviews'

export const reviewsRequest = (mentorId: string, page: number) => ({
  params: { mentorId },
  query: { page, limit: MENTOR_REVIEWS_PAGE },
})
