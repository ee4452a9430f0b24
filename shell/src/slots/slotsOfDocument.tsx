import {
  AUDIENCE_OF_SLOT,
  FRAME_OF_NAVIGATION,
  type DeclaredContribution,
  type DeclaredEntry,
  type SlotAudience,
} from '@mentor-connect/contract/site/slots'
import type { RemoteRelease, SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import type { Slots } from '@mentor-connect/contract/slots'
import { useHydrated } from '@mentor-connect/ui'
import { lazy, Suspense } from 'react'
import type { Releases } from '../releases/releases'
import { untilLoaded } from '../resilience/retry'
import type { ContributedProps } from './Contributed'

/** The code is loaded with the first contribution, because visitors see no contributions. */
const Contributed = lazy(() =>
  untilLoaded(() => import(/* webpackChunkName: "contributions" */ './Contributed')).then((module) => ({
    default: module.Contributed,
  })),
)

interface Added {
  area: string
  navigation: DeclaredEntry[]
  contributions: DeclaredContribution[]
  /** Slots that the area offers to others. */
  slots: Record<string, SlotAudience>
}

/**
 * Returns the entries and components that areas add in this document. The public navigation is that of the
 * live releases, even if this document uses others, because the server has rendered it.
 */
export function slotsOfDocument({ remotes }: SiteRegistry, releases: Pick<Releases, 'foreseen'>): Slots {
  const areas = Object.entries(remotes).map(([area, live]) => {
    const own = releases.foreseen(area)?.release
    return { live: addedBy(area, live), own: addedBy(area, own?.mounts ? own : live) }
  })
  return slotsOf(
    areas.map(({ own }) => own),
    areas.map(({ live }) => live),
  )
}

const addedBy = (area: string, release: RemoteRelease): Added => {
  const { navigation = [], contributions = [], slots = {} } = release
  return { area, navigation, contributions, slots }
}

/**
 * Returns the contributions of areas by slot.
 * @param added contributions of the releases that this document uses
 * @param visible contributions to the public navigation, which the server renders as well
 */
export function slotsOf(added: Added[], visible: Added[]): Slots {
  const entries = (areas: Added[], slot: DeclaredEntry['slot']) =>
    sorted(areas.flatMap(({ area, navigation }) => navigation.map((entry) => ({ area, ...entry })))).filter(
      (entry) => entry.slot === slot,
    )
  return {
    navigation: (slot) =>
      entries(slot === 'public.navigation' ? visible : added, slot).map(({ area, badge, ...entry }) => ({
        ...entry,
        ...(badge && {
          badge: (
            <LateContribution
              area={area}
              expose={badge}
              audience={FRAME_OF_NAVIGATION[slot] === 'mentor' ? 'mentor' : 'user'}
              slotProps={{}}
            />
          ),
        }),
      })),
    contributions: (slot) => {
      const audience = audienceOf(slot, added)
      if (!audience) return []
      return sorted(
        added.flatMap(({ area, contributions }) => contributions.map((one) => ({ area, ...one }))),
      )
        .filter((one) => one.slot === slot)
        .map(({ area, expose, label }) => ({
          id: `${area}/${expose}`,
          label,
          render: (props) => (
            <LateContribution area={area} expose={expose} audience={audience} slotProps={props} />
          ),
        }))
    },
  }
}

/** Returns undefined for a slot that no area offers any more. */
const audienceOf = (slot: string, added: Added[]): SlotAudience | undefined =>
  Object.hasOwn(AUDIENCE_OF_SLOT, slot)
    ? AUDIENCE_OF_SLOT[slot as keyof typeof AUDIENCE_OF_SLOT]
    : added.find(({ area }) => slot.startsWith(`${area}.`))?.slots[slot]

const sorted = <One extends { order: number }>(list: One[]) => [...list].sort((a, b) => a.order - b.order)

/** Renders a contribution after React has hydrated the page, because servers render no contributions. */
function LateContribution(props: ContributedProps) {
  if (!useHydrated()) return null
  return (
    <Suspense fallback={null}>
      <Contributed {...props} />
    </Suspense>
  )
}
