import type { Compiler } from 'webpack'

/** A hash that no file has, so that unlisted chunks are blocked. */
const NO_FILE = `sha384-${'A'.repeat(64)}`

/**
 * A browser queues a second request for a URL behind a pending first one, so a retry adds a query to get its own
 * request. The host ignores the query.
 */
const AGAIN = `var asked = self.mcAsked||={}; if (asked[url]) script.src = url + '?again=' + asked[url]; asked[url] = (asked[url]||0) + 1;`

/** JavaScript expression for the map of a bundle's chunk hashes, by file name. */
export const hashesOf = (uniqueName: string) => `(self.mcIntegrity||={})[${JSON.stringify(uniqueName)}]`

/** The runtime of rspack has the hook at another place. */
interface RspackCompiler {
  rspack?: { RuntimePlugin: Compiler['webpack']['runtime']['LoadScriptRuntimeModule'] }
}

/**
 * Adds Subresource Integrity to every script that a bundle loads on demand. The hashes are prepended to the entry after
 * the build; the registry contains the hash of the entry and thereby covers all files. Fails closed: an unlisted chunk
 * gets a hash that nothing matches. For webpack and rspack.
 */
export class ChunkIntegrity {
  constructor(private readonly uniqueName: string) {}

  apply(compiler: Compiler): void {
    const runtime =
      (compiler as RspackCompiler).rspack?.RuntimePlugin ?? compiler.webpack.runtime.LoadScriptRuntimeModule
    compiler.hooks.compilation.tap('ChunkIntegrity', (compilation) => {
      runtime.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrity',
        (source) =>
          `${source}
script.integrity = (${hashesOf(this.uniqueName)}||{})[url.split('/').pop()]||${JSON.stringify(NO_FILE)};
${AGAIN}`,
      )
    })
  }
}
