/** Files of the live state that browsers ask for, beside its pages. The ledger and the configuration are not among them. */
const LIVE_FILES = ['registry.json', 'page-scripts.json', 'manifest.webmanifest', 'sw.js']

const RELEASE_FILE = /^(shell|remotes)\//
const PAGE_FILE = /\.html$/
/** What lies beside the releases in the folder of a site and is nobody's business. */
const PRIVATE_FOLDERS = ['generations', 'live']

/**
 * Whether a path is one that the site has nothing to say to: the state of the site, uploads that are not judged yet, the
 * lock, hidden files. No file is served there and no page.
 */
export function isPrivate(path: string): boolean {
  const segments = path.split(/[/\\]/).filter(Boolean)
  return PRIVATE_FOLDERS.includes(segments[0] ?? '') || segments.some((segment) => segment.startsWith('.'))
}

/** Whether a file of the site's folder may be served: releases, pages and what the browser needs beside them. */
export function isPublicFile(path: string): boolean {
  const file = path.replace(/^\/+/, '')
  if (isPrivate(file)) return false
  return file === '' || RELEASE_FILE.test(file) || PAGE_FILE.test(file) || LIVE_FILES.includes(file)
}
