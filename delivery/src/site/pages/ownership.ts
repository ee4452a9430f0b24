import { matchRoutes } from 'react-router-dom'
import type { MountedExpose } from '../release'

/** What stands in a page's address where its route has a parameter. */
const SAMPLE = '_'

/** First segments of addresses that are no pages: what the site itself keeps there. */
const RESERVED = ['app', 'index', 'shell', 'remotes', 'generations', 'live']

/**
 * Whether a page at this address, with parameters as `:name`, belongs to a mount. As in the router of the shell, the
 * most specific pattern of the mount table decides; a mount of an older shell owns all that is below its path.
 */
export function isOwnedBy(mount: MountedExpose, table: MountedExpose[], address: string): boolean {
  const path = address.replace(/:[^/]+|\*/g, SAMPLE)
  if (RESERVED.includes(path.split('/')[1]!)) return false
  if (table.some(({ owns }) => !owns)) return `${path}/`.startsWith(`${mount.path}/`.replace('//', '/'))
  const patterns = table.flatMap((one) => one.owns!.map((pattern) => ({ path: pattern, handle: one })))
  return matchRoutes(patterns, path)?.at(-1)?.route.handle === mount
}
