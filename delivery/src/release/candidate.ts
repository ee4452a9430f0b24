import type { Grant } from '@mentor-connect/contract/site/siteConfiguration'
import type { BuiltRelease, Issue } from '@mentor-connect/build/conformance/builtRelease'
import type { AreaDeclaration } from '@mentor-connect/build/release/declaration'
import type { Release } from '@mentor-connect/build/release/release'

export type { Issue }

/** A release that is about to become live, and its folder. */
export type Candidate = BuiltRelease

/** The descriptions of the live releases. */
export interface LiveState {
  shell?: Release
  remotes: Record<string, Release>
  /** Area → the additions that the site's owner has granted to it. */
  grants: Record<string, Grant>
}

/** Slot → the way in which a live area offers it. */
export const offeredSlots = (remotes: LiveState['remotes']): NonNullable<AreaDeclaration['slots']> =>
  Object.assign({}, ...Object.values(remotes).map(({ declares }) => declares?.slots))

export type Rule = (candidate: Candidate, live: LiveState) => Issue[]
