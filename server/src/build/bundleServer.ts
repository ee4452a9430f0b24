import type { Plugin } from 'esbuild'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

const SERVER = join(import.meta.dirname, '../..')
/** Next to the server's packages, so that a bundle resolves the same ones as the source. */
const BUNDLES = join(SERVER, 'dist')

/** The server's programs and the processes and threads that they start: each becomes one file. */
const PROGRAMS = {
  api: 'src/api/main.ts',
  chat: 'src/chat/main.ts',
  site: 'src/site/main.ts',
  admin: 'src/admin/main.ts',
  operator: 'src/operator/main.ts',
  drawingThread: 'src/api/certificates/drawing/drawingThread.ts',
  sharePictureThread: 'src/api/share-pictures/sharePictureThread.ts',
  rendererProcess: 'src/site/rendering/rendererProcess.ts',
  renderingThread: 'src/site/rendering/renderingThread.ts',
  // For tests that kill processes.
  jobProcess: 'src/testing/jobs/jobProcess.ts',
  deliveryProcess: 'src/testing/jobs/deliveryProcess.ts',
}
export type Program = keyof typeof PROGRAMS

/** Bundles older than this are removed, in ms. */
const KEPT_MS = 24 * 60 * 60_000

let bundled: Promise<string> | undefined

/**
 * The file of a program, bundled from the current sources. Takes about a second, once per process; tests use the
 * bundle made before the run.
 */
export async function programOf(name: Program): Promise<string> {
  const folder = process.env.TEST_SERVER_BUNDLE ?? (await (bundled ??= bundleServer()))
  return join(folder, `${name}.mjs`)
}

/**
 * Bundles each program of the server into one ES module with a source map. Packages are external. The folder name
 * is a hash of its content: the same sources give the same folder, and a running process keeps its own.
 *
 * @returns the folder
 */
export async function bundleServer(): Promise<string> {
  // Imported lazily: tests that get a ready bundle never need it.
  const { build, stop } = await import('esbuild')
  const { outputFiles } = await build({
    absWorkingDir: SERVER,
    entryPoints: PROGRAMS,
    outdir: BUNDLES,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    sourcemap: true,
    write: false,
    logLevel: 'silent',
    plugins: [packagesStayOutside],
  })
  // The esbuild process would keep this one alive.
  await stop()
  const hash = createHash('sha256')
  for (const { path, contents } of outputFiles) hash.update(basename(path)).update(contents)
  const folder = join(BUNDLES, hash.digest('hex').slice(0, 16))
  if (existsSync(folder)) return folder
  const unfinished = `${folder}.${process.pid}`
  await mkdir(unfinished, { recursive: true })
  for (const { path, contents } of outputFiles) await writeFile(join(unfinished, basename(path)), contents)
  // Another process may have created the same bundle in the meantime.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }))
  await removeOld()
  return folder
}

/** Our own workspaces are source code: they are bundled. */
const packagesStayOutside: Plugin = {
  name: 'packages stay outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@mentor-connect/') ? undefined : { external: true },
    )
  },
}

async function removeOld() {
  for (const name of await readdir(BUNDLES)) {
    const path = join(BUNDLES, name)
    const made = await stat(path).catch(() => undefined)
    if (made && Date.now() - made.mtimeMs > KEPT_MS) await rm(path, { recursive: true, force: true })
  }
}
