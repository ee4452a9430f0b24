import type { Integrity, LiveRemote, SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'

/** A well-formed integrity hash. */
export const someHash = (letter = 'h'): Integrity => `sha384-${letter.repeat(64)}`

export function aRelease(area: string, release = 'r1', contract = '^2.0.0'): LiveRemote {
  const base = `/remotes/${area}/${release}/`
  return { release, base, entry: `${base}entry.js`, integrity: someHash(), contract }
}

export function aRegistry(
  generation = 1,
  remotes: Record<string, LiveRemote> = { learner: aRelease('learner') },
): SiteRegistry {
  const shell = { release: 's1', base: '/shell/s1/', entry: '/shell/s1/main.js', integrity: someHash('s') }
  return { generation, shell, remotes }
}
