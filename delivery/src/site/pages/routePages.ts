import { PAGE_PARAMETERS_MAX } from '@mentor-connect/contract/site/pageFiles'
import type { LiveReleases } from '../liveReleases'
import { mountTableOf, type MountedExpose } from '../mountTable'
import type { ExposedRoute } from '@mentor-connect/build/release/release'
import { isOwnedBy } from './ownership'

/** One page address of the site, or one pattern of addresses. */
export interface RoutePage {
  /** File of the page: `user/home.html`; a parameter becomes `_`, as in `resource/_.html`. */
  file: string
  /** Its address with parameters as `:name`. */
  path: string
  mount: MountedExpose
  /** Name of the chunk that holds its page. */
  chunk?: string
  /** Names of the chunks with what only this page says. */
  messages?: ExposedRoute['messages']
  /** What its page reads first, with parameters as `:name`. */
  firstReads?: ExposedRoute['firstReads']
  /** Set if a server may render it. */
  rendering?: ExposedRoute['rendering']
}

/** Every route of the live releases at the path where it is mounted, and every page of its own of a route. */
export function routePages(live: LiveReleases): RoutePage[] {
  const table = mountTableOf(live)
  const pages = mountedRoutes(live, table)
  const own = pages.flatMap(ownPages).filter(({ mount, path }) => isOwnedBy(mount, table, path))
  return [...new Map([...pages, ...own].map((page) => [page.file, page])).values()]
}

/** The pages of a route whose parameter has only a few values. */
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
      // The bare path of a mount redirects to its start page, so it needs the scripts of that page.
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

/** The address of a route. @param base path of its mount */
export const joinedPath = (base: string, path: string) =>
  `${base}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')

/** Undefined for addresses that the site server looks up no page for. */
function fileOf(path: string): string | undefined {
  if (path === '/') return 'index.html'
  const segments = path.slice(1).split('/')
  if (segments.filter(isOpen).length > PAGE_PARAMETERS_MAX || segments.includes('*')) return undefined
  return `${segments.map((segment) => (isOpen(segment) ? '_' : segment)).join('/')}.html`
}

const isOpen = (segment: string) => segment.startsWith(':')
