import { MANIFEST_PATHS } from '@mentor-connect/contract/site/serviceWorker'

/** Files of the live state that browsers request besides pages. Ledger and configuration are not public. */
const LIVE_FILES = [
  'registry.json',
  'page-scripts.json',
  'sw.js',
  ...Object.values(MANIFEST_PATHS).map((path) => path.slice(1)),
]

const RELEASE_FILE = /^(shell|remotes)\//
const COMPOSED_PAGE = /\.html$/
/** Private folders next to the releases. */
const PRIVATE_FOLDERS = ['generations', 'live']

/**
 * Returns true if a path must get neither a file nor a page. This applies to the folders of the site's state,
 * unverified uploads, the lock and hidden files.
 */
export function isPrivate(path: string): boolean {
  const segments = path.split(/[/\\]/).filter(Boolean)
  return PRIVATE_FOLDERS.includes(segments[0] ?? '') || segments.some((segment) => segment.startsWith('.'))
}

/** Returns true if a file of the site's folder may be served: releases, pages and the other public files. */
export function isPublicFile(path: string): boolean {
  const file = path.replace(/^\/+/, '')
  if (isPrivate(file)) return false
  return RELEASE_FILE.test(file) || isPageFile(file) || LIVE_FILES.includes(file)
}

/** Returns true for composed pages, but not for pages in the folder of a release. */
export function isPageFile(path: string): boolean {
  const file = path.replace(/^\/+/, '')
  return COMPOSED_PAGE.test(file) && !RELEASE_FILE.test(file)
}
