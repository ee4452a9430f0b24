import type { LiveRemote, RemoteRelease } from '@mentor-connect/shared/site/siteRegistry'

/** Why this browser has this release. */
export type ReleaseSource = 'live' | 'canary' | 'pin' | 'override'

export interface Choice {
  release: RemoteRelease
  source: ReleaseSource
}

/** What this browser brings to the choice. */
export interface Preferences {
  /** 0–99. */
  bucket: number
  /** Requested release id. */
  pin?: string
  /** Address of a remote's entry on a developer's machine. */
  override?: string
}

/** Which release of an area a browser gets. An override goes before a pin, a pin before the canary. */
export function chooseRelease(live: LiveRemote, { bucket, pin, override }: Preferences): Choice {
  if (override) return { release: overrideRelease(live, override), source: 'override' }
  const pinned = pin ? pinnable(live).find(({ release }) => release === pin) : undefined
  if (pinned) return { release: pinned, source: 'pin' }
  const { canary } = live
  if (canary && bucket < canary.percent) return { release: canary, source: 'canary' }
  return { release: live, source: 'live' }
}

/** Every release that may be pinned: what is live, what is tried out, and what was live before. */
export function pinnable(live: LiveRemote): RemoteRelease[] {
  return [live, ...(live.canary ? [live.canary] : []), ...(live.pinnable ?? [])]
}

/** A developer's build changes all the time: it has no hash, which is why only listed origins may give one. */
function overrideRelease(live: LiveRemote, entry: string): RemoteRelease {
  const base = entry.slice(0, entry.lastIndexOf('/') + 1)
  return { release: new URL(entry).host, base, entry, integrity: 'sha384-', contract: live.contract }
}
