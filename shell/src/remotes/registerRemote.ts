import { HASH_LIST_FILE, type RemoteRelease } from '@mentor-connect/contract/site/siteRegistry'
import type { Choice } from '../releases/chooseRelease'
import { hasIntegrity } from '../releases/registryShape'
import { contractVersionFor, PROVIDED_VERSIONS } from '../session/contractVersions'
import { isChunkFailure } from './diagnose'
import type { Federation, RemoteScript } from './federation'
import { RemoteFailure } from './RemoteFailure'

/** Returns the global name of a remote's container, which must match the build preset. */
export function containerName(remote: string): string {
  return `mf_${remote}`
}

/**
 * Registers remotes with the federation runtime. Everything that can be checked before loading code is checked first.
 */
export function createRemoteRegistration(federation: Federation) {
  const registered = new Set<string>()

  /** @throws RemoteFailure if the release must not run; none of its files has been requested then */
  function requireLoadable(remote: string, choice: Choice | undefined): Choice & { contract: string } {
    if (!choice) throw new RemoteFailure(remote, 'load', `No release of remote "${remote}" is live.`)
    const { release, contract } = choice.release
    const name = `Remote "${remote}"@${release}`
    const version = contractVersionFor(contract, federation.satisfies)
    if (!version)
      throw new RemoteFailure(
        remote,
        'contract',
        `${name} needs auth contract ${contract}, this shell provides ${PROVIDED_VERSIONS}.`,
        { release },
      )
    if (choice.source !== 'override' && !hasIntegrity(choice.release))
      throw new RemoteFailure(remote, 'integrity', `${name} states no hash of its entry.`, { release })
    return { ...choice, contract: version }
  }

  /**
   * @param last error of the previous attempt, if any
   * @param isAlive true if part of the remote is in use
   * @returns the version of the auth contract that the remote gets
   * @throws RemoteFailure
   */
  return function enter(
    remote: string,
    choice: Choice | undefined,
    { last, isAlive }: { last: unknown; isAlive: boolean },
  ): string {
    const { release, source, contract } = requireLoadable(remote, choice)
    // After a failed chunk, the loaded code requests the chunk again. All other failures need a new registration.
    const force = last !== undefined && !isAlive && !isChunkFailure(causeOf(last))
    if (registered.has(remote) && !force) return contract
    const entry = new URL(release.entry, location.origin).href
    const integrity = source === 'override' ? null : release.integrity
    federation.register(
      { name: containerName(remote), entry, integrity, contract, ...hashListOf(release) },
      { force },
    )
    registered.add(remote)
    return contract
  }
}

/**
 * Returns URL and hash of a release's hash list; empty if the release needs none. The list is on the site's
 * origin, even if the files are on another one.
 */
function hashListOf({ base, hashes }: RemoteRelease): Pick<RemoteScript, 'hashList'> {
  if (!hashes) return {}
  const folder = new URL(base, location.origin)
  const url = new URL(folder.pathname + HASH_LIST_FILE, location.origin).href
  return { hashList: { folder: folder.href, url, integrity: hashes } }
}

function causeOf(error: unknown): unknown {
  return error instanceof RemoteFailure ? error.cause : error
}
