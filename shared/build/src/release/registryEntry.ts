import { releasePath } from '@mentor-connect/contract/site/releasePath'
import type { ReleaseEntry, RemoteRelease } from '@mentor-connect/contract/site/siteRegistry'
import { declaredForShell } from './declaredForShell'
import type { Release } from './release'

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
