import type { Areas } from '../remotes/AreasContext'
import type { ReleaseSource } from '../releases/chooseRelease'

export interface AreaRow {
  area: string
  release: string
  /** Undefined until this document has requested the area. */
  source: ReleaseSource | undefined
  contract: string
  loadedInMs: number | undefined
  failure: string | undefined
}

/** Returns every area of the registry with its state in this document. */
export function rowsOf({
  registry,
  releases,
  remotes,
}: Pick<Areas, 'registry' | 'releases' | 'remotes'>): AreaRow[] {
  const decisions = new Map(releases.decisions.get().map((decision) => [decision.area, decision]))
  return Object.entries(registry.current().remotes).map(([area, live]) => {
    const decision = decisions.get(area)
    const { release, contract } = decision?.release ?? live
    const { loadedInMs, failure } = remotes.stateOf(area)
    return { area, release, source: decision?.source, contract, loadedInMs, failure: failure?.message }
  })
}
