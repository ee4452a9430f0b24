import type { RemoteRelease, SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import { createStore, type ReadableStore } from '@mentor-connect/ui/store'
import type { Overrides } from './overrides'
import { chooseRelease, type Choice } from './chooseRelease'
import type { Pins } from './pins'

interface Sources {
  registry: { current: () => SiteRegistry }
  bucket: number
  pins: Pins
  /** Area → previewed release. */
  previews: Record<string, RemoteRelease>
  overrides: Pick<Overrides, 'get' | 'reset'>
  /** Returns true if any code of an area has run in this document. */
  hasRun: (area: string) => boolean
}

/**
 * Selects the release of each area, once per document, so that a document never mixes two releases of an area. The
 * selection may be repeated only while no code of the area has run.
 */
export function createReleases({ registry, bucket, pins, previews, overrides, hasRun }: Sources) {
  const decided = new Map<string, Choice>()
  const decisions = createStore<Decision[]>([])

  function choose(area: string): Choice | undefined {
    const live = registry.current().remotes[area]
    if (!live) return undefined
    return chooseRelease(live, {
      bucket,
      pin: pins[area],
      preview: previews[area],
      override: overrides.get(area),
    })
  }

  function changed() {
    decisions.set([...decided].map(([area, choice]) => ({ area, ...choice })))
  }

  return {
    /** Returns the release that this document uses or would use for an area, without selecting it. */
    foreseen: (area: string): Choice | undefined => decided.get(area) ?? choose(area),
    /** Selects the release of an area and returns it; undefined if none is live. */
    of(area: string): Choice | undefined {
      const choice = decided.get(area) ?? choose(area)
      if (choice && !decided.has(area)) {
        decided.set(area, choice)
        changed()
      }
      return choice
    },
    /**
     * Discards the selection of an area, and its override if that was selected, so that the next attempt selects
     * again. Returns false if code of the area has run; the selection then stays.
     */
    reconsider(area: string): boolean {
      if (decided.get(area)?.source === 'override') overrides.reset(area)
      if (hasRun(area)) return false
      if (decided.delete(area)) changed()
      return true
    },
    /** Returns the selections that differ from those that a new document would make. */
    outdated: () =>
      decisions.get().filter(({ area, release }) => {
        const now = choose(area)
        return now !== undefined && now.release.release !== release.release
      }),
    decisions: decisions as ReadableStore<Decision[]>,
  }
}

export interface Decision extends Choice {
  area: string
}

export type Releases = ReturnType<typeof createReleases>
