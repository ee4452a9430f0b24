import type { Chunk, Compilation, Compiler } from 'webpack'

/** A compiler hook whose functions change the generated source of a bundle's runtime. */
interface SyncWaterfallHook<Arguments extends unknown[]> {
  tap: (name: string, change: (...given: Arguments) => string) => void
}

/** A hash that no file has. It blocks chunks that are not listed. */
const NO_FILE = `sha384-${'A'.repeat(64)}`

/**
 * A browser queues a second request for a URL while a first one is pending. A retry therefore adds a query,
 * so that the browser sends a separate request. The host ignores the query.
 */
const AGAIN = `var asked = self.mcAsked||={}; if (asked[url]) script.src = url + '?again=' + asked[url]; asked[url] = (asked[url]||0) + 1;`

/** Returns a JavaScript expression for the map from file name to hash of a bundle's chunks. */
export const hashesOf = (uniqueName: string) => `(self.mcIntegrity||={})[${JSON.stringify(uniqueName)}]`

/**
 * Reuses a style sheet that the page already links instead of loading it again. rspack does not find such a
 * link by itself, because its address is relative to the site.
 */
const LINKED = `var linked = [...document.getElementsByTagName('link')].find((one) => one.rel === 'stylesheet' && one.href === url && one.sheet);
if (linked) { link = linked; needAttach = false; }`

/** Sets the property by which rspack reports the style sheet that has failed. */
const ADDRESS = 'link.src = url;'

type Hook = SyncWaterfallHook<[string, Chunk]>

/** The hooks that webpack and rspack offer for elements which load chunks. Each tool has them in a different place. */
interface RspackCompiler {
  rspack?: {
    RuntimePlugin: { getCompilationHooks: (of: Compilation) => Record<'createScript' | 'createLink', Hook> }
  }
}

function hooksOf(compiler: Compiler, compilation: Compilation): { script: Hook; style: Hook } {
  const { rspack } = compiler as RspackCompiler
  if (rspack) {
    const { createScript, createLink } = rspack.RuntimePlugin.getCompilationHooks(compilation)
    return { script: createScript, style: createLink }
  }
  const { runtime, web } = compiler.webpack
  return {
    script: runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript,
    style: web.CssLoadingRuntimeModule.getCompilationHooks(compilation).createStylesheet,
  }
}

/**
 * Adds Subresource Integrity to every script and style sheet that a bundle loads on demand. The hashes are prepended
 * to the entry after the build; the registry contains the hash of the entry and thereby covers all files. It fails
 * closed: an unlisted chunk gets a hash that no file matches. The plugin works with webpack and rspack.
 */
export class ChunkIntegrity {
  constructor(private readonly uniqueName: string) {}

  apply(compiler: Compiler): void {
    const hash = `(${hashesOf(this.uniqueName)}||{})[url.split('/').pop()]||${JSON.stringify(NO_FILE)}`
    compiler.hooks.compilation.tap('ChunkIntegrity', (compilation) => {
      const { script, style } = hooksOf(compiler, compilation)
      script.tap('ChunkIntegrity', (source) => `${source}\nscript.integrity = ${hash};\n${AGAIN}`)
      style.tap('ChunkIntegrity', (source) => `${source}\nlink.integrity = ${hash};\n${ADDRESS}\n${LINKED}`)
    })
  }
}
