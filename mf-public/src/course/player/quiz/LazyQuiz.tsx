import { Skeleton, lazyPart } from '@mentor-connect/ui'

/** Most lessons are no quiz: its code is loaded with the first one. */
export const Quiz = lazyPart(
  () => import(/* webpackChunkName: "quiz" */ './Quiz').then((module) => module.Quiz),
  <Skeleton style={{ height: '14rem' }} />,
)
