import { Skeleton, lazyPart } from '@mentor-connect/ui'

/** Loaded when somebody begins to practise. */
export const Practice = lazyPart(
  () => import(/* webpackChunkName: "practice" */ './Practice').then((module) => module.Practice),
  <Skeleton style={{ height: '14rem' }} />,
)
