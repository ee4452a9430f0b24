// Imports the declaration of `Window.mcIntegrity`.
import type {} from '@mentor-connect/shared/remote'

export function hashesOf(container: string): Record<string, string> {
  return window.mcIntegrity?.[container] ?? {}
}

/** Whether any code of a container has run in this document. */
export function hasRun(container: string): boolean {
  return window.mcIntegrity?.[container] !== undefined || Boolean((window as unknown as Fields)[container])
}

/** Removes what a container left in the document, so that its entry and chunks are requested again. */
export function forgetContainer(container: string) {
  delete window.mcIntegrity?.[container]
  delete (window as unknown as Fields)[`webpackChunk${container}`]
}

type Fields = Record<string, unknown>
