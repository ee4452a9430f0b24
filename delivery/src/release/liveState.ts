import type { SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import type { Release } from '@mentor-connect/build/release/release'
import type { LiveState } from './candidate'
import { liveConfiguration, storedRelease } from '../store/siteStore'

/** The descriptions of all releases that a registry lists as live, with the grants of their areas. */
export function liveState(siteDir: string, registry: SiteRegistry | undefined): LiveState {
  const grants = liveConfiguration(siteDir)?.grants ?? {}
  if (!registry) return { remotes: {}, grants }
  const remotes = Object.entries(registry.remotes).flatMap(([area, { release }]) => {
    const description = storedRelease(siteDir, area, release)
    return description ? [[area, description] as [string, Release]] : []
  })
  return {
    shell: storedRelease(siteDir, 'shell', registry.shell.release),
    remotes: Object.fromEntries(remotes),
    grants,
  }
}

/** The live state after some candidates have become live. */
export function stateWith(live: LiveState, candidates: Release[]): LiveState {
  const remotes = candidates.filter(({ area }) => area !== 'shell')
  return {
    ...live,
    shell: candidates.find(({ area }) => area === 'shell') ?? live.shell,
    remotes: { ...live.remotes, ...Object.fromEntries(remotes.map((remote) => [remote.area, remote])) },
  }
}
