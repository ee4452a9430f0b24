// This file is plain JavaScript, because scripts/bootstrap.mjs runs it without a loader.
import { basename, join } from 'node:path'
import { storeBundle, storedBundle } from '../../../server/src/build/storedBundle.mjs'
import { modulesKnowTheirSource, packagesStayOutside } from './bundlePlugins.mjs'

const BUNDLES = '.cache/programs'
/** Files of the bundler itself. Every bundle is rebuilt when one of them changes. */
const BUNDLER = ['delivery/src/process/bundledProgram.mjs', 'delivery/src/process/bundlePlugins.mjs']

/**
 * Returns the file of a program that is bundled into a few chunks. It starts in a fraction of the time that
 * hundreds of separate modules need. The bundle is rebuilt if one of its source files has changed.
 *
 * @param root folder of the sources
 * @param program path of the program below the root
 * @throws if the program cannot be bundled
 */
export async function bundledProgram(root, program) {
  const name = basename(program, '.ts')
  const record = join(root, BUNDLES, `${name}.json`)
  const folder = storedBundle(root, record) ?? (await bundle(root, program, record))
  return join(root, BUNDLES, folder, `${name}.mjs`)
}

async function bundle(root, program, record) {
  const began = Date.now()
  // esbuild is imported lazily, because it is not needed for a bundle that is up to date.
  const { build } = await import('esbuild')
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [program],
    outdir: BUNDLES,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // Modules that are imported lazily become chunks that are loaded lazily.
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
  return storeBundle(root, record, {
    files: outputFiles.map(({ path, contents }) => ({ path: basename(path), contents })),
    inputs: [...BUNDLER, ...Object.keys(metafile.inputs)],
    began,
  })
}
