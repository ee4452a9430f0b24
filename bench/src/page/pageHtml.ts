import { attribute } from '@mentor-connect/contract/site/pageHtml'
import type { ReleaseEntry } from '@mentor-connect/contract/site/siteRegistry'

const SCRIPTS = /<script.*?<\/script>\n?/gs
const PRELOADS = /<link rel="preload"[^>]*>\n?/g
const ENTRY = /<script defer src="[^"]*"[^>]*><\/script>\n/

/** The page without anything that is for scripts only. */
export const withoutScripts = (page: string) => page.replace(SCRIPTS, '').replace(PRELOADS, '')

/**
 * The page with the scripts of the monolith instead of the site's: their code has the same components with the same
 * ids, so it takes over the same content.
 */
export function withMonolith(page: string, { entry, integrity }: ReleaseEntry, preloads: string[]): string {
  const tags = [
    `<script defer src="${attribute(entry)}" integrity="${attribute(integrity)}"></script>`,
    ...preloads.map((href) => `<link rel="preload" as="script" href="${attribute(href)}">`),
  ]
  if (!ENTRY.test(page)) throw new Error('The page of the site has no entry script to replace.')
  return page.replace(PRELOADS, '').replace(ENTRY, () => `${tags.join('\n')}\n`)
}
