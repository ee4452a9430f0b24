import type { ReleaseRule } from './builtRelease'
import { readText, scripts } from './files'

const SIGNS: [sign: RegExp, says: string][] = [
  [/(?<![.\w$])eval\(/, 'makes code from texts (eval), which the security policy of sites forbids'],
  [
    // The text `return this` is allowed: bundlers try it in old browsers only, and go on where it is forbidden.
    /(?<![.\w$])new Function\((?!\s*["'`]return this["'`]\s*\))/,
    'makes code from texts (new Function), which the security policy of sites forbids',
  ],
  [/(?<![.\w$])import\(\s*["'`](https?:)?\/\//, 'imports a script of another host, which sites do not load'],
]

/** The code of a release is all in its files: sites run nothing else, and other people would find that only when it runs. */
export const foreignCodeRule: ReleaseRule = ({ description: { area, files }, dir }) => {
  // The shell brings loaders that have ways for other sites.
  if (area === 'shell') return []
  return scripts(files).flatMap((file) => {
    const text = readText(dir, file) ?? ''
    return SIGNS.filter(([sign]) => sign.test(text)).map(
      ([, says]) => `${file} ${says}: leave it out and build again.`,
    )
  })
}
