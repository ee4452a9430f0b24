import type { DeclaredMount } from '@mentor-connect/contract/site/mounts'
import type { RemoteRelease, SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'

type Fields = Record<string, unknown>

/** Validates the shape of a registry from the network or from storage. */
export function isRegistry(value: unknown): value is SiteRegistry {
  return (
    isFields(value) &&
    Number.isSafeInteger(value['generation']) &&
    isEntry(value['shell']) &&
    isFields(value['remotes']) &&
    Object.values(value['remotes']).every(isRemote)
  )
}

// Accepts an entry without an integrity hash, so that only its area fails later and not the whole registry.
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

/** Returns the valid mounts of a release. Invalid ones are ignored, as if they were not declared. */
export function validMounts(value: unknown): DeclaredMount[] {
  return Array.isArray(value) ? value.filter(isMount) : []
}

/** A mount with an unknown frame or guard is invalid, because the shell could not show it or protect it. */
function isMount(value: unknown): value is DeclaredMount {
  return isFields(value) && typeof value['path'] === 'string' && Array.isArray(value['owns'])
}

const SHA384 = /^sha384-[A-Za-z0-9+/]{64}$/

/** Returns true if a release has a well-formed integrity hash. Browsers ignore malformed ones. */
export function hasIntegrity({ integrity }: Pick<RemoteRelease, 'integrity'>): boolean {
  return SHA384.test(integrity)
}
