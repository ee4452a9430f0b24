import { matchRoutes } from 'react-router-dom'
import type { MountedExpose } from '../release'

/** Replaces a route parameter when a path is matched. */
const SAMPLE = '_'

/** First path segments that the site itself uses: no page may begin with one of them. */
const RESERVED = ['app', 'index', 'shell', 'remotes', 'generations', 'live']

/**
 * Whether a page address (parameters as `:name`) belongs to a mount. As in the router of the shell, the most specific
 * pattern of the mount table decides. In tables of older shells, which state no `owns`, a mount owns all paths below it.
 */
export function isOwnedBy(mount: MountedExpose, table: MountedExpose[], address: string): boolean {
  const path = address.replace(/:[^/]+|\*/g, SAMPLE)
  if (RESERVED.includes(path.split('/')[1]!)) return false
  if (table.some(({ owns }) => !owns)) return `${path}/`.startsWith(`${mount.path}/`.replace('//', '/'))
  const patterns = table.flatMap((one) => one.owns!.map((pattern) => ({ path: pattern, handle: one })))
  return matchRoutes(patterns, path)?.at(-1)?.route.handle === mount
}
