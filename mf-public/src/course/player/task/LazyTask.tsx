import { Skeleton, lazyPart } from '@mentor-connect/ui'

/** Most lessons are no task: its code is loaded with the first one. */
export const Task = lazyPart(
  () => import(/* webpackChunkName: "task" */ './Task').then((module) => module.Task),
  <Skeleton style={{ height: '20rem' }} />,
)
