import type { MountedExpose } from '../mountTable'
import type { RoutePage } from './routePages'

/**
 * Paths of the public pages with content for everybody: the pages that a server renders and whose paths have no
 * parameters.
 */
export function publicPaths(pages: RoutePage[]): string[] {
  const isPublic = ({ rendering, mount, path }: RoutePage) =>
    rendering !== undefined && !mount.isPersonal && !path.includes(':')
  return pages.filter(isPublic).map(({ path }) => path)
}

/** Patterns of the addresses that only signed-in people may open. */
export function privatePaths(table: MountedExpose[] = []): string[] {
  const personal = table.filter(({ isPersonal }) => isPersonal)
  return [...new Set(personal.flatMap(({ owns }) => owns))]
}
