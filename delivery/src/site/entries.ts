import { isDeepStrictEqual } from 'node:util'
import type { RemoteRelease } from '@mentor-connect/contract/site/siteRegistry'

/**
 * The entry of a release that is listed in addition to the live one. Declarations that are the same in both are left
 * out, because every page contains the registry.
 */
export function besideLive<Entry extends RemoteRelease>(entry: Entry, live: RemoteRelease): Entry {
  const { mounts, navigation, contributions, slots, flags, ...others } = entry
  const declared = { mounts, navigation, contributions, slots, flags }
  return isDeepStrictEqual(declared, declaredIn(live)) ? (others as Entry) : entry
}

const declaredIn = ({ mounts, navigation, contributions, slots, flags }: RemoteRelease) => ({
  mounts,
  navigation,
  contributions,
  slots,
  flags,
})
