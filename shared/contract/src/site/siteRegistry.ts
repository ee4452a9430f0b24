import { canonicalJson } from './canonicalJson'
import type { DeclaredMount } from './mounts'
import type { DeclaredContribution, DeclaredEntry, SlotAudience } from './slots'

// The contract between the release commands, which write `registry.json`, and the shell, which reads it.

/** Hash of a file, `sha384-…` as in Subresource Integrity (W3C). */
export type Integrity = `sha384-${string}`

/** A release of an area or the shell, with the data that a browser needs to load it. */
export interface ReleaseEntry {
  release: string
  /** URL of the release's folder, with a trailing slash: a path on this site, or absolute on another origin. */
  base: string
  /** URL of the script that is loaded first. It contains the hashes that verify the other files of the release. */
  entry: string
  /** Hash of the entry. An entry without a hash is rejected. */
  integrity: Integrity
}

/** File in a release's folder on the site, with the hashes of the release's other files: see `RemoteRelease.hashes`. */
export const HASH_LIST_FILE = 'hashes.json'

export interface RemoteRelease extends ReleaseEntry {
  /** Range of the auth contract that the release was built for. */
  contract: string
  /**
   * Hash of the file with which the shell verifies the other files of the release. Set for releases that were built
   * with other bundlers, because their entry contains no hashes.
   */
  hashes?: Integrity
  /** Mounts of the release's exposes. Absent if they are the same as those of the area's live release. */
  mounts?: DeclaredMount[]
  /**
   * Entries in the navigation of frames. Absent if they are the same as those of the area's live release, or if there
   * are none.
   */
  navigation?: DeclaredEntry[]
  /** Components in pages of other areas. Absent if they are the same as those of the area's live release. */
  contributions?: DeclaredContribution[]
  /**
   * Slots that pages of the release offer to other areas → the people to whom the added components are shown.
   * Absent if they are the same as those of the area's live release.
   */
  slots?: Record<string, SlotAudience>
  /**
   * Feature flag → true if the flag is on in browsers as long as its team has set no share. Absent if the
   * flags are the same as those of the area's live release, or if there are none.
   */
  flags?: Record<string, boolean>
}

export interface LiveRemote extends RemoteRelease {
  /** A release that a share of the browsers gets instead of the live one. */
  canary?: RemoteRelease & {
    /** 1–99. A browser gets the canary if its permanent bucket number (0–99) is lower than this. */
    percent: number
  }
  /** Feature flag → percentage of the browsers in which the flag is on, 0–100, as its team has set it. */
  shares?: Record<string, number>
  /** Releases that `?release=<area>@<id>` can select: the most recent previously live ones, newest first. */
  pinnable?: RemoteRelease[]
}

/** The live releases of a site. Inlined in every page and served as `/registry.json`. */
export interface SiteRegistry {
  /** Incremented by every release and rollback. Browsers never replace a newer generation with an older one. */
  generation: number
  shell: ReleaseEntry
  remotes: Record<string, LiveRemote>
  /** Ed25519 signature of the canonical JSON of all other fields, base64url. Present if the site signs its registry. */
  signature?: string
}

/** Id of the `<script type="application/json">` that contains the registry. */
export const REGISTRY_ELEMENT_ID = 'mc-registry'
export const REGISTRY_PATH = '/registry.json'

/** Returns the text that is signed: canonical JSON, without `signature`. */
export function canonicalRegistry({ signature: _signature, ...registry }: SiteRegistry): string {
  return canonicalJson(registry)
}
