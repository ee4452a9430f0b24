import type { RemoteRelease } from '@mentor-connect/contract/site/siteRegistry'
import type { AreaDeclaration } from './declaration'

/** Returns the part of a declaration that the shell needs. */
export function declaredForShell({
  mounts,
  navigation,
  contributions,
}: AreaDeclaration): Partial<RemoteRelease> {
  return {
    mounts,
    ...(navigation?.length && { navigation }),
    ...(contributions?.length && { contributions }),
  }
}
