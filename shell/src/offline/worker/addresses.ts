const RELEASE_FILE = /^\/(shell|remotes\/[^/]+)\/[^/]+\/./
const FILE = /\.\w+$/
const INTERNAL = /^\/(__|healthz$|readyz$)/
/** Query parameters that select releases other than the live ones; such documents are not cached. */
const RELEASE_PARAMETERS = ['release', 'overrides']

/** Returns true if the URL is a page of the application that may be cached. */
export function isPageAddress({ pathname, searchParams }: URL): boolean {
  return (
    !INTERNAL.test(pathname) &&
    !FILE.test(pathname) &&
    !RELEASE_PARAMETERS.some((name) => searchParams.has(name))
  )
}

/** Returns true if the URL is a file of a release, which is immutable. */
export const isReleaseFile = ({ pathname }: URL): boolean => RELEASE_FILE.test(pathname)

/**
 * Returns the URL under which a page is cached. It contains only query parameters that change the page, in a
 * fixed order; otherwise parameters of campaigns would store the same page several times.
 */
export function pageKey(url: URL, query: string[]): string {
  const used = [...url.searchParams].filter(([name, value]) => query.includes(name) && value)
  used.sort(([a], [b]) => query.indexOf(a) - query.indexOf(b))
  return withoutQuery(url) + (used.length > 0 ? `?${new URLSearchParams(used)}` : '')
}

/** Returns the URL of a release file without its query, which does not affect the content. */
export const withoutQuery = ({ origin, pathname }: URL): string => origin + pathname

/**
 * Returns the folders of the area and of the release of a file: `…/remotes/learner/` and
 * `…/remotes/learner/1a2b/`.
 */
export function releaseOf({ origin, pathname }: URL): { area: string; folder: string } {
  const [, first, second, third] = pathname.split('/')
  const area = first === 'shell' ? `${origin}/shell/` : `${origin}/remotes/${second}/`
  return { area, folder: `${area}${first === 'shell' ? second : third}/` }
}
