import { lazyPart, Skeleton } from '@mentor-connect/ui'

/** The second step of a log-in. Few people have one, so its code loads when it is shown. */
export const SecondStepPart = lazyPart(
  () => import(/* webpackChunkName: "passkey-login" */ './SecondStep').then((module) => module.SecondStep),
  <Skeleton $height="16rem" />,
)
