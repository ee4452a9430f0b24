import type { Session } from '@mentor-connect/contract/auth'
import { paths, type RemoteRoutes } from '@mentor-connect/contract/remote'
import type { FrameSlot, Mount } from '@mentor-connect/contract/site/mounts'
import { languageOfPath } from '@mentor-connect/contract/site/languageAddress'
import {
  createBrowserRouter,
  createPath,
  redirect,
  type LoaderFunction,
  type RouteObject,
} from 'react-router-dom'
import { AreaBoundary } from './AreaBoundary'
import type { Areas } from '../remotes/AreasContext'
import { resilientLoader } from '../remotes/resilientLoader'
import { NotFoundScreen } from '../screens/NotFoundScreen'
import { requestedPlace } from '../session/requestedPlace'
import { StartScreen } from '../screens/StartScreen'
import { AreaFrame } from './AreaFrame'
import { keepingQuery, redirectFor, type Place } from './guards'
import { frameOf } from '../mounts/mountTable'
import { RootLayout } from './RootLayout'

interface Parts {
  areas: Pick<Areas, 'remotes' | 'frames' | 'releases' | 'mountTable'>
  session: () => Session
}

type Resilient = (remote: string, loader: LoaderFunction) => LoaderFunction

const SLOTS: FrameSlot[] = ['public', 'learner', 'mentor', 'admin', 'by-role']

/** The routes of an area, and the id of their parent route. */
interface AreaRoutes {
  parent: string
  routes: RouteObject[]
}

/**
 * The shell's route tree. Frames and guards exist from the start; the routes of areas are loaded on demand.
 *
 * @param hash returns the fragment of the URL that is opened, because requests of loaders have none
 * @param onRefused called with a protected address that the visitor may not open
 */
function createRouteTree({ areas, session }: Parts, hash = () => '', onRefused?: (address: string) => void) {
  const { remotes, frames, mountTable } = areas
  const resilient: Resilient = (remote, loader) => resilientLoader(remote, loader, areas)
  const guard =
    (mount: Mount): LoaderFunction =>
    ({ request }) => {
      const { pathname: asked, search } = new URL(request.url)
      const place = { pathname: languageOfPath(asked).path, search, hash: hash() }
      const target = redirectFor(mount, session(), place) ?? startOf(mount, place)
      if (target === paths.home) onRefused?.(createPath(place))
      return target ? redirect(target) : null
    }

  const tree: RouteObject[] = [
    {
      id: 'shell',
      Component: RootLayout,
      HydrateFallback: StartScreen,
      ErrorBoundary: AreaBoundary,
      children: SLOTS.map((slot) => ({
        id: frameRoute(slot),
        element: <AreaFrame slot={slot} />,
        // A failed frame is replaced by the plain frame, so only failures of the page reach this boundary.
        ErrorBoundary: AreaBoundary,
        children: mountTable.mounts
          .filter((mount) => mount.frame === slot)
          .flatMap((mount) => guardRoutes(mount, guard(mount))),
      })),
    },
  ]

  /** Loads the area that owns a path, and its frame. Undefined if no area owns the path or the path redirects. */
  async function load(path: string): Promise<AreaRoutes | undefined> {
    const mount = mountTable.ownerOf(path)
    const place = { pathname: path }
    if (!mount || redirectFor(mount, session(), place) || startOf(mount, place)) return
    const frame = frames.settle(frameOf(mount.frame, session()))
    const { routes } = await remotes.load(mount.remote, mount.expose, 'routes')
    await frame
    return { parent: frameRoute(mount.frame), routes: [areaRoute(mount, routes, guard(mount), resilient)] }
  }

  return { tree, load }
}

export function createRouter(parts: Parts) {
  // The first loaders run before the router exists, so they take the fragment from the window.
  let hash = () => location.hash
  const { tree, load } = createRouteTree(parts, () => hash(), requestedPlace.remember)
  const router = createBrowserRouter(tree, {
    basename: languageOfPath(location.pathname).base || '/',
    async patchRoutesOnNavigation({ path, patch }) {
      const area = await load(languageOfPath(path).path)
      if (area) patch(area.parent, area.routes)
    },
  })
  hash = () => (router.state.navigation.location ?? router.state.location).hash
  return router
}

/** The route tree including the area of one path, for a static router. The routes equal those in the browser. */
export async function routesFor(path: string, parts: Parts): Promise<RouteObject[]> {
  const { tree, load } = createRouteTree(parts)
  const area = await load(path)
  const [shell] = tree
  if (!shell || !area) return tree
  const children = shell.children?.map((frame) =>
    frame.id === area.parent ? { ...frame, children: [...(frame.children ?? []), ...area.routes] } : frame,
  )
  return [{ ...shell, children } as RouteObject]
}

export type Router = ReturnType<typeof createRouter>

/** The redirect from the base path of a mount, for example from `/user` to its home page; null for other paths. */
function startOf(mount: Mount, place: Place): string | null {
  return keepingQuery((place.pathname.replace(/\/$/, '') === mount.path && mount.start) || null, place)
}

const GUARD = 'guard:'
/**
 * Returns true for the id of a guard route. After the area is loaded, a guard route matches only if no route of the
 * area does.
 */
export const isGuard = (routeId: string) => routeId.startsWith(GUARD)

const frameRoute = (slot: FrameSlot) => `frame:${slot}`

/**
 * Splat routes that match until a remote is loaded. They contain the guard, and the error boundary for a failed
 * download. Parameters become splats too, because of two routes with the same rank the first one would always win.
 */
function guardRoutes(mount: Mount, loader: LoaderFunction): RouteObject[] {
  return mount.owns.map((path, index) => ({
    id: `${GUARD}${mount.id}:${index}`,
    path: path.slice(1).replace(/:\w+$/, '*'),
    loader,
    handle: { remote: mount.remote },
    Component: NotFoundScreen,
    ErrorBoundary: AreaBoundary,
  }))
}

function areaRoute(
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
