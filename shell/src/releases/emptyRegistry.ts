import type { SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'

/** A registry in which no area is live, for servers and for browsers without a trusted registry. */
export const EMPTY_REGISTRY: SiteRegistry = {
  generation: 0,
  shell: { release: '', base: '', entry: '', integrity: 'sha384-' },
  remotes: {},
}
