import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { HASH_LIST_FILE, type Integrity } from '@mentor-connect/contract/site/siteRegistry'
import { hashesOf } from '../ChunkIntegrity'
import type { Release } from './release'

const COMPRESSIBLE = /\.(m?js|css|svg|json|html|webmanifest)$/
/** Matches files that elements of a page can load. */
const LOADED = /\.(m?js|css)$/
/** Files that describe the release and are not part of it. */
const ABOUT_THE_RELEASE = ['release.json', HASH_LIST_FILE]
const COMPRESSED = /\.(br|gz)$/

export function integrityOf(content: Buffer): Integrity {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

/**
 * Finishes a build: writes the hashes of all scripts and style sheets in front of the entry, then compresses every
 * text file. No file may change after this.
 *
 * @param uniqueName of the container whose entry sets the hashes. If absent, the site provides them
 */
export function hashAndCompress(
  dir: string,
  entry: string,
  uniqueName?: string,
): Pick<Release, 'integrity' | 'files'> {
  const entryPath = join(dir, entry)
  if (uniqueName)
    writeFileSync(
      entryPath,
      hashListLine(uniqueName, entry, describeFiles(dir)) + readFileSync(entryPath, 'utf8'),
    )
  for (const file of list(dir)) if (COMPRESSIBLE.test(file)) compress(join(dir, file))
  return { integrity: integrityOf(readFileSync(entryPath)), files: describeFiles(dir) }
}

/** Returns the first line of an entry. It contains the hashes of all other scripts and style sheets of the release. */
export function hashListLine(uniqueName: string, entry: string, files: Release['files']): string {
  const loaded = Object.keys(files)
    .filter((file) => LOADED.test(file) && file !== entry)
    .sort()
  const hashes = Object.fromEntries(loaded.map((file) => [file, files[file]!.integrity]))
  return `${hashesOf(uniqueName)}=${JSON.stringify(hashes)};\n`
}

/** Returns every file in a folder with its size and hash, including compressed copies. */
export function describeFiles(dir: string): Release['files'] {
  const described = list(dir).map((file) => {
    const content = readFileSync(join(dir, file))
    return [file, { bytes: content.length, integrity: integrityOf(content) }] as const
  })
  return Object.fromEntries(described)
}

/** Quality of brotli and level of gzip for each effort. */
const EFFORTS = {
  /** For files that are compressed once and sent for months. */
  most: [11, 9],
  /**
   * For files that every release writes again. They become 9 % larger than with the most effort, in a fiftieth of the
   * time.
   */
  usual: [5, 6],
  /** For files that are read once. */
  least: [1, 1],
} as const

/** Writes a brotli and a gzip copy next to a file. */
export function compress(path: string, effort: keyof typeof EFFORTS = 'most') {
  const content = readFileSync(path)
  const [quality, level] = EFFORTS[effort]
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }))
  writeFileSync(`${path}.gz`, gzipSync(content, { level }))
}

function list(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .filter((file) => !ABOUT_THE_RELEASE.includes(file))
    .sort()
}

export const isCompressedCopy = (file: string) => COMPRESSED.test(file)
