import type { SiteRendering } from '@mentor-connect/contract/site/rendering'

const matchers = new WeakMap<SiteRendering, RegExp[]>()

/** Whether a route may have a page at this path, as far as the path shows. True for a site that does not state its routes. */
export function isKnownAddress(site: SiteRendering | undefined, path: string): boolean {
  if (!site?.addresses) return true
  const patterns = matchers.get(site) ?? site.addresses.map(patternOf)
  matchers.set(site, patterns)
  return patterns.some((pattern) => pattern.test(path.replace(/(.)\/+$/, '$1')))
}

/** The paths of a route: letter case does not matter, as in the router. */
function patternOf(address: string): RegExp {
  const segments = address.split('/').filter(Boolean).map(segmentOf)
  return new RegExp(`^${segments.join('') || '/'}$`, 'i')
}

function segmentOf(segment: string): string {
  if (segment === '*') return '(/.*)?'
  const name = segment.replace(/\?$/, '')
  const one = `/${name.startsWith(':') ? '[^/]+' : name}`
  return segment.endsWith('?') ? `(${one})?` : one
}
