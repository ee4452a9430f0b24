import type { ReleaseRule } from './builtRelease'
import { readText, scripts } from './files'

const SIGNS: [sign: RegExp, says: string][] = [
  [/(?<![.\w$])eval\(/, 'makes code from texts (eval), which the security policy of sites forbids'],
  [
    // The text `return this` is allowed: bundlers only try it in old browsers, and continue if it is forbidden.
    /(?<![.\w$])new Function\((?!\s*["'`]return this["'`]\s*\))/,
    'makes code from texts (new Function), which the security policy of sites forbids',
  ],
  [/(?<![.\w$])import\(\s*["'`](https?:)?\/\//, 'imports a script of another host, which sites do not load'],
]

/**
 * Checks that all code of a release is in its files. Sites run no other code, and the release would fail only when
 * people use it.
 */
export const foreignCodeRule: ReleaseRule = ({ description: { area, entry, files, ownRuntime }, dir }) => {
  // Runtimes of Module Federation contain such code for use on servers and other sites. The shell has one, too.
  if (area === 'shell') return []
  const checked = scripts(files).filter((file) => !(ownRuntime && file === entry))
  return checked.flatMap((file) => {
    const text = readText(dir, file) ?? ''
    return SIGNS.filter(([sign]) => sign.test(text)).map(
      ([, says]) => `${file} ${says}: leave it out and build again.`,
    )
  })
}
