import { dirname } from 'node:path'

/** Addresses that can have a page, besides the home page. */
const PAGE_PATH = /^(\/[A-Za-z0-9_-]+)+$/

/** The file of a page of its own. @param path the English path, without query */
export const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/**
 * Files of the composed pages that an address may have, by precedence: `/resource/42` has the page `resource/42.html`,
 * otherwise that of all resources, `resource/_.html`.
 *
 * @param path the English path, without query
 */
export function templatesOf(path: string): string[] {
  if (path === '/') return [pageFile(path)]
  return PAGE_PATH.test(path) ? [pageFile(path), `${dirname(path).slice(1)}/_.html`] : []
}
