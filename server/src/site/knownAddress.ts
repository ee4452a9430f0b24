import type { SiteRendering } from '@mentor-connect/contract/site/rendering'

interface Matcher {
  pattern: string
  expression: RegExp
}

const matchers = new WeakMap<SiteRendering, Matcher[]>()

/** Whether a route may have a page at this path, as far as the path shows. True while no site is live. */
export function isKnownAddress(site: SiteRendering | undefined, path: string): boolean {
  return !site || patternAt(site, path) !== undefined
}

/** The pattern of the page at this path, and its area. */
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

/** If several patterns match a path, the page is that of the pattern with the fewest parameters. */
const vagueness = (pattern: string) => pattern.split(/:|\*/).length

/** The paths of a route: letter case does not matter, as in the router. */
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
