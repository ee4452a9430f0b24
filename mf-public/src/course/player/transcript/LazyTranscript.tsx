import { Skeleton, lazyPart } from '@mentor-connect/ui'

/** Loaded when a transcript is opened. */
export const Transcript = lazyPart(
  () => import(/* webpackChunkName: "transcript" */ './Transcript').then((module) => module.Transcript),
  <Skeleton $height="12rem" />,
)
