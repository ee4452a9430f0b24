import type { LiveRemote, RemoteRelease } from '@mentor-connect/contract/site/siteRegistry'

/** The reason why this browser uses a release. */
export type ReleaseSource = 'live' | 'canary' | 'pin' | 'preview' | 'override'

export interface Choice {
  release: RemoteRelease
  source: ReleaseSource
}

/** Settings of a browser that decide which release it uses. */
export interface Preferences {
  /** Canary bucket, 0–99. */
  bucket: number
  /** Id of the pinned release. */
  pin?: string
  /** The release that this tab previews. */
  preview?: RemoteRelease
  /** URL of a remote's entry on a developer's machine. */
  override?: string
}

/** Chooses the release of an area. Precedence: override, preview, pin, canary, live. */
export function chooseRelease(live: LiveRemote, { bucket, pin, preview, override }: Preferences): Choice {
  if (override) return { release: overrideRelease(live, override), source: 'override' }
  if (preview && preview.release !== live.release) return { release: preview, source: 'preview' }
  const pinned = pin ? pinnable(live).find(({ release }) => release === pin) : undefined
  if (pinned) return { release: pinned, source: 'pin' }
  const { canary } = live
  if (canary && bucket < canary.percent) return { release: canary, source: 'canary' }
  return { release: live, source: 'live' }
}

/** Returns all releases that can be pinned: the live one, the canary and previously live ones. */
export function pinnable(live: LiveRemote): RemoteRelease[] {
  return [live, ...(live.canary ? [live.canary] : []), ...(live.pinnable ?? [])]
}

/**
 * Returns a release for a developer's build. It has no hash, because the build changes all the time. Only
 * URLs of listed origins are allowed.
 */
function overrideRelease(live: LiveRemote, entry: string): RemoteRelease {
  const base = entry.slice(0, entry.lastIndexOf('/') + 1)
  return { release: new URL(entry).host, base, entry, integrity: 'sha384-', contract: live.contract }
}
