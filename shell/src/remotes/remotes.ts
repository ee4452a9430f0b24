import type { MessageLoaders } from '@mentor-connect/i18n'
import {
  withPageMessages,
  type RemoteContribution,
  type RemoteFrame,
  type RemoteRoutes,
  type RemoteScreens,
} from '@mentor-connect/contract/remote'
import type { Releases } from '../releases/releases'
import { createBreaker, type Breaker } from '../resilience/breaker'
import { noteAreaEvent } from '../telemetry/areaEvents'
import { withTimeout } from '../resilience/timeout'
import { retry } from '../resilience/retry'
import { containerName, createRemoteRegistration } from './registerRemote'
import { describeFailure } from './describeFailure'
import type { Federation } from './federation'
import { RemoteFailure } from './RemoteFailure'

export interface Kinds {
  routes: RemoteRoutes
  frame: RemoteFrame
  contribution: RemoteContribution
}
export type Module = Kinds[keyof Kinds]

interface Sources {
  federation: Federation
  releases: Pick<Releases, 'of' | 'reconsider'>
  /** Fetches the latest registry. */
  refresh: () => Promise<unknown>
  registerMessages: (loaders: MessageLoaders) => Promise<void>
}

/**
 * Timeout for loading an area, including retries, in ms; after it the fallback is shown. It is longer than the 6 s of
 * one script.
 */
export const AREA_BUDGET_MS = 7000
export const RETRIES = 2
/** Maximum time that a new attempt waits for the latest registry, in ms. */
const REGISTRY_TIMEOUT_MS = 1500

/** Loads the exposes of remotes. Each one is loaded only once, and again only after a failure. */
export function createRemotes({ federation, releases, refresh, registerMessages }: Sources) {
  const registerRemote = createRemoteRegistration(federation)
  const breakers = new Map<string, Breaker>()
  const loads = new Map<string, Promise<unknown>>()
  /** Remote → load time of its first expose, in ms. Remotes in this map are in use. */
  const loadedIn = new Map<string, number>()

  /** @throws RemoteFailure */
  function load<Kind extends keyof Kinds>(remote: string, expose: string, kind: Kind): Promise<Kinds[Kind]> {
    const id = `${remote}/${expose}`
    const running = loads.get(id) ?? loadWithBreaker(remote, expose, kind)
    loads.set(id, running)
    running.catch(() => loads.delete(id))
    return running as Promise<Kinds[Kind]>
  }

  /** @param overrideFailure why the override could not be loaded, if the live release is loaded in its place */
  async function loadWithBreaker(
    remote: string,
    expose: string,
    kind: keyof Kinds,
    overrideFailure?: unknown,
  ): Promise<Module> {
    // A contribution has a separate breaker, so that its failures do not block the area's own pages.
    const breaker = breakerOf(kind === 'contribution' ? `${remote}/${expose}` : remote)
    if (!breaker.allows()) throw breaker.lastFailure()
    const isOverridden = releases.of(remote)?.source === 'override'
    const began = performance.now()
    try {
      const module = await withTimeout(
        AREA_BUDGET_MS,
        `${remote}/${expose}`,
        loadWithRetry(remote, expose, kind, overrideFailure ?? breaker.lastFailure()),
      )
      breaker.succeeded()
      if (!loadedIn.has(remote)) noteLoaded(remote, performance.now() - began)
      return module
    } catch (cause) {
      // If an override fails, the live release is loaded, because it may work.
      if (isOverridden && dropOverride(remote)) return loadWithBreaker(remote, expose, kind, cause)
      const failure = await describeFailure(remote, releases.of(remote)?.release, cause)
      breaker.failed(failure)
      throw failure
    }
  }

  function noteLoaded(remote: string, ms: number) {
    loadedIn.set(remote, ms)
    noteAreaEvent({ kind: 'loaded', area: remote, ms })
  }

  /** Drops a failed override. Returns false if its code has run, because the document must then keep it. */
  function dropOverride(remote: string): boolean {
    // The failure of another expose may already have removed the override.
    return releases.of(remote)?.source !== 'override' || releases.reconsider(remote)
  }

  function loadWithRetry(
    remote: string,
    expose: string,
    kind: keyof Kinds,
    lastFailure: unknown,
  ): Promise<Module> {
    let last = lastFailure
    const attempt = async (number: number) => {
      try {
        if (last !== undefined && number === 0) await refreshRegistry(remote)
        return await loadOnce(remote, expose, kind, last)
      } catch (error) {
        last = error
        throw error
      }
    }
    const isWorth = (error: unknown) => !(error instanceof RemoteFailure)
    return retry(attempt, { retries: RETRIES, budgetMs: AREA_BUDGET_MS, shouldRetry: isWorth })
  }

  async function loadOnce(remote: string, expose: string, kind: keyof Kinds, last: unknown): Promise<Module> {
    const choice = releases.of(remote)
    const contract = registerRemote(remote, choice, { last, isAlive: loadedIn.has(remote) })
    const module = (await federation.load(`${containerName(remote)}/${expose}`)) as {
      default?: Module | RemoteScreens
    } | null
    const given =
      module?.default?.kind === 'screens' ? await asRoutes(module.default, contract) : module?.default
    if (given?.kind !== kind) {
      const release = choice?.release.release
      throw new RemoteFailure(remote, 'broken', `${remote}/${expose} does not give a ${kind}.`, { release })
    }
    await registerMessages(given.messages)
    return loadingMessages(given, registerMessages)
  }

  /** Refreshes the registry, because another release may be live by now, for example after a rollback. */
  async function refreshRegistry(remote: string) {
    await withTimeout(REGISTRY_TIMEOUT_MS, 'The registry', refresh()).catch((error: unknown) =>
      console.warn('The registry could not be refreshed.', error),
    )
    releases.reconsider(remote)
  }

  function breakerOf(remote: string): Breaker {
    const breaker = breakers.get(remote) ?? createBreaker()
    breakers.set(remote, breaker)
    return breaker
  }

  return {
    load,
    breakerOf,
    /** Closes the breaker because the person asked for it, so that the next load is attempted. */
    force: (remote: string) => breakerOf(remote).force(),
    /** Returns load time and last failure of an area, for the overrides panel. */
    stateOf: (remote: string) => ({
      loadedInMs: loadedIn.get(remote),
      failure: breakerOf(remote).lastFailure() as RemoteFailure | undefined,
    }),
  }
}

/** Wraps the pages of a module, so that opening a page also loads the messages that only this page uses. */
function loadingMessages(module: Module, register: Sources['registerMessages']): Module {
  if (module.kind !== 'routes') return module
  return { ...module, routes: withPageMessages(module.routes, register) }
}

/** Converts screens without React to routes. Few areas have such screens, so the code is loaded on demand. */
async function asRoutes(screens: RemoteScreens, contract: string): Promise<RemoteRoutes> {
  const { screenRoutes } = await import(/* webpackChunkName: "screens" */ './screens/screenRoutes')
  return screenRoutes(screens, contract)
}

export type Remotes = ReturnType<typeof createRemotes>
