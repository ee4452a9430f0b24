import type { Release } from '../release/release'

/** The description of a built release, and its folder. */
export interface BuiltRelease {
  description: Release
  dir: string
}

/** What is wrong with a release: one line with the reason and the fix. */
export type Issue = string

/** A rule that needs to know nothing of the site. */
export type ReleaseRule = (built: BuiltRelease) => Issue[]
