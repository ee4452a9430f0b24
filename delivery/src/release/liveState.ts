import type { SiteRegistry } from '@mentor-connect/shared/site/siteRegistry'
import type { Release } from '../site/release'
import type { LiveState } from './gate/candidate'
import { placedRelease } from './siteStore'

/** The descriptions of all that a registry says is live. */
export function liveState(siteDir: string, registry: SiteRegistry | undefined): LiveState {
  if (!registry) return { remotes: {} }
  const remotes = Object.entries(registry.remotes).flatMap(([area, { release }]) => {
    const description = placedRelease(siteDir, area, release)
    return description ? [[area, description] as [string, Release]] : []
  })
  return {
    shell: placedRelease(siteDir, 'shell', registry.shell.release),
    remotes: Object.fromEntries(remotes),
  }
}

/** What will be live once some candidates are. */
export function stateWith(live: LiveState, candidates: Release[]): LiveState {
  const remotes = candidates.filter(({ area }) => area !== 'shell')
  return {
    shell: candidates.find(({ area }) => area === 'shell') ?? live.shell,
    remotes: { ...live.remotes, ...Object.fromEntries(remotes.map((remote) => [remote.area, remote])) },
  }
}
