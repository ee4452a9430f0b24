declare global {
  interface Window {
    /** Container → file → hash of its chunks: each entry puts its own list here as the first thing it does. */
    mcIntegrity?: Record<string, Record<string, string>>
  }
}

export function hashesOf(container: string): Record<string, string> {
  return window.mcIntegrity?.[container] ?? {}
}

/** Whether any code of a container has run in this document. */
export function hasRun(container: string): boolean {
  return window.mcIntegrity?.[container] !== undefined || Boolean((window as unknown as Fields)[container])
}

/** Takes away what a container left in the document, so that its entry and chunks are asked for again. */
export function forget(container: string) {
  delete window.mcIntegrity?.[container]
  delete (window as unknown as Fields)[`webpackChunk${container}`]
}

type Fields = Record<string, unknown>
