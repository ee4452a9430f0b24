import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compress } from '@mentor-connect/build/release/hashAndCompress'
import { pathInsideForWriting } from '@mentor-connect/build/release/pathInside'

const PAGE = /\.html$/
/** Suffixes of the copies of a file, beginning with the empty suffix of the file itself. */
const COPIES = ['', '.br', '.gz']

/**
 * Writes a file of a generation. Pages have no compressed copies, because the site server completes them before it sends
 * them.
 */
export function writeSiteFile(
  folder: string,
  file: string,
  text: string,
  effort: Parameters<typeof compress>[1],
): void {
  const path = pathInsideForWriting(folder, file)
  writeFileSync(path, text)
  if (!PAGE.test(file)) compress(path, effort)
}

/**
 * Makes a file of an earlier generation part of another one as well, if it has this text. Both generations then have one
 * file on the disk, which is safe because files of generations never change.
 *
 * @returns false if the text differs, or if the disk has no links
 */
export function linkSiteFile(earlier: string, folder: string, file: string, text: string): boolean {
  const source = join(earlier, file)
  if (!existsSync(source) || readFileSync(source, 'utf8') !== text) return false
  const path = pathInsideForWriting(folder, file)
  try {
    for (const copy of COPIES) if (existsSync(source + copy)) linkSync(source + copy, path + copy)
    return true
  } catch {
    for (const copy of COPIES) rmSync(path + copy, { force: true })
    return false
  }
}
