import {
  REGISTRY_ELEMENT_ID,
  REGISTRY_PATH,
  type SiteRegistry,
} from '@mentor-connect/shared/contracts/siteRegistry'
import { reportFailure } from '../reports/clientEvents'
import { retrying } from '../resilience/retry'
import type { KeptRegistry } from './keptRegistry'
import { isRegistry } from './registryShape'
import { isSigned } from './signature'

const DEADLINE_MS = 4000
const BUDGET_MS = 6000

interface Sources {
  /** What the page carries; not yet checked. */
  inlined: unknown
  kept: KeptRegistry
  fetch: () => Promise<unknown>
  /** Public key of a site that signs its registries. */
  key?: string
}

/**
 * The newest registry that may be believed. The page's own starts; a fetched one takes over when it is newer. On a
 * site that signs, none is believed without a valid signature, nor one that is older than the newest seen.
 */
export async function createRegistry({ inlined, kept, fetch, key }: Sources) {
  const stored = await believable(kept.read())
  let current = await first()
  const listeners = new Set<(registry: SiteRegistry) => void>()

  async function first(): Promise<SiteRegistry> {
    const own = await believable(inlined)
    // Unsigned, the page is as trustworthy as what it carries, and a site that was set up anew counts from one again.
    if (own && (!key || !stored || own.generation >= stored.generation)) return keep(own)
    refused('The registry in the page is missing, unsigned, altered or older than one that was seen.')
    const last = stored ?? (await fetched().catch(() => undefined))
    if (last) return last
    return { generation: 0, shell: { release: '', base: '', entry: '', integrity: 'sha384-' }, remotes: {} }
  }

  async function believable(value: unknown): Promise<SiteRegistry | undefined> {
    if (!isRegistry(value)) return undefined
    return !key || (await isSigned(value, key)) ? value : undefined
  }

  async function fetched(): Promise<SiteRegistry> {
    const value = await retrying(() => fetch(), { retries: 2, budgetMs: BUDGET_MS })
    const registry = await believable(value)
    if (registry) return registry
    const complaint = `${REGISTRY_PATH} is not a registry that this page believes.`
    refused(complaint)
    throw new Error(complaint)
  }

  function keep(registry: SiteRegistry): SiteRegistry {
    kept.write(registry)
    return registry
  }

  return {
    current: () => current,
    /** Asks the site. Answers with what is newest; rejects when the site gives nothing that may be believed. */
    async refresh(): Promise<SiteRegistry> {
      const registry = await fetched()
      if (registry.generation < current.generation)
        refused(
          `${REGISTRY_PATH} is older (${registry.generation}) than what was seen (${current.generation}).`,
        )
      if (registry.generation <= current.generation) return current
      current = keep(registry)
      for (const listener of listeners) listener(registry)
      return registry
    },
    onNewer(listener: (registry: SiteRegistry) => void) {
      listeners.add(listener)
    },
  }
}

export type Registry = Awaited<ReturnType<typeof createRegistry>>

function refused(message: string) {
  console.warn(message)
  reportFailure({ area: 'shell', kind: 'registry', message })
}

/** The registry inlined in the page: no request is needed to start. Undefined when the page has none that can be read. */
export function inlinedRegistry(): unknown {
  try {
    return JSON.parse(document.getElementById(REGISTRY_ELEMENT_ID)?.textContent ?? '')
  } catch (error) {
    console.error(`The page's #${REGISTRY_ELEMENT_ID} cannot be read.`, error)
    return undefined
  }
}

/** `/registry.json` as it is now. The browser asks whether its copy still holds, which costs next to nothing. */
export async function fetchRegistry(): Promise<unknown> {
  const response = await fetch(REGISTRY_PATH, { cache: 'no-cache', signal: AbortSignal.timeout(DEADLINE_MS) })
  if (!response.ok) throw new Error(`${REGISTRY_PATH} answered ${response.status}`)
  return response.json()
}
