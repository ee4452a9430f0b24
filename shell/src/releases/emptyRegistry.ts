import type { SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'

/** Where no registry can be trusted, or none is needed: no area is live. */
export const EMPTY_REGISTRY: SiteRegistry = {
  generation: 0,
  shell: { release: '', base: '', entry: '', integrity: 'sha384-' },
  remotes: {},
}
