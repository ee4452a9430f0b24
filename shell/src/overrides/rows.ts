import type { Areas } from '../remotes/AreasContext'
import type { Way } from '../releases/choose'

export interface AreaRow {
  area: string
  release: string
  /** Undefined while this document has not asked for the area. */
  way: Way | undefined
  contract: string
  loadedInMs: number | undefined
  failure: string | undefined
}

/** Every area of the registry, and how it is in this document. */
export function rowsOf({
  registry,
  releases,
  remotes,
}: Pick<Areas, 'registry' | 'releases' | 'remotes'>): AreaRow[] {
  const decisions = new Map(releases.decisions().map((decision) => [decision.area, decision]))
  return Object.entries(registry.current().remotes).map(([area, live]) => {
    const decision = decisions.get(area)
    const { release, contract } = decision?.release ?? live
    const { loadedInMs, failure } = remotes.stateOf(area)
    return { area, release, way: decision?.way, contract, loadedInMs, failure: failure?.message }
  })
}
