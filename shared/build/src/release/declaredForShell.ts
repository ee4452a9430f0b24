import type { RemoteRelease } from '@mentor-connect/contract/site/siteRegistry'
import type { AreaDeclaration } from './declaration'

/** What the shell needs of a declaration. */
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
