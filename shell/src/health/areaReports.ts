import type { AreaReport } from '@mentor-connect/contract/api/releaseHealth'
import { SLOW_LOAD_MS, type Vital } from '@mentor-connect/contract/rules/releaseHealth'
import type { AreaEvent } from '../telemetry/areaEvents'

/** A release that this document uses. */
export interface UsedRelease {
  release: string
  /** Whether its entry came over the network. A cached one says nothing about how fast the release loads. */
  isFetched: boolean
}

/**
 * Collects what is noticed of each area of this document.
 * @param used the release of an area; undefined for one that is not judged, such as a developer's build
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
    /** The paint of a page that came from a cache is not compared with that of one that did not. */
    addVital(vital: Vital, value: number) {
      for (const [area, { load }] of reports) if (vital !== 'lcp' || load) update(area, { [vital]: value })
    },
    /** What has changed since the last call. */
    takeChanged(): AreaReport[] {
      const areas = [...changed]
      changed.clear()
      return areas.flatMap((area) => reports.get(area) ?? [])
    },
    /** Takes back reports that could not be sent. */
    giveBack(unsent: AreaReport[]) {
      for (const { area } of unsent) changed.add(area)
    },
  }
}
