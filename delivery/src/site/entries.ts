import { isDeepStrictEqual } from 'node:util'
import type { ReleaseEntry, RemoteRelease } from '@mentor-connect/contract/site/siteRegistry'
import { releasePath } from '@mentor-connect/contract/site/releasePath'
import { declaredForShell } from '@mentor-connect/build/release/declaredForShell'
import type { Release } from '@mentor-connect/build/release/release'

/** The registry entry of a release. `origin` is the origin that serves its files; empty if it is this site. */
export function releaseEntry({ area, release, entry, integrity }: Release, origin = ''): ReleaseEntry {
  const base = `${origin}/${releasePath(area, release)}/`
  return { release, base, entry: base + entry, integrity }
}

export function remoteRelease(description: Release, origin = ''): RemoteRelease {
  if (!description.contract)
    throw new Error(`Release ${description.release} of ${description.area} states no contract range.`)
  const { contract, hashes, declares } = description
  return {
    ...releaseEntry(description, origin),
    contract,
    ...(hashes && { hashes }),
    ...(declares && declaredForShell(declares)),
  }
}

/**
 * The entry of a release that is listed in addition to the live one. Declarations that are the same in both are left
 * out, because every page contains the registry.
 */
export function besideLive<Entry extends RemoteRelease>(entry: Entry, live: RemoteRelease): Entry {
  const { mounts, navigation, contributions, slots, ...others } = entry
  const declared = { mounts, navigation, contributions, slots }
  return isDeepStrictEqual(declared, declaredIn(live)) ? (others as Entry) : entry
}

const declaredIn = ({ mounts, navigation, contributions, slots }: RemoteRelease) => ({
  mounts,
  navigation,
  contributions,
  slots,
})
