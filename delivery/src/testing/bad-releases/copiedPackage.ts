import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { COPY_MARKS } from '@mentor-connect/build/conformance/fileRules'

/** The React of the page, as the shell shares it. */
export const SHARED_REACT =
  'Object.values(__FEDERATION__.__INSTANCES__[0].shareScopeMap.default.react)[0].lib()'

/**
 * A package bundled as a remote would do that does not take it from the shell: the exports become the global `COPY`.
 *
 * @param ownReact whether it brings its own React, too; otherwise it uses the shell's
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

/** The same code, in which the gate does not find the texts of a copy: only what it does gives it away. */
export function withoutMarks(code: string): string {
  return Object.values(COPY_MARKS)
    .flat()
    .reduce((text, mark) => text.replaceAll(mark, escapeFirst(mark)), code)
}

/** Means the same in names, in strings and in regular expressions. */
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
