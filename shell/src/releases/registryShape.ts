import type { DeclaredMount } from '@mentor-connect/contract/site/mounts'
import type { RemoteRelease, SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'

type Fields = Record<string, unknown>

/** Validates a value from the network or from storage. */
export function isRegistry(value: unknown): value is SiteRegistry {
  return (
    isFields(value) &&
    Number.isSafeInteger(value['generation']) &&
    isEntry(value['shell']) &&
    isFields(value['remotes']) &&
    Object.values(value['remotes']).every(isRemote)
  )
}

// An entry without integrity is accepted here, so that only its own area fails and not the whole registry.
function isEntry(value: unknown): value is Fields {
  return isFields(value) && ['release', 'base', 'entry'].every((name) => typeof value[name] === 'string')
}

function isRelease(value: unknown): boolean {
  return isEntry(value) && typeof value['contract'] === 'string'
}

function isRemote(value: unknown): boolean {
  if (!isRelease(value)) return false
  const { canary, pinnable } = value as Fields
  return (
    (canary === undefined || (isRelease(canary) && typeof (canary as Fields)['percent'] === 'number')) &&
    (pinnable === undefined || (Array.isArray(pinnable) && pinnable.every(isRelease)))
  )
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The mounts of a release as far as they are valid: others do not exist for the router. */
export function validMounts(value: unknown): DeclaredMount[] {
  return Array.isArray(value) ? value.filter(isMount) : []
}

/** An unknown frame is never shown, and nobody passes an unknown guard. */
function isMount(value: unknown): value is DeclaredMount {
  return isFields(value) && typeof value['path'] === 'string' && Array.isArray(value['owns'])
}

const SHA384 = /^sha384-[A-Za-z0-9+/]{64}$/

/** Whether a release has an integrity hash that browsers enforce; they ignore malformed hashes. */
export function hasIntegrity({ integrity }: Pick<RemoteRelease, 'integrity'>): boolean {
  return SHA384.test(integrity)
}
