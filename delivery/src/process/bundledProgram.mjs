// Plain JavaScript, because scripts/bootstrap.mjs runs it without a loader.
import { basename, join } from 'node:path'
import { storeBundle, storedBundle } from '../../../server/src/build/storedBundle.mjs'
import { modulesKnowTheirSource, packagesStayOutside } from './bundlePlugins.mjs'

const BUNDLES = '.cache/programs'
/** A bundle is made again when one of these files changes, too. */
const BUNDLER = ['delivery/src/process/bundledProgram.mjs', 'delivery/src/process/bundlePlugins.mjs']

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
  const folder = storedBundle(root, record) ?? (await bundle(root, program, record))
  return join(root, BUNDLES, folder, `${name}.mjs`)
}

async function bundle(root, program, record) {
  const began = Date.now()
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
  return storeBundle(root, record, {
    files: outputFiles.map(({ path, contents }) => ({ path: basename(path), contents })),
    inputs: [...BUNDLER, ...Object.keys(metafile.inputs)],
    began,
  })
}
