// Plain JavaScript, because scripts/bootstrap.mjs runs it without a loader.
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { recordBundle, recordedBundle } from '../../../server/src/build/bundleRecord.mjs'
import { modulesKnowTheirSource, packagesStayOutside } from './bundlePlugins.mjs'

const BUNDLES = '.cache/programs'
/** They decide what a bundle contains, besides the modules in it. */
const BUNDLER = ['delivery/src/process/bundledProgram.mjs', 'delivery/src/process/bundlePlugins.mjs']
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
  const folder = recordedBundle(root, record) ?? (await bundle(root, program, record))
  return join(root, BUNDLES, folder, `${name}.mjs`)
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
  recordBundle(root, record, { folder, inputs: [...BUNDLER, ...Object.keys(metafile.inputs)] })
  removeOld(join(root, BUNDLES), folder)
  return folder
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

function removeOld(bundles, current) {
  for (const entry of readdirSync(bundles, { withFileTypes: true })) {
    const path = join(bundles, entry.name)
    if (!entry.isDirectory() || entry.name === current) continue
    if (Date.now() - statSync(path).mtimeMs > KEPT_MS) rmSync(path, { recursive: true, force: true })
  }
}
