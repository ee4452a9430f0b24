import type { Plugin } from 'esbuild'
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
export const PROGRAMS_FOLDER = 'programs'

/** A bundle is made again when one of these files changes, too. */
const BUNDLER = [ENTRY, NODE_VERSIONS, 'bundleServer.ts', 'esbuildOptions.ts', 'ownSourceMap.ts']

/**
 * The programs that a deployment runs, including the processes and threads that they start, and modules that only some
 * settings need.
 */
export const PROGRAMS = {
  api: 'src/api/main.ts',
  chat: 'src/chat/main.ts',
  site: 'src/site/main.ts',
  admin: 'src/admin/main.ts',
  operator: 'src/operator/main.ts',
  canonicalForm: 'src/learning/certificates/credential/canonicalForm.ts',
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
  openTelemetry: 'src/platform/tracing/openTelemetry.ts',
  smtpMailer: 'src/platform/mail/smtpMailer.ts',
  signInProxy: 'src/site/signInProxy.ts',
}
/** Programs for tests that kill processes. */
const TEST_PROGRAMS = {
  jobProcess: 'src/testing/jobs/jobProcess.ts',
  deliveryProcess: 'src/testing/jobs/deliveryProcess.ts',
  bookingProcess: 'src/testing/bookings/bookingProcess.ts',
}
export type Program = keyof typeof PROGRAMS | keyof typeof TEST_PROGRAMS

/**
 * Keeps a program that another one imports on demand in a separate file, so that it takes memory only where it is used.
 */
const ownFiles: Plugin = {
  name: 'own-files',
  setup({ onResolve }) {
    const names = new Map(Object.entries(PROGRAMS).map(([name, path]) => [join(SERVER, path), name]))
    onResolve({ filter: /^\./ }, ({ path, resolveDir, kind }) => {
      const name = kind === 'dynamic-import' && names.get(`${join(resolveDir, path)}.ts`)
      return name ? { path: `./${name}.mjs`, external: true } : undefined
    })
  },
}

let bundled: Promise<string> | undefined

/**
 * The bundled file of a program. It is made from the current sources, except that tests use the bundle made before the
 * run, and a bundled program uses the programs next to it.
 */
export async function programOf(name: Program): Promise<string> {
  if (import.meta.filename.endsWith('.mjs')) return join(import.meta.dirname, `${name}.mjs`)
  return join(await bundleFolder(), PROGRAMS_FOLDER, `${name}.mjs`)
}

/** The file of a distribution that starts a program by its name: `node server.mjs api`. */
export async function serverEntry(): Promise<string> {
  return join(await bundleFolder(), ENTRY)
}

const bundleFolder = async () => process.env.TEST_SERVER_BUNDLE ?? (bundled ??= bundleServer())

/**
 * Bundles each program of the server into one ES module with a source map, which takes a few seconds, unless nothing has
 * changed since the last time.
 *
 * @returns the folder
 */
export async function bundleServer(): Promise<string> {
  const folder = storedBundle(ROOT, RECORD) ?? (await makeBundle())
  return join(BUNDLES, folder)
}

async function makeBundle(): Promise<string> {
  const began = Date.now()
  // esbuild is imported lazily, because tests that use a finished bundle never need it.
  const { build, stop } = await import('esbuild')
  const { outputFiles, metafile } = await build({
    ...PROGRAM_OPTIONS,
    absWorkingDir: SERVER,
    entryPoints: { ...PROGRAMS, ...TEST_PROGRAMS },
    outdir: BUNDLES,
    plugins: [ownFiles],
  })
  // The esbuild process would keep this process alive.
  await stop()
  const programs = outputFiles.map(({ path, text }) => ({
    path: join(PROGRAMS_FOLDER, basename(path)),
    contents: path.endsWith('.mjs') ? toAscii(text) : ownSourceMap(text),
  }))
  const plain = [ENTRY, NODE_VERSIONS].map(async (path) => ({
    path,
    contents: await readFile(join(import.meta.dirname, path)),
  }))
  const modules = Object.keys(metafile.inputs).map((path) => join(SERVER, path))
  const inputs = [...BUNDLER.map((name) => join(import.meta.dirname, name)), ...modules]
  return storeBundle(ROOT, RECORD, {
    files: [...programs, ...(await Promise.all(plain))],
    inputs: inputs.map((path) => relative(ROOT, path)),
    began,
  })
}
