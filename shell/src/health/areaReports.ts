import type { AreaReport } from '@mentor-connect/contract/api/releaseHealth'
import { SLOW_LOAD_MS, type Vital } from '@mentor-connect/contract/rules/releaseHealth'
import type { AreaEvent } from '../telemetry/areaEvents'

/** A release that this document uses. */
export interface UsedRelease {
  release: string
  /** True if the entry came over the network. A cached one says nothing about how fast the release loads. */
  isFetched: boolean
}

/**
 * Collects the report on each area of this document.
 * @param used returns the release of an area; undefined for areas that are not judged, such as a developer's build
 */
export function createAreaReports(used: (area: string) => UsedRelease | undefined) {
  const reports = new Map<string, AreaReport>()
  const changed = new Set<string>()

  function update(area: string, changes: Partial<AreaReport>) {
    const release = used(area)?.release
    if (!release) return
    const before = reports.get(area)
    const own = before?.release === release ? before : { area, release }
    reports.set(area, { ...own, ...changes })
    changed.add(area)
  }

  return {
    add(event: AreaEvent) {
      const { area } = event
      if (event.kind !== 'loaded') return update(area, { [event.kind]: true })
      update(area, {
        ...(used(area)?.isFetched && { load: event.ms > SLOW_LOAD_MS ? 'slow' : 'fast' }),
      })
    },
    /** Skips the LCP of areas whose release came from the cache, because it cannot be compared with the others. */
    addVital(vital: Vital, value: number) {
      for (const [area, { load }] of reports) if (vital !== 'lcp' || load) update(area, { [vital]: value })
    },
    /** Returns the reports that have changed since the last call. */
    takeChanged(): AreaReport[] {
      const areas = [...changed]
      changed.clear()
      return areas.flatMap((area) => reports.get(area) ?? [])
    },
    /** Marks reports that could not be sent as changed again. */
    giveBack(unsent: AreaReport[]) {
      for (const { area } of unsent) changed.add(area)
    },
  }
}
