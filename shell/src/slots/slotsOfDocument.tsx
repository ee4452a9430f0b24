import {
  FRAME_OF_NAVIGATION,
  type DeclaredContribution,
  type DeclaredEntry,
} from '@mentor-connect/contract/site/slots'
import type { RemoteRelease, SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import type { Slots } from '@mentor-connect/contract/slots'
import { lazy, Suspense } from 'react'
import type { Releases } from '../releases/releases'
import { untilLoaded } from '../resilience/retry'
import type { ContributedProps } from './Contributed'

/** Loaded with the first contribution, because visitors see none. */
const Contributed = lazy(() =>
  untilLoaded(() => import(/* webpackChunkName: "contributions" */ './Contributed')).then((module) => ({
    default: module.Contributed,
  })),
)

interface Added {
  area: string
  navigation: DeclaredEntry[]
  contributions: DeclaredContribution[]
}

/**
 * The entries and components that areas add in this document. The public navigation is that of the live releases,
 * even if this document uses others, because the server has rendered it.
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

const addedBy = (area: string, { navigation = [], contributions = [] }: RemoteRelease): Added => ({
  area,
  navigation,
  contributions,
})

/**
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
              role={FRAME_OF_NAVIGATION[slot] === 'mentor' ? 'mentor' : 'user'}
              slotProps={{}}
            />
          ),
        }),
      })),
    contributions: (slot) =>
      sorted(added.flatMap(({ area, contributions }) => contributions.map((one) => ({ area, ...one }))))
        .filter((one) => one.slot === slot)
        .map(({ area, expose, label }) => ({
          id: `${area}/${expose}`,
          label,
          render: (props) => <LateContribution area={area} expose={expose} role="user" slotProps={props} />,
        })),
  }
}

const sorted = <One extends { order: number }>(list: One[]) => [...list].sort((a, b) => a.order - b.order)

function LateContribution(props: ContributedProps) {
  return (
    <Suspense fallback={null}>
      <Contributed {...props} />
    </Suspense>
  )
}
