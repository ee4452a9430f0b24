import type { Grant } from '@mentor-connect/contract/site/siteConfiguration'
import type { Release } from '@mentor-connect/build/release/release'

/** A release that is to become live, and its folder. */
export interface Candidate {
  description: Release
  dir: string
}

/** The descriptions of the live releases. */
export interface LiveState {
  shell?: Release
  remotes: Record<string, Release>
  /** Area → what the site's owner has granted to it. */
  grants: Record<string, Grant>
}

/** Why a release is refused: one line with the reason and the fix. */
export type Issue = string
export type Rule = (candidate: Candidate, live: LiveState) => Issue[]
