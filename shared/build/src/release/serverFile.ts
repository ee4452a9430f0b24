import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { packageFile } from '../packageFile'
import { serverBuild } from '../serverBuild'
import type { Area } from './area'

/** Path of a release's bundle for servers, relative to the release's folder. */
const SERVER_FILE = 'server/pages.cjs'
/** The module of the shell that renders pages. */
const SHELL_ENTRY = { index: './src/rendering/index.ts' }

/**
 * Builds the bundle from which a server renders the pages of an area, and writes it into the release.
 * @returns its path, relative to the release's folder
 */
export async function buildServerFile(
  { name, dir }: Area,
  exposes: Record<string, string>,
  releaseDir: string,
): Promise<string> {
  const { build, stop } = await import('esbuild')
  const { outputFiles } = await build(serverBuild(name, dir, name === 'shell' ? SHELL_ENTRY : exposes))
  await stop()
  const file = join(releaseDir, SERVER_FILE)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, withStableNames(withDefaults(outputFiles![0]!.text), dir))
  return SERVER_FILE
}

/**
 * Corrects default imports. For packages of ES modules, esbuild treats a whole required module as its default
 * export, as Node does. The modules that the shell provides have real default exports, as in the browser.
 */
function withDefaults(script: string): string {
  return script.replace(/__toESM\(require\(("[^"]+")\), ?1\)/g, '__toESM(require($1))')
}

/**
 * Replaces the names that esbuild gives to lazily evaluated modules. Those names are paths relative to the area,
 * which depend on where the packages are installed.
 */
function withStableNames(script: string, dir: string): string {
  return script.replace(
    /(__(?:commonJS|esm)\(\{)"([^"]+)"/g,
    (_all, start: string, path: string) => `${start}${JSON.stringify(packageFile(resolve(dir, path)))}`,
  )
}
