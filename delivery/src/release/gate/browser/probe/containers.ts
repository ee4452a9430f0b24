import { runningScript } from './scriptOf'

export interface ContainerWrite {
  area: string
  /** File of the script that wrote the global; empty if it is not known. */
  script: string
}

/**
 * Records which scripts write the global with the container of an area.
 *
 * @param names area → name of its global
 */
export function watchContainers(names: Record<string, string>): () => ContainerWrite[] {
  const writes: ContainerWrite[] = []
  for (const [area, name] of Object.entries(names)) {
    let container: unknown
    Object.defineProperty(window, name, {
      configurable: true,
      enumerable: true,
      get: () => container,
      set(value: unknown) {
        container = value
        writes.push({ area, script: runningScript() })
      },
    })
  }
  return () => writes
}
