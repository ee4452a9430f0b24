import { lazyPart, Skeleton } from '@mentor-connect/ui'

/** Passkeys load by themselves, with the library that asks the browser for them. */
export const LazyPasskeysPart = lazyPart(
  () => import(/* webpackChunkName: "passkeys" */ './PasskeysPart').then((module) => module.PasskeysPart),
  <Skeleton $height="8rem" />,
)
