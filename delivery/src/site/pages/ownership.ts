import { DEFAULT_LOCALE, LOCALES } from '@mentor-connect/contract/api/locales'
import { matchRoutes } from 'react-router-dom'
import type { MountedExpose } from '../mountTable'

/** Stands for a route parameter when a path is matched against patterns. */
const SAMPLE = '_'

/** First path segments that the site itself uses: no page may begin with one of them. */
export const RESERVED = ['app', 'index', 'shell', 'remotes', 'generations', 'live']

/**
 * First path segments that no area may own, because the site server answers them or because they name the language of
 * an address.
 */
export const RESERVED_FOR_SITE = [
  ...RESERVED,
  'healthz',
  'readyz',
  'metrics',
  'internal',
  ...LOCALES.filter((locale) => locale !== DEFAULT_LOCALE),
]

/** True if a page address (parameters as `:name`) belongs to a mount. */
export function isOwnedBy(mount: MountedExpose, table: MountedExpose[], address: string): boolean {
  const path = address.replace(/:[^/]+|\*/g, SAMPLE)
  if (RESERVED.includes(path.split('/')[1]!)) return false
  return ownerOf(path, table) === mount
}

/** The mount that a path belongs to. As in the router of the shell, the most specific pattern of the table decides. */
export function ownerOf<Row extends { owns: string[] }>(path: string, table: Row[]): Row | undefined {
  const patterns = table.flatMap((row) => row.owns.map((pattern) => ({ path: pattern, handle: row })))
  return matchRoutes(patterns, path)?.at(-1)?.route.handle
}
