import { matchRoutes } from 'react-router-dom'
import { MOUNTS, type Mount } from './areas'

const patterns = MOUNTS.flatMap((mount) => mount.owns.map((path) => ({ path, handle: mount })))

/** The mount that owns an address: the most specific pattern of the table, as the router ranks them. */
export function ownerOf(pathname: string): Mount | undefined {
  return matchRoutes(patterns, pathname)?.at(-1)?.route.handle
}
