import type { MountedExpose } from '../mountTable'
import type { RoutePage } from './routePages'

/** Paths of the public pages that have content for everybody: those that a server renders, without parameters. */
export function publicPaths(pages: RoutePage[]): string[] {
  const isPublic = ({ rendering, mount, path }: RoutePage) =>
    rendering !== undefined && !mount.isPersonal && !path.includes(':')
  return pages.filter(isPublic).map(({ path }) => path)
}

/** Patterns of the addresses that are for signed-in people. */
export function privatePaths(table: MountedExpose[] = []): string[] {
  const personal = table.filter(({ isPersonal }) => isPersonal)
  return [...new Set(personal.flatMap(({ owns }) => owns))]
}
