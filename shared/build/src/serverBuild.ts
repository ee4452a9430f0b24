import type { BuildOptions, Plugin } from 'esbuild'
import { readFile } from 'node:fs/promises'
import ts from 'typescript'
import { compileCatalogue } from './compileCatalogue.cjs'
import { ownFile } from './ownFile'
import { PROVIDED_ON_SERVER } from './singletons'
import { styledIds } from './styledIds'

/**
 * The build of an area's file for servers: its exposes as one CommonJS script without on-demand chunks, from the sources
 * of the browser build.
 *
 * @param exposes expose → file; for the shell the entry `index` alone, which contains all packages
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
    // The ES modules of packages, as in the browser: Node gives other default exports for CommonJS.
    mainFields: ['module', 'main'],
    target: 'node20.19',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: isShell ? [] : PROVIDED_ON_SERVER,
    alias: { typebox: ownFile('inertTypeBox') },
    logLevel: 'silent',
    plugins: [compiledMessages, stableStyledIds],
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

/** Only modules with styled components need TypeScript's own, slower transformation. */
const stableStyledIds: Plugin = {
  name: 'stable ids of styled components',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      if (!source.includes("'styled-components'")) return undefined
      const { outputText } = ts.transpileModule(source, {
        fileName: path,
        compilerOptions: {
          target: ts.ScriptTarget.ES2022,
          module: ts.ModuleKind.ESNext,
          jsx: ts.JsxEmit.ReactJSX,
        },
        transformers: { before: [styledIds()] },
      })
      return { contents: outputText, loader: 'js' }
    })
  },
}
