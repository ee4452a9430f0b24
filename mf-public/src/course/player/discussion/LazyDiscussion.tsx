import { Skeleton, lazyPart } from '@mentor-connect/ui'

/** Loaded after the lesson, for those who are enrolled and for the course's mentor. */
export const Discussion = lazyPart(
  () => import(/* webpackChunkName: "discussion" */ './Discussion').then((module) => module.Discussion),
  <Skeleton $height="9rem" />,
)
