const RELEASE_FILE = /^\/(shell|remotes\/[^/]+)\/[^/]+\/./
const FILE = /\.\w+$/
const OURS = /^\/(__|healthz$|readyz$)/
/** Parameters that ask for something else than everybody sees: such documents are nobody else's business. */
const CHOSEN = ['release', 'overrides']

/** Whether an address of the site is a page of the application that may be kept. */
export function isPageAddress({ pathname, searchParams }: URL): boolean {
  return !OURS.test(pathname) && !FILE.test(pathname) && !CHOSEN.some((name) => searchParams.has(name))
}

/** Whether it is a file of a release: it never changes under its address. */
export const isReleaseFile = ({ pathname }: URL): boolean => RELEASE_FILE.test(pathname)

/** An address without what is only a parameter: pages and files of releases are the same with and without. */
export const withoutQuery = ({ origin, pathname }: URL): string => origin + pathname

/** The folder of the release that a file belongs to, and the part of the site: `…/remotes/learner/` and `…/remotes/learner/1a2b/`. */
export function releaseOf({ origin, pathname }: URL): { area: string; folder: string } {
  const [, first, second, third] = pathname.split('/')
  const area = first === 'shell' ? `${origin}/shell/` : `${origin}/remotes/${second}/`
  return { area, folder: `${area}${first === 'shell' ? second : third}/` }
}
