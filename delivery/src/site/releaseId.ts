import { createHash, type Hash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from '../root'

const LENGTH = 12
const NOT_BUILT = /\.test\.tsx?$|^testing$|^node_modules$|^dist$/

/** Id of the release that a build of an area would produce: a hash of its sources, so the same sources have the same id. */
export function releaseId(areaDir: string): string {
  const hash = createHash('sha256').update(process.version.split('.')[0]!)
  for (const file of ['package-lock.json', 'tsconfig.json']) addFile(hash, join(ROOT, file))
  addFolder(hash, join(ROOT, 'shared'))
  addFolder(hash, areaDir)
  return hash.digest('hex').slice(0, LENGTH)
}

function addFolder(hash: Hash, folder: string) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (NOT_BUILT.test(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) addFolder(hash, path)
    else addFile(hash, path)
  }
}

function addFile(hash: Hash, path: string) {
  hash.update(relative(ROOT, path)).update('\0').update(readFileSync(path)).update('\0')
}
