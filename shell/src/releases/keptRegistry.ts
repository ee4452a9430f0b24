import type { SiteRegistry } from '@mentor-connect/shared/contracts/siteRegistry'
import { isRegistry } from './registryShape'

const KEY = 'mc.registry'

/** The last registry that was accepted in this browser. Signed sites keep it per key: a new key begins anew. */
export function createKeptRegistry(storage: Pick<Storage, 'getItem' | 'setItem'>, signingKey = '') {
  const key = signingKey ? `${KEY}.${signingKey}` : KEY

  return {
    /** Undefined when there is none, or what lies there is none. */
    read(): SiteRegistry | undefined {
      try {
        const value: unknown = JSON.parse(storage.getItem(key) ?? 'null')
        return isRegistry(value) ? value : undefined
      } catch {
        // Not JSON, or storage is forbidden: as if nothing had been kept.
        return undefined
      }
    },
    write(registry: SiteRegistry): void {
      try {
        storage.setItem(key, JSON.stringify(registry))
      } catch (error) {
        console.warn('The registry could not be kept.', error)
      }
    },
  }
}

export type KeptRegistry = ReturnType<typeof createKeptRegistry>
