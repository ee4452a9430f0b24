import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parse } from 'node:path'

/** Files that modules may import. The import returns their URL. */
export const PICTURES = /\.(svg|png|jpe?g|webp|avif|woff2)$/

/**
 * Returns the name of a picture or font in a release. It does not depend on the bundler, because a page that a server
 * has rendered must name the same file as in the browser.
 */
export function pictureFile(path: string): string {
  const { name, ext } = parse(path)
  const hash = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 8)
  return `${name.replace(/[^A-Za-z0-9_-]/g, '_')}.${hash}${ext}`
}
