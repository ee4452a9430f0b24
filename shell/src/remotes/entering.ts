import { AUTH_CONTRACT_VERSION } from '@mentor-connect/shared/auth'
import type { Choice } from '../releases/choose'
import { hasIntegrity } from '../releases/registryShape'
import { isChunkFailure } from './diagnose'
import type { Federation } from './federation'
import { RemoteFailure } from './RemoteFailure'

/** Name of a remote's container, as the build preset gives it. */
export function container(remote: string): string {
  return `mf_${remote}`
}

/** Tells the federation runtime where a remote is entered, once its release has passed what can be checked before. */
export function createEntering(federation: Federation) {
  const registered = new Set<string>()

  /** What must not run is refused here, before anything of it is asked for. */
  function checked(remote: string, choice: Choice | undefined): Choice {
    if (!choice) throw new RemoteFailure(remote, 'load', `No release of remote "${remote}" is live.`)
    const { release, contract } = choice.release
    const name = `Remote "${remote}"@${release}`
    if (!federation.satisfies(AUTH_CONTRACT_VERSION, contract))
      throw new RemoteFailure(
        remote,
        'contract',
        `${name} needs auth contract ${contract}, this shell has ${AUTH_CONTRACT_VERSION}.`,
        { release },
      )
    if (choice.way !== 'override' && !hasIntegrity(choice.release))
      throw new RemoteFailure(remote, 'integrity', `${name} states no hash of its entry.`, { release })
    return choice
  }

  /**
   * @param last what failed before, if anything did
   * @param isAlive whether some part of the remote is in use
   * @throws RemoteFailure
   */
  return function enter(
    remote: string,
    choice: Choice | undefined,
    { last, isAlive }: { last: unknown; isAlive: boolean },
  ) {
    const { release, way } = checked(remote, choice)
    // A chunk that failed is asked for again by the code that is there; everything else needs a fresh start.
    const force = last !== undefined && !isAlive && !isChunkFailure(causeOf(last))
    if (registered.has(remote) && !force) return
    const entry = new URL(release.entry, location.origin).href
    const integrity = way === 'override' ? null : release.integrity
    federation.register({ name: container(remote), entry, integrity }, { force })
    registered.add(remote)
  }
}

function causeOf(error: unknown): unknown {
  return error instanceof RemoteFailure ? error.cause : error
}
