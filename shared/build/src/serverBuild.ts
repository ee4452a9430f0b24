import type { BuildOptions, Plugin } from 'esbuild'
import { readFile } from 'node:fs/promises'
import ts from 'typescript'
import { areaFilesOnServer } from './areaFilesOnServer'
import { browserContracts, COMPILED_CONTRACT } from './browserContracts'
import { compileCatalogue } from './compileCatalogue.cjs'
import { containerName } from './containerName'
import { PROVIDED_ON_SERVER } from './singletons'
import { styledIds } from './styledIds'

/**
 * Returns the options for building an area's bundle for servers: its exposes as one CommonJS script without on-demand
 * chunks, from the sources of the browser build.
 *
 * @param exposes expose → file. The shell has only the entry `index`, which contains all packages
 */
export function serverBuild(area: string, dir: string, exposes: Record<string, string>): BuildOptions {
  const isShell = area === 'shell'
  return {
    stdin: { contents: entryOf(exposes), resolveDir: dir },
    bundle: true,
    absWorkingDir: dir,
    // Names stay readable in stack traces.
    minifyWhitespace: true,
    minifySyntax: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    // Uses the ES modules of packages, as the browser build does. For CommonJS, Node would give different default
    // exports.
    mainFields: ['module', 'main'],
    target: 'node20.19',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: isShell ? [] : PROVIDED_ON_SERVER,
    logLevel: 'silent',
    plugins: [compiledMessages, areaSources, areaFilesOnServer(containerName(area))],
  }
}

function entryOf(exposes: Record<string, string>): string {
  return Object.entries(exposes)
    .map(([expose, file]) =>
      expose === 'index'
        ? `export * from ${JSON.stringify(file)}`
        : `export * as ${JSON.stringify(expose.slice(2))} from ${JSON.stringify(file)}`,
    )
    .join('\n')
}

const compiledMessages: Plugin = {
  name: 'compiled messages',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]messages[\\/](en|hi)\.json$/ }, async ({ path }) => ({
      contents: compileCatalogue(await readFile(path, 'utf8')),
      loader: 'json',
    }))
  },
}

/**
 * Texts in modules that need TypeScript's own, slower transformation, because they contain styled components or
 * contracts.
 */
const TRANSFORMED = ["'styled-components'", "'typebox'"]

/** Transforms sources as the browser build does: ids for styled components, reduced contracts. */
const areaSources: Plugin = {
  name: 'mentor-connect:area-sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.[jt]sx?$/ }, async ({ path }) => {
      if (path.endsWith('.js') && !COMPILED_CONTRACT.test(path)) return undefined
      const source = await readFile(path, 'utf8')
      if (!TRANSFORMED.some((name) => source.includes(name))) return undefined
      const { outputText } = ts.transpileModule(source, {
        fileName: path,
        compilerOptions: {
          target: ts.ScriptTarget.ES2022,
          module: ts.ModuleKind.ESNext,
          jsx: ts.JsxEmit.ReactJSX,
          allowJs: true,
        },
        transformers: { before: [browserContracts(), styledIds()] },
      })
      return { contents: outputText, loader: 'js' }
    })
  },
}
