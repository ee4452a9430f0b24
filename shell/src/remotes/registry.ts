import {
  REGISTRY_ELEMENT_ID,
  REGISTRY_PATH,
  type SiteRegistry,
} from '@mentor-connect/shared/contracts/siteRegistry'

const DEADLINE_MS = 5000

/** The registry inlined in the page: no request is needed to start. */
export function inlinedRegistry(): SiteRegistry {
  const text = document.getElementById(REGISTRY_ELEMENT_ID)?.textContent
  if (!text) throw new Error(`This page has no #${REGISTRY_ELEMENT_ID}: compose the site first.`)
  return JSON.parse(text) as SiteRegistry
}

/** The registry as it is now: a retry asks for it, so that it finds a release that was rolled back meanwhile. */
export async function currentRegistry(): Promise<SiteRegistry> {
  const response = await fetch(REGISTRY_PATH, { cache: 'no-store', signal: AbortSignal.timeout(DEADLINE_MS) })
  if (!response.ok) throw new Error(`${REGISTRY_PATH} answered ${response.status}`)
  const registry: unknown = await response.json()
  if (!isRegistry(registry)) throw new Error(`${REGISTRY_PATH} is not a registry`)
  return registry
}

function isRegistry(value: unknown): value is SiteRegistry {
  return (
    typeof value === 'object' && value !== null && 'remotes' in value && typeof value.remotes === 'object'
  )
}
