import type { SiteRegistry } from '@mentor-connect/shared/site/siteRegistry'
import type { Release } from '../site/release'
import type { LiveState } from './gate/candidate'
import { storedRelease } from './siteStore'

/** The descriptions of all releases that a registry lists as live. */
export function liveState(siteDir: string, registry: SiteRegistry | undefined): LiveState {
  if (!registry) return { remotes: {} }
  const remotes = Object.entries(registry.remotes).flatMap(([area, { release }]) => {
    const description = storedRelease(siteDir, area, release)
    return description ? [[area, description] as [string, Release]] : []
  })
  return {
    shell: storedRelease(siteDir, 'shell', registry.shell.release),
    remotes: Object.fromEntries(remotes),
  }
}

/** The live state after some candidates have become live. */
export function stateWith(live: LiveState, candidates: Release[]): LiveState {
  const remotes = candidates.filter(({ area }) => area !== 'shell')
  return {
    shell: candidates.find(({ area }) => area === 'shell') ?? live.shell,
    remotes: { ...live.remotes, ...Object.fromEntries(remotes.map((remote) => [remote.area, remote])) },
  }
}
