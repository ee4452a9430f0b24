import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parse } from 'node:path'

/** Files that modules may import: the import gives their URL. */
export const PICTURES = /\.(svg|png|jpe?g|webp|avif|woff2)$/

/**
 * The name of a picture or font in a release. It does not depend on the bundler: a page that a server has rendered names
 * the file of the browser.
 */
export function pictureFile(path: string): string {
  const { name, ext } = parse(path)
  const hash = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 8)
  return `${name.replace(/[^A-Za-z0-9_-]/g, '_')}.${hash}${ext}`
}
