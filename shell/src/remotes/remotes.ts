import type { MessageLoaders } from '@mentor-connect/shared/i18n'
import type { RemoteFrame, RemoteRoutes } from '@mentor-connect/shared/remote'
import type { Releases } from '../releases/releases'
import { createBreaker, type Breaker } from '../resilience/breaker'
import { within } from '../resilience/deadline'
import { retrying } from '../resilience/retry'
import { container, createEntering } from './entering'
import { explained } from './explained'
import type { Federation } from './federation'
import { RemoteFailure } from './RemoteFailure'

interface Kinds {
  routes: RemoteRoutes
  frame: RemoteFrame
}
type Module = Kinds[keyof Kinds]

interface Sources {
  federation: Federation
  releases: Pick<Releases, 'of' | 'reconsider'>
  /** Asks the site for its newest registry. */
  refresh: () => Promise<unknown>
  registerMessages: (loaders: MessageLoaders) => Promise<void>
}

/** Time that an area has to come, all attempts and their hops together, in ms; the fallback shows soon after. Longer than a script's own 6 s. */
export const AREA_BUDGET_MS = 7000
export const RETRIES = 2
/** How long a new attempt waits for news of the site, in ms. */
const NEWS_MS = 1500

/** Loads what remotes expose: each expose once, and again after a failure. */
export function createRemotes({ federation, releases, refresh, registerMessages }: Sources) {
  const enter = createEntering(federation)
  const breakers = new Map<string, Breaker>()
  const loads = new Map<string, Promise<unknown>>()
  /** Remote → how long the first of its exposes took, in ms. A remote that is here has a part in use. */
  const loadedIn = new Map<string, number>()

  /** @throws RemoteFailure */
  function load<Kind extends keyof Kinds>(remote: string, expose: string, kind: Kind): Promise<Kinds[Kind]> {
    const id = `${remote}/${expose}`
    const running = loads.get(id) ?? guarded(remote, expose, kind)
    loads.set(id, running)
    running.catch(() => loads.delete(id))
    return running as Promise<Kinds[Kind]>
  }

  async function guarded(remote: string, expose: string, kind: keyof Kinds): Promise<Module> {
    const breaker = breakerOf(remote)
    if (!breaker.allows()) throw breaker.lastFailure()
    const began = performance.now()
    try {
      const module = await within(AREA_BUDGET_MS, `${remote}/${expose}`, persistent(remote, expose, kind))
      breaker.succeeded()
      if (!loadedIn.has(remote)) loadedIn.set(remote, performance.now() - began)
      return module
    } catch (cause) {
      const choice = releases.of(remote)
      const failure = await explained(remote, choice?.release, cause)
      breaker.failed(failure)
      // A developer's build that fails is dropped; if nothing of it has run, its release takes its place at once.
      if (choice?.way !== 'override' || !releases.reconsider(remote)) throw failure
      return guarded(remote, expose, kind)
    }
  }

  function persistent(remote: string, expose: string, kind: keyof Kinds): Promise<Module> {
    let last = breakerOf(remote).lastFailure()
    const attempt = async (number: number) => {
      try {
        if (last !== undefined && number === 0) await hearNews(remote)
        return await once(remote, expose, kind, last)
      } catch (error) {
        last = error
        throw error
      }
    }
    const isWorth = (error: unknown) => !(error instanceof RemoteFailure)
    return retrying(attempt, { retries: RETRIES, budgetMs: AREA_BUDGET_MS, isWorth })
  }

  async function once(remote: string, expose: string, kind: keyof Kinds, last: unknown): Promise<Module> {
    const choice = releases.of(remote)
    enter(remote, choice, { last, isAlive: loadedIn.has(remote) })
    const module = (await federation.load(`${container(remote)}/${expose}`)) as { default?: Module } | null
    if (module?.default?.kind !== kind) {
      const release = choice?.release.release
      throw new RemoteFailure(remote, 'broken', `${remote}/${expose} does not give a ${kind}.`, { release })
    }
    await registerMessages(module.default.messages)
    return module.default
  }

  /** Another release, for example one that was rolled back to, may be live by now; mixing two is never right. */
  async function hearNews(remote: string) {
    await within(NEWS_MS, 'The registry', refresh()).catch((error: unknown) =>
      console.warn('There is no news of the site.', error),
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
    /** A person asks to try again: the next load is made even if the area was being left alone. */
    force: (remote: string) => breakerOf(remote).force(),
    /** How an area is, for whoever looks after it. */
    stateOf: (remote: string) => ({
      loadedInMs: loadedIn.get(remote),
      failure: breakerOf(remote).lastFailure() as RemoteFailure | undefined,
    }),
  }
}

export type Remotes = ReturnType<typeof createRemotes>
