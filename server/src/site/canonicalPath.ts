import { languageOfPath, localizedPath } from '@mentor-connect/contract/api/languageAddress'

/** Matches the paths that a redirect may lead to. Others, such as `/\example.org`, could lead to another site. */
const PLAIN = /^\/$|^(\/[A-Za-z0-9_-]+)+$/

/**
 * Returns the canonical address of a page. It has no double slashes and no slash at the end, and uses the
 * letter case of the page's route. Parameters keep their letter case. If no page matches the path, only its
 * slashes are changed.
 *
 * @param pageFiles files of the pages, such as `resource/_.html`
 */
export function canonicalPath(path: string, pageFiles: string[]): string {
  const plain = path.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')
  if (!PLAIN.test(plain)) return path
  const { locale, path: english } = languageOfPath(
    plain.replace(/^\/[a-z]{2}(?=\/|$)/i, (code) => code.toLowerCase()),
  )
  // A route without a parameter takes precedence, as in the router.
  const [fixed, open] = [pageFiles.filter((file) => !isOpen(file)), pageFiles.filter(isOpen)]
  const match = [...fixed, ...open].map((file) => withCaseOf(file, english)).find(Boolean)
  return localizedPath(locale, match ?? english)
}

const isOpen = (file: string) => file.split(/[/.]/).includes('_')

/** Returns the path in the letter case of a page's route, or undefined if it is not a path of this page. */
function withCaseOf(file: string, path: string): string | undefined {
  if (path === '/') return file === 'index.html' ? path : undefined
  const names = file.replace(/\.html$/, '').split('/')
  const segments = path.slice(1).split('/')
  if (names.length !== segments.length) return undefined
  const fits = names.every(
    (name, index) => name === '_' || name.toLowerCase() === segments[index]!.toLowerCase(),
  )
  if (!fits) return undefined
  return `/${names.map((name, index) => (name === '_' ? segments[index] : name)).join('/')}`
}
