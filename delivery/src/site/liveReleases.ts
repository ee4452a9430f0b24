import type { Release } from '@mentor-connect/build/release/release'

/** Descriptions of the live releases by area; undefined for a release that another site serves. */
export type LiveReleases = Record<string, Release | undefined>
