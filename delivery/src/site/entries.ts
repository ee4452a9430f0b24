import { isDeepStrictEqual } from 'node:util'
import type { RemoteRelease } from '@mentor-connect/contract/site/siteRegistry'

/**
 * The entry of a release that is listed in addition to the live one. Declarations that are the same in both are left
 * out, because every page contains the registry.
 */
export function besideLive<Entry extends RemoteRelease>(entry: Entry, live: RemoteRelease): Entry {
  const { declared, others } = divided(entry)
  return isDeepStrictEqual(declared, divided(live).declared) ? (others as Entry) : entry
}

/** Splits an entry into its declarations and its other members. */
function divided({ mounts, navigation, contributions, slots, flags, ...others }: RemoteRelease) {
  return { declared: { mounts, navigation, contributions, slots, flags }, others }
}
