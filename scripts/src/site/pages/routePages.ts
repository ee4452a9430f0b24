import type { MountedExpose, Release } from '../release'

/** One address, or one pattern of addresses, of the product. */
export interface RoutePage {
  /** File of its page: `user/home.html`; a parameter at the end is `_`, as in `resource/_.html`. */
  file: string
  /** Its address with parameters as `:name`. */
  path: string
  mount: MountedExpose
  /** Name of the chunk that holds its page. */
  chunk?: string
}

/** Descriptions of the live releases; a part that lies on another site has none here. */
export type LiveReleases = Record<string, Release | undefined>

/** Every route of the live releases, where the live shell mounts it, and every address that comes prerendered. */
export function routePages(live: LiveReleases): RoutePage[] {
  const pages = mountedRoutes(live)
  const prerendered = Object.values(live).flatMap((release) => Object.keys(release?.prerendered ?? {}))
  const ofParameters = prerendered.flatMap((path) => {
    const page = pages.find((candidate) => candidate.path === path) ?? pages.find(matches(path))
    return page ? [{ ...page, path, file: fileOf(path)! }] : []
  })
  return [...new Map([...pages, ...ofParameters].map((page) => [page.file, page])).values()]
}

const matches = (path: string) => (page: RoutePage) =>
  new RegExp(`^${page.path.replace(/:\w+/g, '[^/]+')}$`).test(path)

function mountedRoutes(live: LiveReleases): RoutePage[] {
  const mounts = live['shell']?.mountTable ?? []
  return mounts.flatMap((mount) => {
    const routes = live[mount.remote]?.exposes[`./${mount.expose}`] ?? []
    return routes.flatMap(({ path: own, chunk }) => {
      const path = join(mount.path, own)
      // A bare path that leads on needs what its goal needs.
      const target = path === mount.path && mount.start ? routeAt(live, mount, mount.start) : chunk
      const file = fileOf(path)
      return file ? [{ file, path, mount, chunk: target }] : []
    })
  })
}

function routeAt(live: LiveReleases, mount: MountedExpose, path: string): string | undefined {
  const routes = live[mount.remote]?.exposes[`./${mount.expose}`] ?? []
  return routes.find((route) => join(mount.path, route.path) === path)?.chunk
}

const join = (base: string, path: string) => `${base}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')

/** Only the last segment may be a parameter: the site server looks for no other pattern. */
function fileOf(path: string): string | undefined {
  if (path === '/') return 'index.html'
  const segments = path.slice(1).split('/')
  if (segments.slice(0, -1).some(isOpen) || segments.at(-1) === '*') return undefined
  return `${segments.map((segment) => (isOpen(segment) ? '_' : segment)).join('/')}.html`
}

const isOpen = (segment: string) => segment.startsWith(':') || segment === '*'
