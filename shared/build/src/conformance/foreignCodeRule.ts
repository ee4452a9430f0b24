import type { ReleaseRule } from './builtRelease'
import { readText, scripts } from './files'

const SIGNS: [sign: RegExp, says: string][] = [
  [/(?<![.\w$])eval\(/, 'makes code from texts (eval), which the security policy of sites forbids'],
  [
    // The text `return this` is allowed: bundlers use it only in old browsers, and continue if the page's
    // policy forbids it.
    /(?<![.\w$])new Function\((?!\s*["'`]return this["'`]\s*\))/,
    'makes code from texts (new Function), which the security policy of sites forbids',
  ],
  [/(?<![.\w$])import\(\s*["'`](https?:)?\/\//, 'imports a script of another host, which sites do not load'],
]

/**
 * Checks that the files of a release contain all of its code. A site runs no other code, so such a release
 * would fail only when people use it.
 */
export const foreignCodeRule: ReleaseRule = ({ description: { area, entry, files, ownRuntime }, dir }) => {
  // Runtimes of Module Federation contain such code for servers and for other sites. The shell contains a
  // runtime, too.
  if (area === 'shell') return []
  const checked = scripts(files).filter((file) => !(ownRuntime && file === entry))
  return checked.flatMap((file) => {
    const text = readText(dir, file) ?? ''
    return SIGNS.filter(([sign]) => sign.test(text)).map(
      ([, says]) => `${file} ${says}: leave it out and build again.`,
    )
  })
}
