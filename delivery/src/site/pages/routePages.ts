import { PAGE_PARAMETERS_MAX } from '@mentor-connect/contract/site/pageFiles'
import type { ExposedRoute } from '@mentor-connect/build/release/release'
import type { LiveReleases } from '../liveReleases'
import { mountTableOf, type MountedExpose } from '../mountTable'
import { isOwnedBy } from './ownership'

/** One page address of the site, or one pattern of addresses. */
export interface RoutePage {
  /** File name of the page, such as `user/home.html`; a parameter becomes `_`, as in `resource/_.html`. */
  file: string
  /** Address of the page, with parameters as `:name`. */
  path: string
  mount: MountedExpose
  /** Name of the chunk that contains the page. */
  chunk?: string
  /** Names of the chunks with the messages that only this page needs. */
  messages?: ExposedRoute['messages']
  /** Paths of the reads that the page needs first, with parameters as `:name`. */
  firstReads?: ExposedRoute['firstReads']
  /** Set if a server may render the page. */
  rendering?: ExposedRoute['rendering']
}

/**
 * The pages of all routes of the live releases, at the paths where they are mounted. A route whose parameter has a
 * fixed list of values also has a page for each value.
 */
export function routePages(live: LiveReleases): RoutePage[] {
  const table = mountTableOf(live)
  const pages = mountedRoutes(live, table)
  const own = pages.flatMap(ownPages).filter(({ mount, path }) => isOwnedBy(mount, table, path))
  return [...new Map([...pages, ...own].map((page) => [page.file, page])).values()]
}

/** The pages of a route whose parameter has a fixed list of values, one for each value. */
function ownPages(page: RoutePage): RoutePage[] {
  return (page.rendering?.values ?? []).flatMap((value) => {
    const path = page.path.replace(/:[^/]+$/, value)
    return path === page.path ? [] : [{ ...page, path, file: fileOf(path)! }]
  })
}

function mountedRoutes(live: LiveReleases, table: MountedExpose[]): RoutePage[] {
  return table.flatMap((mount) => {
    const routes = live[mount.remote]?.exposes[`./${mount.expose}`] ?? []
    return routes.flatMap((route) => {
      const path = joinedPath(mount.path, route.path)
      // The path of a mount itself redirects to its start page, so it needs the scripts of that page.
      const shown = path === mount.path && mount.start ? routeAt(live, mount, mount.start) : route
      const needs = {
        chunk: shown?.chunk,
        messages: shown?.messages,
        firstReads: shown?.firstReads,
      }
      const file = fileOf(path)
      return file && isOwnedBy(mount, table, path)
        ? [{ file, path, mount, ...needs, rendering: route.rendering }]
        : []
    })
  })
}

function routeAt(live: LiveReleases, mount: MountedExpose, path: string): ExposedRoute | undefined {
  const routes = live[mount.remote]?.exposes[`./${mount.expose}`] ?? []
  return routes.find((route) => joinedPath(mount.path, route.path) === path)
}

/** The address of a route. @param base path of the route's mount */
export const joinedPath = (base: string, path: string) =>
  `${base}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')

/** File name of the page at a path; undefined for paths for which the site server looks up no file. */
function fileOf(path: string): string | undefined {
  if (path === '/') return 'index.html'
  const segments = path.slice(1).split('/')
  if (segments.filter(isOpen).length > PAGE_PARAMETERS_MAX || segments.includes('*')) return undefined
  return `${segments.map((segment) => (isOpen(segment) ? '_' : segment)).join('/')}.html`
}

const isOpen = (segment: string) => segment.startsWith(':')
