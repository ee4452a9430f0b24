import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../command'
import { filesBelow, hashFile, writeWhole } from './folder'

/**
 * File with checksums in the format of `sha256sum`, so that `sha256sum -c SHA256SUMS` checks a backup without this
 * program.
 */
const CHECKSUMS = 'SHA256SUMS'

/** Writes the hashes of all files of a backup, with relative paths. */
export async function writeChecksums(folder: string): Promise<void> {
  const lines: string[] = []
  for (const path of await listedFiles(folder))
    lines.push(`${(await hashFile(join(folder, path))).sha256}  ${path}\n`)
  await writeWhole(join(folder, CHECKSUMS), lines.join(''))
}

/** Reads every file and compares its hash. Throws an error that names the first difference. */
export async function checkChecksums(folder: string): Promise<void> {
  const expected = await readChecksums(folder)
  const found = await listedFiles(folder)
  const unknown = found.filter((path) => !expected.has(path))
  if (unknown.length > 0) throw damaged(folder, `${unknown[0]} does not belong to it`)
  for (const [path, sha256] of expected) {
    if (!found.includes(path)) throw damaged(folder, `${path} is missing`)
    if ((await hashFile(join(folder, path))).sha256 !== sha256) throw damaged(folder, `${path} has changed`)
  }
}

/** Files in a backup that have no checksum. */
const UNLISTED = [CHECKSUMS, 'INCOMPLETE']

async function listedFiles(folder: string): Promise<string[]> {
  return (await filesBelow(folder)).filter((path) => !UNLISTED.includes(path))
}

async function readChecksums(folder: string): Promise<Map<string, string>> {
  const text = await readFile(join(folder, CHECKSUMS), 'utf8').catch(() => {
    throw damaged(folder, `${CHECKSUMS} is missing`)
  })
  const lines = text.split('\n').filter((line) => line !== '')
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))
}

function damaged(folder: string, what: string): OperatorError {
  return new OperatorError(`The backup in ${folder} is damaged: ${what}. Use another backup.`)
}
