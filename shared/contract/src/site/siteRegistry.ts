import { canonicalJson } from './canonicalJson'
import type { DeclaredMount } from './mounts'
import type { DeclaredContribution, DeclaredEntry } from './slots'

// The contract between the release commands, which write `registry.json`, and the shell, which reads it.

/** `sha384-…` as in Subresource Integrity (W3C). */
export type Integrity = `sha384-${string}`

/** A release of an area or the shell, with what a browser needs to load it. */
export interface ReleaseEntry {
  release: string
  /** URL of the release's folder, with a trailing slash: a path on this site, or absolute on another origin. */
  base: string
  /** URL of the script that is loaded first. It contains the hashes that verify the release's other files. */
  entry: string
  /** Hash of the entry. An entry without a hash is rejected. */
  integrity: Integrity
}

/** File in the folder of a release, on the site, with the hashes of its other files: see `RemoteRelease.hashes`. */
export const HASH_LIST_FILE = 'hashes.json'

export interface RemoteRelease extends ReleaseEntry {
  /** Range of the auth contract that the release was built for. */
  contract: string
  /**
   * Hash of the list of hashes that the shell verifies its files with. Set for builds of other bundlers, whose entry
   * contains no list.
   */
  hashes?: Integrity
  /** Where its exposes are shown. Absent if it declares the same as the live release of its area. */
  mounts?: DeclaredMount[]
  /** Entries in the navigation of frames. Absent as above, or if there are none. */
  navigation?: DeclaredEntry[]
  /** Components in pages of other areas. Absent as above. */
  contributions?: DeclaredContribution[]
}

export interface LiveRemote extends RemoteRelease {
  /** A release that a share of the browsers gets instead of the live one. */
  canary?: RemoteRelease & {
    /** 1–99: selects browsers whose sticky bucket (0–99) is below it. */
    percent: number
  }
  /** Releases that `?release=<area>@<id>` can pin: the most recent previously live ones, newest first. */
  pinnable?: RemoteRelease[]
}

/** Inlined in every page and served as `/registry.json`. */
export interface SiteRegistry {
  /** Incremented by every release and rollback; browsers never replace a newer generation with an older one. */
  generation: number
  shell: ReleaseEntry
  remotes: Record<string, LiveRemote>
  /**
   * Ed25519 signature over the canonical JSON without this field, base64url; present if the site signs its registry.
   */
  signature?: string
}

/** Id of the `<script type="application/json">` that contains the registry. */
export const REGISTRY_ELEMENT_ID = 'mc-registry'
export const REGISTRY_PATH = '/registry.json'

/** The signed text: canonical JSON, without `signature`. */
export function canonicalRegistry({ signature: _signature, ...registry }: SiteRegistry): string {
  return canonicalJson(registry)
}
