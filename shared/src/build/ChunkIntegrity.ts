import webpack, { type Compiler } from 'webpack'

/** Hash that no file has: what is not listed must not run. */
const NO_FILE = `sha384-${'A'.repeat(64)}`

/**
 * A second request for an address waits in the browser behind a first one that hangs: a retry asks under another one.
 * Files are found by their path, so that the query means nothing to the host.
 */
const AGAIN = `var asked = self.mcAsked||={}; if (asked[url]) script.src = url + '?again=' + asked[url]; asked[url] = (asked[url]||0) + 1;`

/** The expression under which a bundle finds the hashes of its chunks, by file name. */
export const hashesOf = (uniqueName: string) => `(self.mcIntegrity||={})[${JSON.stringify(uniqueName)}]`

/**
 * Every script that a bundle loads later carries the hash that its entry knows for it (Subresource Integrity). The
 * entry itself is verified by the registry, so that one hash there vouches for all files. Fails closed: a chunk that
 * is not listed is given a hash that nothing matches. The list is put in front of the entry when the build is done.
 */
export class ChunkIntegrity {
  constructor(private readonly uniqueName: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ChunkIntegrity', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
      createScript.tap(
        'ChunkIntegrity',
        (source) =>
          `${source}
script.integrity = (${hashesOf(this.uniqueName)}||{})[url.split('/').pop()]||${JSON.stringify(NO_FILE)};
${AGAIN}`,
      )
    })
  }
}
