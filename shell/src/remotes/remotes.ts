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
 * Timeout for loading an area, including retries, in ms; then the fallback is shown. Longer than the 6 s of one script.
 */
export const AREA_BUDGET_MS = 7000
export const RETRIES = 2
/** How long a new attempt waits for the latest registry, in ms. */
const REGISTRY_TIMEOUT_MS = 1500

/** Loads the exposes of remotes: each one once, and again only after a failure. */
export function createRemotes({ federation, releases, refresh, registerMessages }: Sources) {
  const registerRemote = createRemoteRegistration(federation)
  const breakers = new Map<string, Breaker>()
  const loads = new Map<string, Promise<unknown>>()
  /** Remote → load time of its first expose, in ms. A remote in this map is in use. */
  const loadedIn = new Map<string, number>()

  /** @throws RemoteFailure */
  function load<Kind extends keyof Kinds>(remote: string, expose: string, kind: Kind): Promise<Kinds[Kind]> {
    const id = `${remote}/${expose}`
    const running = loads.get(id) ?? loadWithBreaker(remote, expose, kind)
    loads.set(id, running)
    running.catch(() => loads.delete(id))
    return running as Promise<Kinds[Kind]>
  }

  /** @param overrideFailure why the override could not be loaded, if the live release replaces it */
  async function loadWithBreaker(
    remote: string,
    expose: string,
    kind: keyof Kinds,
    overrideFailure?: unknown,
  ): Promise<Module> {
    // What an area adds to other pages must not keep people out of its own.
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
      // A failing override says nothing about the live release, so that is loaded instead.
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

  /** Returns false if code of the override has run: the document must then keep it. */
  function dropOverride(remote: string): boolean {
    // The failure of another expose may already have removed it.
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

  /** Another release may be live by now, for example after a rollback. */
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
    /** Closes the breaker when the person asks, so that the next load is attempted. */
    force: (remote: string) => breakerOf(remote).force(),
    /** Load time and last failure of an area, for the overrides panel. */
    stateOf: (remote: string) => ({
      loadedInMs: loadedIn.get(remote),
      failure: breakerOf(remote).lastFailure() as RemoteFailure | undefined,
    }),
  }
}

/** The module, whose pages load the texts that only they need when they are opened. */
function loadingMessages(module: Module, register: Sources['registerMessages']): Module {
  if (module.kind !== 'routes') return module
  return { ...module, routes: withPageMessages(module.routes, register) }
}

/** Few areas have screens without React, so what draws them comes when it is needed. */
async function asRoutes(screens: RemoteScreens, contract: string): Promise<RemoteRoutes> {
  const { screenRoutes } = await import(/* webpackChunkName: "screens" */ './screens/screenRoutes')
  return screenRoutes(screens, contract)
}

export type Remotes = ReturnType<typeof createRemotes>
