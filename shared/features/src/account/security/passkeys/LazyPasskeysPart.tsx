import { lazyPart, Skeleton } from '@mentor-connect/ui'

/**
 * The part of the security settings for passkeys. It is loaded as a separate chunk together with the WebAuthn
 * library.
 */
export const LazyPasskeysPart = lazyPart(
  () => import(/* webpackChunkName: "passkeys" */ './PasskeysPart').then((module) => module.PasskeysPart),
  <Skeleton $height="8rem" />,
)
