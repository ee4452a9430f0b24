// Plain JavaScript, because scripts/bootstrap.mjs runs it without a loader.
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** They decide what any bundle contains, besides the modules in it. */
const ALWAYS_READ = ['package-lock.json', 'server/src/build/bundleRecord.mjs']

/**
 * The folder of the bundle that was recorded last, unless it is gone or a file that it was made of has changed. Whoever asks
 * uses it, so it counts as new again.
 *
 * @param root folder of the sources
 * @param record file that names the folder, which is next to it, and says of what it was made
 */
export function recordedBundle(root, record) {
  if (!existsSync(record)) return undefined
  const { folder, hashes } = JSON.parse(readFileSync(record, 'utf8'))
  const path = join(dirname(record), folder)
  if (!existsSync(path)) return undefined
  if (Object.entries(hashes).some(([file, hash]) => hashOf(join(root, file)) !== hash)) return undefined
  const now = new Date()
  utimesSync(path, now, now)
  return folder
}

/**
 * Records of what a bundle was made. The lock file stands for the packages, a package.json for what its workspace exports.
 *
 * @param inputs paths below `root` of its modules, and of what else decides about its content
 */
export function recordBundle(root, record, { folder, inputs }) {
  const own = inputs.filter((file) => !file.includes('node_modules/'))
  const files = new Set([...ALWAYS_READ, ...own, ...own.flatMap((file) => packageFile(root, file))])
  const hashes = Object.fromEntries([...files].map((file) => [file, hashOf(join(root, file))]))
  const unfinished = `${record}.${randomUUID()}`
  writeFileSync(unfinished, JSON.stringify({ folder, hashes }))
  renameSync(unfinished, record)
}

function packageFile(root, file) {
  for (let folder = dirname(join(root, file)); folder.startsWith(root); folder = dirname(folder))
    if (existsSync(join(folder, 'package.json'))) return [relative(root, join(folder, 'package.json'))]
  return []
}

/** A file that does not exist has a hash too. */
function hashOf(path) {
  const hash = createHash('sha256')
  return (existsSync(path) ? hash.update('file').update(readFileSync(path)) : hash).digest('hex')
}
