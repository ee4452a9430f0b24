import { Skeleton, lazyPart } from '@mentor-connect/ui'
import type { ReviewFormProps } from './ReviewForm'

/** The form of a review in a script of its own, with the library for forms. */
export const LazyReviewForm = lazyPart<ReviewFormProps>(
  () => import(/* webpackChunkName: "review-form" */ './ReviewForm').then((module) => module.ReviewForm),
  <Skeleton $height="12rem" />,
)
