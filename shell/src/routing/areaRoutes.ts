import type { RemoteRoutes } from '@mentor-connect/contract/remote'
import type { FrameSlot, Mount } from '@mentor-connect/contract/site/mounts'
import type { LoaderFunction, RouteObject } from 'react-router-dom'
import { NotFoundScreen } from '../screens/NotFoundScreen'
import { AreaBoundary } from './AreaBoundary'

/** Wraps a page's loader with retries and a descriptive failure (see `resilientLoader`). */
export type Resilient = (remote: string, loader: LoaderFunction) => LoaderFunction

const GUARD = 'guard:'
/**
 * Returns true for the id of a guard route. After the area is loaded, a guard route matches only if no route of the
 * area does.
 */
export const isGuard = (routeId: string) => routeId.startsWith(GUARD)

export const frameRoute = (slot: FrameSlot) => `frame:${slot}`

/**
 * Returns splat routes that match until a remote is loaded. They contain the guard, and the error boundary
 * for a failed download. Parameters become splats, too: if two routes had the same rank, the first one would
 * always win.
 */
export function guardRoutes(mount: Mount, loader: LoaderFunction): RouteObject[] {
  return mount.owns.map((path, index) => ({
    id: `${GUARD}${mount.id}:${index}`,
    path: path.slice(1).replace(/:\w+$/, '*'),
    loader,
    handle: { remote: mount.remote },
    Component: NotFoundScreen,
    ErrorBoundary: AreaBoundary,
  }))
}

export function areaRoute(
  mount: Mount,
  routes: RemoteRoutes['routes'],
  loader: LoaderFunction,
  resilient: Resilient,
): RouteObject {
  return {
    id: `area:${mount.id}`,
    path: mount.path.slice(1),
    loader,
    handle: { remote: mount.remote },
    ErrorBoundary: AreaBoundary,
    children: namespaced(mount, routes, resilient),
  }
}

/** Prefixes route ids with the area, because the router silently drops a second route with the same id. */
function namespaced(
  mount: Mount,
  routes: RouteObject[],
  resilient: Resilient,
  trail = mount.id,
): RouteObject[] {
  return routes.map((route, index) => {
    const id = `${trail}:${route.id ?? index}`
    const common = {
      ...route,
      id,
      ...(typeof route.loader === 'function' && { loader: resilient(mount.remote, route.loader) }),
      ErrorBoundary: route.ErrorBoundary ?? AreaBoundary,
      handle: { ...route.handle, remote: mount.remote },
    }
    return (
      route.children ? { ...common, children: namespaced(mount, route.children, resilient, id) } : common
    ) as RouteObject
  })
}
