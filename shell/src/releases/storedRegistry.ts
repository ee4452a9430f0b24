import type { SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import { isRegistry } from './registryShape'

const KEY = 'mc.registry'

/** Holds the last registry verified in this browser, stored separately for each signing key. */
export function createStoredRegistry(storage: Pick<Storage, 'getItem' | 'setItem'>, signingKey = '') {
  const key = signingKey ? `${KEY}.${signingKey}` : KEY

  return {
    /** Returns the stored registry. Undefined if no valid registry is stored. */
    read(): SiteRegistry | undefined {
      try {
        const value: unknown = JSON.parse(storage.getItem(key) ?? 'null')
        return isRegistry(value) ? value : undefined
      } catch {
        // Invalid JSON: treated as empty.
        return undefined
      }
    },
    write(registry: SiteRegistry): void {
      storage.setItem(key, JSON.stringify(registry))
    },
  }
}

export type StoredRegistry = ReturnType<typeof createStoredRegistry>
