import type { Release } from '../release/release'

/** A built release: its description and its folder. */
export interface BuiltRelease {
  description: Release
  dir: string
}

/** An error in a release: one line with the reason and the fix. */
export type Issue = string

/** A rule that needs no information about the site. */
export type ReleaseRule = (built: BuiltRelease) => Issue[]
