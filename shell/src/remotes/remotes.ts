import { AUTH_CONTRACT_VERSION } from '@mentor-connect/shared/auth'
import type { MessageLoaders } from '@mentor-connect/shared/i18n'
import type { RemoteFrame, RemoteRoutes } from '@mentor-connect/shared/remote'
import type { Federation } from './federation'
import type { RemoteRelease, SiteRegistry } from '@mentor-connect/shared/contracts/siteRegistry'
import { RemoteFailure } from './RemoteFailure'

interface Kinds {
  routes: RemoteRoutes
  frame: RemoteFrame
}

interface Sources {
  federation: Federation
  inlined: SiteRegistry
  current: () => Promise<SiteRegistry>
  registerMessages: (loaders: MessageLoaders) => Promise<void>
}

/** Loads what remotes expose: each expose once, and again after a failure. */
export function createRemotes({ federation, inlined, current, registerMessages }: Sources) {
  let registry = inlined
  const failed = new Set<string>()
  const registered = new Set<string>()
  const loads = new Map<string, Promise<unknown>>()

  /** @throws RemoteFailure */
  function load<Kind extends keyof Kinds>(remote: string, expose: string, kind: Kind): Promise<Kinds[Kind]> {
    const id = `${remote}/${expose}`
    const running = loads.get(id) ?? attempt(remote, expose, kind)
    loads.set(id, running)
    running.catch(() => loads.delete(id))
    return running as Promise<Kinds[Kind]>
  }

  async function attempt(remote: string, expose: string, kind: keyof Kinds) {
    try {
      if (failed.has(remote)) registry = await current().catch(() => registry)
      const entry = checked(remote, registry.remotes[remote])
      enter(remote, entry)
      const module = (await federation.load(`${container(remote)}/${expose}`)) as {
        default?: Kinds[keyof Kinds]
      } | null
      if (module?.default?.kind !== kind) throw new Error(`${remote}/${expose} does not give a ${kind}.`)
      await registerMessages(module.default.messages)
      failed.delete(remote)
      return module.default
    } catch (cause) {
      failed.add(remote)
      if (cause instanceof RemoteFailure) throw cause
      throw new RemoteFailure(
        remote,
        'load',
        `Remote "${remote}" could not give "${expose}": ${String(cause)}`,
        { cause },
      )
    }
  }

  function enter(remote: string, { entry }: RemoteRelease) {
    const force = failed.has(remote)
    if (registered.has(remote) && !force) return
    federation.register({ name: container(remote), entry: new URL(entry, location.origin).href }, { force })
    registered.add(remote)
  }

  /** A release that needs another contract is refused here, before any of its code runs. */
  function checked(remote: string, entry: RemoteRelease | undefined): RemoteRelease {
    if (!entry) throw new RemoteFailure(remote, 'load', `No release of remote "${remote}" is live.`)
    if (federation.satisfies(AUTH_CONTRACT_VERSION, entry.contract)) return entry
    throw new RemoteFailure(
      remote,
      'contract',
      `Remote "${remote}"@${entry.release} needs auth contract ${entry.contract}, this shell has ${AUTH_CONTRACT_VERSION}.`,
    )
  }

  return { load }
}

export type Remotes = ReturnType<typeof createRemotes>

/** Name of a remote's container, as the build preset gives it. */
function container(remote: string): string {
  return `mf_${remote}`
}
