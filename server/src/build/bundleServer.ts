import { readFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { storeBundle, storedBundle } from './storedBundle.mjs'
import { ownSourceMap } from './ownSourceMap'
import { PROGRAM_OPTIONS, toAscii } from './esbuildOptions'

const SERVER = join(import.meta.dirname, '../..')
/**
 * Folder of the bundles. It is next to the server's packages, so that a bundle resolves the same packages as the
 * source.
 */
const BUNDLES = join(SERVER, 'dist')
const ROOT = join(SERVER, '..')
const RECORD = join(BUNDLES, 'bundle.json')

/** The file that starts the programs. */
const ENTRY = 'server.mjs'
/** The module that `ENTRY` imports. */
const NODE_VERSIONS = 'nodeVersions.mjs'
/**
 * Paths of the files that start a program. In a distribution, they are next to the folder of the programs.
 */
export const STARTERS = [ENTRY, NODE_VERSIONS].map((name) => join(import.meta.dirname, name))
const PROGRAMS_FOLDER = 'programs'

/** Files of the bundler. If one of them changes, bundles are made again. */
const BUNDLER = [ENTRY, NODE_VERSIONS, 'bundleServer.ts', 'esbuildOptions.ts', 'ownSourceMap.ts']

/** The programs that a deployment runs, including the processes and threads that they start. */
export const PROGRAMS = {
  api: 'src/api/main.ts',
  chat: 'src/chat/main.ts',
  site: 'src/site/main.ts',
  admin: 'src/admin/main.ts',
  operator: 'src/operator/main.ts',
  markdownThread: 'src/courses/lesson-text/markdownThread.ts',
  feedThread: 'src/work/feeds/parsing/feedThread.ts',
  busyThread: 'src/mentoring/busy-calendars/parsing/busyThread.ts',
  resumeThread: 'src/work/resume/resumeThread.ts',
  drawingThread: 'src/learning/certificates/drawing/drawingThread.ts',
  passwordThread: 'src/accounts/passwords/passwordThread.ts',
  sharePictureThread: 'src/api/share-pictures/sharePictureThread.ts',
  rendererProcess: 'src/site/rendering/rendererProcess.ts',
  renderingThread: 'src/site/rendering/renderingThread.ts',
  watchdogThread: 'src/platform/process/watchdogThread.ts',
}
/** Programs for tests that kill processes. */
const TEST_PROGRAMS = {
  jobProcess: 'src/testing/jobs/jobProcess.ts',
  deliveryProcess: 'src/testing/jobs/deliveryProcess.ts',
  bookingProcess: 'src/testing/bookings/bookingProcess.ts',
}
export type Program = keyof typeof PROGRAMS | keyof typeof TEST_PROGRAMS

let bundled: Promise<string> | undefined

/**
 * Returns the bundled file of a program. It is made from the current sources, with two exceptions: tests use
 * the bundle that was made before the run, and a bundled program uses the programs next to it.
 */
export async function programOf(name: Program): Promise<string> {
  if (import.meta.filename.endsWith('.mjs')) return join(import.meta.dirname, `${name}.mjs`)
  return join(await bundleFolder(), PROGRAMS_FOLDER, `${name}.mjs`)
}

/** Returns the file that starts a program of a distribution by its name: `node server.mjs api`. */
export async function serverEntry(): Promise<string> {
  return join(await bundleFolder(), ENTRY)
}

const bundleFolder = async () => process.env.TEST_SERVER_BUNDLE ?? (bundled ??= bundleServer())

/**
 * Bundles the programs of the server into ES modules with source maps. This takes a few seconds; if nothing
 * has changed since the last time, nothing is done.
 *
 * @returns the folder
 */
export async function bundleServer(): Promise<string> {
  const folder = storedBundle(ROOT, RECORD) ?? (await makeBundle())
  return join(BUNDLES, folder)
}

async function makeBundle(): Promise<string> {
  const began = Date.now()
  const bundles = [
    await bundlePrograms(PROGRAMS),
    // The test programs are bundled separately, so that the other programs are the same as in a distribution.
    await bundlePrograms(TEST_PROGRAMS),
  ]
  const starters = STARTERS.map(async (path) => ({ path: basename(path), contents: await readFile(path) }))
  return storeBundle(ROOT, RECORD, {
    files: [...bundles.flatMap(({ files }) => files), ...(await Promise.all(starters))],
    inputs: [
      ...BUNDLER.map((name) => relative(ROOT, join(import.meta.dirname, name))),
      ...bundles.flatMap(({ inputs }) => inputs),
    ],
    began,
  })
}

/**
 * Bundles programs into ES modules with source maps. Code that several programs need, and code that a program
 * imports on demand, is in separate files, so that a process loads only the code that it uses.
 *
 * @param programs the file of each program in this workspace, or its full path
 * @param outside names of more packages that are not bundled
 */
export async function bundlePrograms(programs: Record<string, string>, outside: string[] = []) {
  // esbuild is imported lazily, because tests that use a finished bundle never need it.
  const { build, stop } = await import('esbuild')
  const { outputFiles, metafile } = await build({
    ...PROGRAM_OPTIONS,
    external: [...PROGRAM_OPTIONS.external, ...outside],
    absWorkingDir: SERVER,
    entryPoints: programs,
    outdir: BUNDLES,
    splitting: true,
    chunkNames: 'part-[hash]',
  })
  // The esbuild process would keep this process alive.
  await stop()
  const files = outputFiles.map(({ path, text }) => ({
    path: join(PROGRAMS_FOLDER, basename(path)),
    contents: path.endsWith('.mjs') ? toAscii(text) : ownSourceMap(text),
  }))
  return { files, inputs: Object.keys(metafile.inputs).map((path) => relative(ROOT, join(SERVER, path))) }
}
