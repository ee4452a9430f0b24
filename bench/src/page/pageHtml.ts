import { attribute, dataElement } from '@mentor-connect/contract/site/pageHtml'
import {
  REGISTRY_ELEMENT_ID,
  type ReleaseEntry,
  type SiteRegistry,
} from '@mentor-connect/contract/site/siteRegistry'

const SCRIPTS = /<script.*?<\/script>\n?/gs
const PRELOADS = /<link rel="preload"[^>]*>\n?/g
const REGISTRY = new RegExp(`<script[^>]* id="${REGISTRY_ELEMENT_ID}"[^>]*>.*?</script>\\n?`, 's')
const ENTRY = /<script defer src="[^"]*"[^>]*><\/script>\n/

/** Returns the page without everything that only scripts need. */
export const withoutScripts = (page: string) => page.replace(SCRIPTS, '').replace(PRELOADS, '')

interface Replacement {
  registry: SiteRegistry
  monolith: ReleaseEntry
  /** Paths of the scripts that the page lists as preloads, in addition to the entry. */
  preloads: string[]
}

/**
 * Returns the page with the scripts of the monolith instead of those of the site. The scripts contain the
 * same components with the same ids, so they can hydrate the same content.
 */
export function withMonolith(page: string, { registry, monolith, preloads }: Replacement): string {
  const { entry, integrity } = monolith
  const tags = [
    `<script defer src="${attribute(entry)}" integrity="${attribute(integrity)}"></script>`,
    ...preloads.map((href) => `<link rel="preload" as="script" href="${attribute(href)}">`),
  ]
  if (!ENTRY.test(page)) throw new Error('The page of the site has no entry script to replace.')
  if (!REGISTRY.test(page)) throw new Error('The page of the site has no registry to replace.')
  return page
    .replace(PRELOADS, '')
    .replace(ENTRY, () => `${tags.join('\n')}\n`)
    .replace(REGISTRY, () => dataElement(REGISTRY_ELEMENT_ID, registryOfMonolith(registry, monolith)))
}

/**
 * Returns the registry without the parts that only federation needs. Mounts remain, because a monolith would
 * have them in its scripts. Ids of releases remain, because the app checks with them that the content was
 * rendered for it.
 */
function registryOfMonolith(
  { generation, shell, remotes }: SiteRegistry,
  { base, entry, integrity }: ReleaseEntry,
): SiteRegistry {
  const own = { base, entry, integrity }
  const areas = Object.entries(remotes).map(
    ([area, { release, contract, mounts, navigation, contributions }]) => [
      area,
      { release, ...own, contract, mounts, navigation, contributions },
    ],
  )
  return { generation, shell: { release: shell.release, ...own }, remotes: Object.fromEntries(areas) }
}
