import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { COPY_MARKS } from '@mentor-connect/build/conformance/fileRules'

/** Expression for the React that the shell shares with the page. */
export const SHARED_REACT =
  'Object.values(__FEDERATION__.__INSTANCES__[0].shareScopeMap.default.react)[0].lib()'

/**
 * Code that bundles a package in the way of a remote that does not take it from the shell. Its exports become the
 * global `COPY`.
 *
 * @param ownReact if true, React is bundled as well; otherwise the copy uses the shell's React
 */
export async function copiedPackage(name: string, ownReact = false): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    stdin: {
      contents: `import * as copy from '${name}'; globalThis.COPY = copy`,
      resolveDir: dirname(fileURLToPath(import.meta.url)),
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: ownReact ? [] : [FROM_SHELL],
  })
  return outputFiles[0]!.text
}

/** The same code without the texts by which the gate recognises a copy, so that only its behaviour gives it away. */
export function withoutMarks(code: string): string {
  return Object.values(COPY_MARKS)
    .flat()
    .reduce((text, mark) => text.replaceAll(mark, escapeFirst(mark)), code)
}

/** Replaces the first character by an escape, which means the same in names, strings and regular expressions. */
function escapeFirst(text: string): string {
  return `\\u${text.charCodeAt(0).toString(16).padStart(4, '0')}${text.slice(1)}`
}

const FROM_SHELL = {
  name: 'react-from-shell',
  setup(build: import('esbuild').PluginBuild) {
    build.onResolve({ filter: /^react$/ }, ({ path }) => ({ path, namespace: 'shell' }))
    build.onLoad({ filter: /.*/, namespace: 'shell' }, () => ({
      contents: `module.exports = ${SHARED_REACT}`,
    }))
  },
}
