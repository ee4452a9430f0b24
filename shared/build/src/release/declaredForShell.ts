import type { RemoteRelease } from '@mentor-connect/contract/site/siteRegistry'
import type { AreaDeclaration } from './declaration'

/** Returns the part of a declaration that the shell needs. */
export function declaredForShell({
  mounts,
  navigation,
  contributions,
  slots = {},
  flags = {},
}: AreaDeclaration): Partial<RemoteRelease> {
  return {
    mounts,
    ...(navigation?.length && { navigation }),
    ...(contributions?.length && { contributions }),
    ...(Object.keys(slots).length > 0 && {
      slots: Object.fromEntries(Object.entries(slots).map(([name, { audience }]) => [name, audience])),
    }),
    ...(Object.keys(flags).length > 0 && {
      flags: Object.fromEntries(Object.entries(flags).map(([name, { isOn = false }]) => [name, isOn])),
    }),
  }
}
