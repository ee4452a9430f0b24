import {
  REGISTRY_ELEMENT_ID,
  REGISTRY_PATH,
  type SiteRegistry,
} from '@mentor-connect/contract/site/siteRegistry'
import { createStore } from '@mentor-connect/ui/store'
import { reportFailure } from '../telemetry/clientEvents'
import { retry } from '../resilience/retry'
import { EMPTY_REGISTRY } from './emptyRegistry'
import type { StoredRegistry } from './storedRegistry'
import { isRegistry } from './registryShape'
import { isSigned } from './signature'

const DEADLINE_MS = 4000
const BUDGET_MS = 6000

interface Sources {
  /** The registry inlined in the page, before verification. */
  inlined: unknown
  storedRegistry: StoredRegistry
  fetch: () => Promise<unknown>
  /** Public key for the registry's signature, base64url; absent if the site does not sign its registry. */
  key?: string
}

/**
 * Holds the newest verified registry. The first one is inlined in the page; fetched ones replace it if they are
 * newer. If the site signs its registry, each one needs a valid signature and must not be older than the newest one
 * that was seen.
 */
export async function createRegistry({ inlined, storedRegistry, fetch, key }: Sources) {
  const stored = await verified(storedRegistry.read())
  const current = createStore(await chooseInitial())

  async function chooseInitial(): Promise<SiteRegistry> {
    const own = await verified(inlined)
    // An unsigned registry may be older than the stored one, because a reinstalled site starts again at generation
    // one.
    if (own && (!key || !stored || own.generation >= stored.generation)) return store(own)
    reportRejected('The registry in the page is missing, unsigned, altered or older than one that was seen.')
    const last = stored ?? (await fetchVerified().catch(() => undefined))
    return last ?? EMPTY_REGISTRY
  }

  async function verified(value: unknown): Promise<SiteRegistry | undefined> {
    if (!isRegistry(value)) return undefined
    return !key || (await isSigned(value, key)) ? value : undefined
  }

  async function fetchVerified(): Promise<SiteRegistry> {
    const value = await retry(() => fetch(), { retries: 2, budgetMs: BUDGET_MS })
    const registry = await verified(value)
    if (registry) return registry
    const reason = `${REGISTRY_PATH} is not a valid registry, or its signature does not match.`
    reportRejected(reason)
    throw new Error(reason)
  }

  function store(registry: SiteRegistry): SiteRegistry {
    storedRegistry.write(registry)
    return registry
  }

  return {
    current: current.get,
    onNewer: current.subscribe,
    /** Fetches the registry. Resolves to the newest one. Rejects if the site sends none that passes verification. */
    async refresh(): Promise<SiteRegistry> {
      const registry = await fetchVerified()
      if (registry.generation < current.get().generation)
        reportRejected(
          `${REGISTRY_PATH} is older (${registry.generation}) than what was seen (${current.get().generation}).`,
        )
      if (registry.generation > current.get().generation) current.set(store(registry))
      return current.get()
    },
  }
}

export type Registry = Awaited<ReturnType<typeof createRegistry>>

function reportRejected(message: string) {
  console.warn(message)
  reportFailure({ area: 'shell', kind: 'registry', message })
}

/**
 * Reads the registry that is inlined in the page, so that starting needs no request. Undefined if it is missing or
 * unreadable.
 */
export function inlinedRegistry(): unknown {
  try {
    return JSON.parse(document.getElementById(REGISTRY_ELEMENT_ID)?.textContent ?? '')
  } catch (error) {
    console.error(`The page's #${REGISTRY_ELEMENT_ID} cannot be read.`, error)
    return undefined
  }
}

/** Fetches `/registry.json`. The browser revalidates its cached copy. */
export async function fetchRegistry(): Promise<unknown> {
  const response = await fetch(REGISTRY_PATH, { cache: 'no-cache', signal: AbortSignal.timeout(DEADLINE_MS) })
  if (!response.ok) throw new Error(`${REGISTRY_PATH} answered ${response.status}`)
  return response.json()
}
