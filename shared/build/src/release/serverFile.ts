import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { packageFile } from '../packageFile'
import { serverBuild } from '../serverBuild'
import type { Area } from './area'

/** The file of a release with its pages for servers, relative to the release's folder. */
const SERVER_FILE = 'server/pages.cjs'
/** The shell's module that renders pages. */
const SHELL_ENTRY = { index: './src/rendering/index.ts' }

/**
 * Builds the file from which a server renders the pages of an area into its release.
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
 * In packages of ES modules, esbuild takes all of a required module as its default export, as Node does. The modules that
 * the shell provides have default exports of their own, as in the browser.
 */
function withDefaults(script: string): string {
  return script.replace(/__toESM\(require\(("[^"]+")\), ?1\)/g, '__toESM(require($1))')
}

/** esbuild names modules that start late by their path relative to the area, which differs with the place of its packages. */
function withStableNames(script: string, dir: string): string {
  return script.replace(
    /(__(?:commonJS|esm)\(\{)"([^"]+)"/g,
    (_all, start: string, path: string) => `${start}${JSON.stringify(packageFile(resolve(dir, path)))}`,
  )
}
