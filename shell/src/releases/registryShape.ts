import type { RemoteRelease, SiteRegistry } from '@mentor-connect/shared/site/siteRegistry'

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

const SHA384 = /^sha384-[A-Za-z0-9+/]{64}$/

/** Whether a release has an integrity hash that browsers enforce; they ignore malformed hashes. */
export function hasIntegrity({ integrity }: Pick<RemoteRelease, 'integrity'>): boolean {
  return SHA384.test(integrity)
}
