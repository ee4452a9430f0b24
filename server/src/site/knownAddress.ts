import type { SiteRendering } from '@mentor-connect/contract/site/rendering'

interface Matcher {
  pattern: string
  expression: RegExp
}

const matchers = new WeakMap<SiteRendering, Matcher[]>()

/**
 * Returns true if a route matches this path, whatever its parameters are. Also returns true while no site is
 * live.
 */
export function isKnownAddress(site: SiteRendering | undefined, path: string): boolean {
  return !site || patternAt(site, path) !== undefined
}

/** Returns the pattern of the page at this path, and its area. */
export function pageAt(
  site: SiteRendering | undefined,
  path: string,
): { route: string; area?: string } | undefined {
  const route = site && patternAt(site, path)
  return route === undefined ? undefined : { route, area: site?.areas[route] }
}

function patternAt(site: SiteRendering, path: string): string | undefined {
  const known = matchers.get(site) ?? matchersOf(site)
  const bare = path.replace(/(.)\/+$/, '$1')
  return known.find(({ expression }) => expression.test(bare))?.pattern
}

function matchersOf(site: SiteRendering): Matcher[] {
  const made = [...site.addresses]
    .sort((one, other) => vagueness(one) - vagueness(other))
    .map((pattern) => ({ pattern, expression: expressionOf(pattern) }))
  matchers.set(site, made)
  return made
}

/** Counts the parameters of a pattern: if several patterns match a path, the one with the fewest parameters wins. */
const vagueness = (pattern: string) => pattern.split(/:|\*/).length

/** Returns an expression that matches the paths of a route. It ignores letter case, as the router does. */
function expressionOf(pattern: string): RegExp {
  const segments = pattern.split('/').filter(Boolean).map(segmentOf)
  return new RegExp(`^${segments.join('') || '/'}$`, 'i')
}

function segmentOf(segment: string): string {
  if (segment === '*') return '(/.*)?'
  const name = segment.replace(/\?$/, '')
  const one = `/${name.startsWith(':') ? '[^/]+' : name}`
  return segment.endsWith('?') ? `(${one})?` : one
}
