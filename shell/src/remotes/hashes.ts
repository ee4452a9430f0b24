// Imported for the declaration of `Window.mcIntegrity`.
import type {} from '@mentor-connect/contract/remote'

type Hashes = Record<string, string>

/**
 * Hashes of releases with a hash list. They are not stored in `mcIntegrity`, because an item in `mcIntegrity`
 * also shows that an entry has run.
 */
const loaded = new Map<string, Hashes>()

export function keepHashes(container: string, hashes: Hashes) {
  loaded.set(container, hashes)
}

export function hashesOf(container: string): Hashes {
  return window.mcIntegrity?.[container] ?? loaded.get(container) ?? {}
}

/** Returns true if any code of a container has run in this document. */
export function hasRun(container: string): boolean {
  return window.mcIntegrity?.[container] !== undefined || Boolean((window as unknown as Fields)[container])
}

/** Removes a container's globals from the document, so that its entry and chunks are requested again. */
export function forgetContainer(container: string) {
  delete window.mcIntegrity?.[container]
  delete (window as unknown as Fields)[`webpackChunk${container}`]
}

type Fields = Record<string, unknown>
