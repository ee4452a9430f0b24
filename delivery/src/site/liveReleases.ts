import type { Release } from '@mentor-connect/build/release/release'

/** Descriptions of the live releases by area; undefined for a release that another site serves. */
export type LiveReleases = Record<string, Release | undefined>

/** Area → id of its release. */
export const releaseIds = (live: LiveReleases): Record<string, string> =>
  Object.fromEntries(
    Object.values(live).flatMap((release) => (release ? [[release.area, release.release] as const] : [])),
  )
