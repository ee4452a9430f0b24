// This file is plain JavaScript, because scripts/bootstrap.mjs runs it without a loader.
import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** A bundle is also made again when one of these files changes. */
const ALWAYS_READ = ['package-lock.json', 'server/src/build/storedBundle.mjs']
/** Time in ms without use after which a bundle is removed. */
const KEPT_MS = 24 * 60 * 60_000

/**
 * Returns the folder of the last stored bundle; undefined if the folder is gone or a source file of the
 * bundle has changed. Marks the bundle as used.
 *
 * @param root folder of the sources
 * @param record file next to the folder that contains the folder's name, and hashes of the files from which
 * the bundle was made
 * @returns the name of the folder
 */
export function storedBundle(root, record) {
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
 * Writes a bundle into a folder that is named after its content, so that a running process keeps its bundle.
 * Records the files from which the bundle was made. If one of them was saved while the bundle was being made,
 * the bundle may be outdated; it is then not recorded, and is made again the next time.
 *
 * @param root folder of the sources
 * @param record as for `storedBundle`
 * @param files the files of the bundle, with their paths in the folder
 * @param inputs paths below `root` of the bundle's modules, and of other files that determine its content:
 * the lock file for the packages, and each package.json for the exports of its workspace
 * @param began time at which bundling began, in ms since 1970
 * @returns the name of the folder
 */
export function storeBundle(root, record, { files, inputs, began }) {
  const hash = createHash('sha256')
  for (const { path, contents } of files) hash.update(path).update(contents)
  const folder = hash.digest('hex').slice(0, 16)
  write(join(dirname(record), folder), files)
  const own = inputs.filter((file) => !file.includes('node_modules/'))
  const read = [...new Set([...ALWAYS_READ, ...own, ...own.flatMap((file) => packageFile(root, file))])]
  if (!read.some((file) => savedAfter(join(root, file), began))) {
    const hashes = Object.fromEntries(read.map((file) => [file, hashOf(join(root, file))]))
    const unfinished = `${record}.${randomUUID()}`
    writeFileSync(unfinished, JSON.stringify({ folder, hashes }))
    renameSync(unfinished, record)
  }
  removeOld(dirname(record), folder)
  return folder
}

function write(folder, files) {
  if (existsSync(folder)) return
  const unfinished = `${folder}.${randomUUID()}`
  for (const { path, contents } of files) {
    mkdirSync(dirname(join(unfinished, path)), { recursive: true })
    writeFileSync(join(unfinished, path), contents)
  }
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    // If the folder exists, another process has made the same bundle in the meantime.
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

function removeOld(bundles, current) {
  for (const entry of readdirSync(bundles, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name === current) continue
    const path = join(bundles, entry.name)
    const made = statSync(path, { throwIfNoEntry: false })
    if (made && Date.now() - made.mtimeMs > KEPT_MS) rmSync(path, { recursive: true, force: true })
  }
}

const savedAfter = (path, time) => (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > time

function packageFile(root, file) {
  for (let folder = dirname(join(root, file)); folder.startsWith(root); folder = dirname(folder))
    if (existsSync(join(folder, 'package.json'))) return [relative(root, join(folder, 'package.json'))]
  return []
}

/** Returns the hash of a file. A file that does not exist has a hash, too. */
function hashOf(path) {
  const hash = createHash('sha256')
  return (existsSync(path) ? hash.update('file').update(readFileSync(path)) : hash).digest('hex')
}
