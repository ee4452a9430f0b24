import type { Plugin } from 'esbuild'
import { readFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { storeBundle, storedBundle } from './storedBundle.mjs'
import { ownSourceMap } from './ownSourceMap'
import { PROGRAM_OPTIONS, toAscii } from './esbuildOptions'

const SERVER = join(import.meta.dirname, '../..')
/** Next to the server's packages, so that a bundle resolves the same ones as the source. */
const BUNDLES = join(SERVER, 'dist')
const ROOT = join(SERVER, '..')
const RECORD = join(BUNDLES, 'bundle.json')

/** The file that starts the programs, and the folder where they are. */
const ENTRY = 'server.mjs'
/** What it imports. */
const NODE_VERSIONS = 'nodeVersions.mjs'
export const PROGRAMS_FOLDER = 'programs'

/** A bundle is made again when one of these files changes, too. */
const BUNDLER = [ENTRY, NODE_VERSIONS, 'bundleServer.ts', 'esbuildOptions.ts', 'ownSourceMap.ts']

/** The programs that a deployment runs, with the processes and threads that they start and the parts that only some settings need. */
export const PROGRAMS = {
  api: 'src/api/main.ts',
  chat: 'src/chat/main.ts',
  site: 'src/site/main.ts',
  admin: 'src/admin/main.ts',
  operator: 'src/operator/main.ts',
  canonicalForm: 'src/learning/certificates/credential/canonicalForm.ts',
  markdownThread: 'src/courses/lesson-text/markdownThread.ts',
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
/** For tests that kill processes. */
const TEST_PROGRAMS = {
  jobProcess: 'src/testing/jobs/jobProcess.ts',
  deliveryProcess: 'src/testing/jobs/deliveryProcess.ts',
  bookingProcess: 'src/testing/bookings/bookingProcess.ts',
}
export type Program = keyof typeof PROGRAMS | keyof typeof TEST_PROGRAMS

/**
 * A program that another one imports when it needs it stays a file of its own, so that its text and functions take memory
 * only where it is used.
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
 * The file of a program, bundled from the current sources. Tests use the bundle made before the run, a bundle the programs
 * next to it.
 */
export async function programOf(name: Program): Promise<string> {
  if (import.meta.filename.endsWith('.mjs')) return join(import.meta.dirname, `${name}.mjs`)
  return join(await bundleFolder(), PROGRAMS_FOLDER, `${name}.mjs`)
}

/** The file that starts each program of a distribution by its name: `node server.mjs api`. */
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
  // Imported lazily: tests that get a ready bundle never need it.
  const { build, stop } = await import('esbuild')
  const { outputFiles, metafile } = await build({
    ...PROGRAM_OPTIONS,
    absWorkingDir: SERVER,
    entryPoints: { ...PROGRAMS, ...TEST_PROGRAMS },
    outdir: BUNDLES,
    plugins: [ownFiles],
  })
  // The esbuild process would keep this one alive.
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
