// The contract between the release commands, which write `registry.json`, and the shell, which reads it.

/** `sha384-…` as in Subresource Integrity (W3C). */
export type Integrity = `sha384-${string}`

/** A release of a part of the site, as far as a browser needs to know it. */
export interface ReleaseEntry {
  release: string
  /** Address of the folder with its files, with a slash at the end: a path on this site, or absolute on another origin. */
  base: string
  /** Address of the script that is loaded first. Its other files are verified by hashes that this script carries. */
  entry: string
  /** Hash of the entry. An entry without one is refused. */
  integrity: Integrity
}

export interface RemoteRelease extends ReleaseEntry {
  /** Range of the auth contract that it was built for. */
  contract: string
}

export interface LiveRemote extends RemoteRelease {
  /** A release that a share of the browsers gets instead. */
  canary?: RemoteRelease & {
    /** 1–99: browsers whose sticky bucket (0–99) is below it. */
    percent: number
  }
  /** Releases that a team member may pin with `?release=<area>@<id>`: the last ones that were live, newest first. */
  pinnable?: RemoteRelease[]
}

/** What is inlined in the page and what `/registry.json` answers. */
export interface SiteRegistry {
  /** Grows by one with every release and every rollback; an older one never replaces a newer one. */
  generation: number
  shell: ReleaseEntry
  remotes: Record<string, LiveRemote>
  /** Ed25519 over the canonical JSON of the rest, base64url; there when the site is signed. */
  signature?: string
}

/** Id of the `<script type="application/json">` that carries the registry in the page. */
export const REGISTRY_ELEMENT_ID = 'mc-registry'
export const REGISTRY_PATH = '/registry.json'

/** The text that is signed: JSON without white space, keys sorted at every depth, without `signature`. */
export function canonicalRegistry({ signature: _signature, ...registry }: SiteRegistry): string {
  return JSON.stringify(registry, (_key, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
