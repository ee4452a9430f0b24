/** Which release of a remote is live, and what must be known of it before its code runs. */
export interface RegistryEntry {
  release: string
  /** Address of the remote's entry script: a path on this site, or absolute on another origin. */
  entry: string
  /** Range of the auth contract that the release was built for. */
  contract: string
}

export interface Registry {
  /** Grows with every release or rollback. */
  generation: number
  remotes: Record<string, RegistryEntry>
}

/** Id of the `<script type="application/json">` that carries the registry as it was when the page was composed. */
export const REGISTRY_ELEMENT_ID = 'mc-registry'
export const REGISTRY_URL = '/registry.json'
const DEADLINE_MS = 5000

/** The registry inlined in the page: no request is needed to start. */
export function inlinedRegistry(): Registry {
  const text = document.getElementById(REGISTRY_ELEMENT_ID)?.textContent
  if (!text) throw new Error(`This page has no #${REGISTRY_ELEMENT_ID}: compose the site first.`)
  return JSON.parse(text) as Registry
}

/** The registry as it is now: a retry asks for it, so that it finds a release that was rolled back meanwhile. */
export async function currentRegistry(): Promise<Registry> {
  const response = await fetch(REGISTRY_URL, { cache: 'no-store', signal: AbortSignal.timeout(DEADLINE_MS) })
  if (!response.ok) throw new Error(`${REGISTRY_URL} answered ${response.status}`)
  const registry: unknown = await response.json()
  if (!isRegistry(registry)) throw new Error(`${REGISTRY_URL} is not a registry`)
  return registry
}

function isRegistry(value: unknown): value is Registry {
  return (
    typeof value === 'object' && value !== null && 'remotes' in value && typeof value.remotes === 'object'
  )
}
