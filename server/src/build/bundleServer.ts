import type { Plugin } from 'esbuild'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { recordBundle, recordedBundle } from './bundleRecord.mjs'
import { ownSourceMap } from './ownSourceMap'
import { PROGRAM_OPTIONS, toAscii } from './esbuildOptions'

const SERVER = join(import.meta.dirname, '../..')
/** Next to the server's packages, so that a bundle resolves the same ones as the source. */
const BUNDLES = join(SERVER, 'dist')
const ROOT = join(SERVER, '..')
const RECORD = join(BUNDLES, 'bundle.json')

/** The file that starts the programs, and the folder where they are. */
const ENTRY = 'server.mjs'
export const PROGRAMS_FOLDER = 'programs'

/** They decide what a bundle contains, besides the modules in it. */
const BUNDLER = [ENTRY, 'bundleServer.ts', 'esbuildOptions.ts', 'ownSourceMap.ts']

/** The programs that a deployment runs, with the processes and threads that they start and the parts that only some settings need. */
export const PROGRAMS = {
  api: 'src/api/main.ts',
  chat: 'src/chat/main.ts',
  site: 'src/site/main.ts',
  admin: 'src/admin/main.ts',
  operator: 'src/operator/main.ts',
  canonicalForm: 'src/api/certificates/credential/canonicalForm.ts',
  drawingThread: 'src/api/certificates/drawing/drawingThread.ts',
  passwordThread: 'src/api/passwords/passwordThread.ts',
  sharePictureThread: 'src/api/share-pictures/sharePictureThread.ts',
  rendererProcess: 'src/site/rendering/rendererProcess.ts',
  renderingThread: 'src/site/rendering/renderingThread.ts',
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

/** Bundles older than this are removed, in ms. */
const KEPT_MS = 24 * 60 * 60_000

let bundled: Promise<string> | undefined

/**
 * The file of a program, bundled from the current sources. Tests use the bundle made before the run, a bundle the programs
 * next to it.
 */
export async function programOf(name: Program): Promise<string> {
  if (import.meta.filename.endsWith('.mjs')) return join(import.meta.dirname, `${name}.mjs`)
  const folder = process.env.TEST_SERVER_BUNDLE ?? (await (bundled ??= bundleServer()))
  return join(folder, PROGRAMS_FOLDER, `${name}.mjs`)
}

/** The file that starts each program of a distribution by its name: `node server.mjs api`. */
export async function serverEntry(): Promise<string> {
  return join(process.env.TEST_SERVER_BUNDLE ?? (await (bundled ??= bundleServer())), ENTRY)
}

/**
 * Bundles each program of the server into one ES module with a source map, which takes a few seconds, unless nothing has
 * changed since the last time. The folder name is a hash of its content: a running process keeps its own.
 *
 * @returns the folder
 */
export async function bundleServer(): Promise<string> {
  const folder = recordedBundle(ROOT, RECORD) ?? (await makeBundle())
  return join(BUNDLES, folder)
}

async function makeBundle(): Promise<string> {
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
  const files = outputFiles.map(({ path, text }) => ({
    name: basename(path),
    text: path.endsWith('.mjs') ? toAscii(text) : ownSourceMap(text),
  }))
  const hash = createHash('sha256')
  const entry = await readFile(join(import.meta.dirname, ENTRY), 'utf8')
  for (const { name, text } of [...files, { name: ENTRY, text: entry }]) hash.update(name).update(text)
  const folder = hash.digest('hex').slice(0, 16)
  await write(join(BUNDLES, folder), files, entry)
  const modules = Object.keys(metafile.inputs).map((path) => join(SERVER, path))
  const inputs = [...BUNDLER.map((name) => join(import.meta.dirname, name)), ...modules]
  recordBundle(ROOT, RECORD, { folder, inputs: inputs.map((path) => relative(ROOT, path)) })
  return folder
}

async function write(folder: string, files: { name: string; text: string }[], entry: string) {
  if (existsSync(folder)) return
  const unfinished = `${folder}.${process.pid}`
  await mkdir(join(unfinished, PROGRAMS_FOLDER), { recursive: true })
  for (const { name, text } of files) await writeFile(join(unfinished, PROGRAMS_FOLDER, name), text)
  await writeFile(join(unfinished, ENTRY), entry)
  // Another process may have created the same bundle in the meantime.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }))
  await removeOld()
}

async function removeOld() {
  for (const name of await readdir(BUNDLES)) {
    const path = join(BUNDLES, name)
    const made = await stat(path).catch(() => undefined)
    if (made && Date.now() - made.mtimeMs > KEPT_MS) await rm(path, { recursive: true, force: true })
  }
}
