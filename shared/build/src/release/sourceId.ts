import { createHash, type Hash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const LENGTH = 12
const NOT_BUILT = /\.test\.tsx?$|^testing$|^node_modules$|^dist$/

/**
 * Returns the id of source files and folders below `root`: a hash of them and of the major version of Node. As long
 * as it stays the same, nothing has to be built again. Tests are ignored, and so are paths that do not exist.
 *
 * @param facts additional texts on which the id depends, such as the versions of packages
 */
export function sourceId(root: string, parts: string[], facts: string[] = []): string {
  const hash = createHash('sha256').update(process.version.split('.')[0]!)
  for (const fact of facts) hash.update(fact).update('\0')
  for (const path of parts.map((part) => join(root, part)).filter((part) => existsSync(part))) {
    if (statSync(path).isDirectory()) addFolder(hash, root, path)
    else addFile(hash, root, path)
  }
  return hash.digest('hex').slice(0, LENGTH)
}

function addFolder(hash: Hash, root: string, folder: string) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (NOT_BUILT.test(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) addFolder(hash, root, path)
    else addFile(hash, root, path)
  }
}

function addFile(hash: Hash, root: string, path: string) {
  hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0')
}
