// Plain JavaScript, because scripts/bootstrap.mjs runs it without a loader.
import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { modulesKnowTheirSource, packagesStayOutside } from './bundlePlugins.mjs'

const BUNDLES = '.cache/programs'
/** Decide what a bundle contains, besides the modules in it. */
const ALWAYS_READ = [
  'package-lock.json',
  'delivery/src/process/bundledProgram.mjs',
  'delivery/src/process/bundlePlugins.mjs',
]
/** Bundles older than this are removed, in ms. */
const KEPT_MS = 24 * 60 * 60_000

/**
 * The file of a program as one bundle with few chunks, which starts in a fraction of the time that its hundreds of
 * modules need. It is made again if a file that it was made of has changed.
 *
 * @param root folder of the sources
 * @param program path below it
 * @throws if it cannot be bundled
 */
export async function bundledProgram(root, program) {
  const name = basename(program, '.ts')
  const record = join(root, BUNDLES, `${name}.json`)
  const made = readRecord(record)
  const folder = made && isCurrent(root, made) ? made.folder : await bundle(root, program, record)
  return join(root, BUNDLES, folder, `${name}.mjs`)
}

/** Returns undefined if nothing was bundled yet. */
function readRecord(record) {
  return existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : undefined
}

function isCurrent(root, { folder, hashes }) {
  return (
    existsSync(join(root, BUNDLES, folder)) &&
    Object.entries(hashes).every(([file, hash]) => hashOf(join(root, file)) === hash)
  )
}

async function bundle(root, program, record) {
  // Imported lazily: a bundle that is current does not need it.
  const { build } = await import('esbuild')
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [program],
    outdir: BUNDLES,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What is imported lazily stays lazy.
    splitting: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    jsx: 'automatic',
    tsconfigRaw: {},
    metafile: true,
    write: false,
    logLevel: 'silent',
    plugins: [packagesStayOutside, modulesKnowTheirSource],
  })
  const hash = createHash('sha256')
  for (const { path, contents } of outputFiles) hash.update(basename(path)).update(contents)
  const folder = hash.digest('hex').slice(0, 16)
  write(join(root, BUNDLES), folder, outputFiles)
  replaceFile(record, JSON.stringify({ folder, hashes: hashesOf(root, Object.keys(metafile.inputs)) }))
  removeOld(join(root, BUNDLES), folder)
  return folder
}

/** The lock file stands for the packages, a package.json for what its workspace exports. */
function hashesOf(root, inputs) {
  const own = inputs.filter((file) => !file.includes('node_modules/'))
  const files = new Set([...ALWAYS_READ, ...own, ...own.flatMap((file) => packageFile(root, file))])
  return Object.fromEntries([...files].map((file) => [file, hashOf(join(root, file))]))
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

function write(bundles, folder, files) {
  if (existsSync(join(bundles, folder))) return
  const unfinished = join(bundles, `${folder}.${randomUUID()}`)
  mkdirSync(unfinished, { recursive: true })
  for (const { path, contents } of files) writeFileSync(join(unfinished, basename(path)), contents)
  try {
    renameSync(unfinished, join(bundles, folder))
  } catch (error) {
    // Another process has made the same bundle in the meantime.
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(join(bundles, folder))) throw error
  }
}

function replaceFile(file, text) {
  const unfinished = `${file}.${randomUUID()}`
  writeFileSync(unfinished, text)
  renameSync(unfinished, file)
}

function removeOld(bundles, current) {
  for (const entry of readdirSync(bundles, { withFileTypes: true })) {
    const path = join(bundles, entry.name)
    if (!entry.isDirectory() || entry.name === current) continue
    if (Date.now() - statSync(path).mtimeMs > KEPT_MS) rmSync(path, { recursive: true, force: true })
  }
}
