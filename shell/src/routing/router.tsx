import type { Session } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import type { FrameSlot, Mount } from '@mentor-connect/contract/site/mounts'
import { languageOfPath } from '@mentor-connect/contract/api/languageAddress'
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
import { requestedPlace } from '../session/requestedPlace'
import { StartScreen } from '../screens/StartScreen'
import { AreaFrame } from './AreaFrame'
import { areaRoute, frameRoute, guardRoutes, type Resilient } from './areaRoutes'
import { redirectFor, startOf } from './guards'
import { frameOf } from '../mounts/mountTable'
import { RootLayout } from './RootLayout'

interface Parts {
  areas: Pick<Areas, 'remotes' | 'frames' | 'releases' | 'mountTable'>
  session: () => Session
}

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

  return { tree: [shellRoute(mountTable.mounts, guard)], load }
}

/** The pathless route of the shell, with a route for each frame and, in it, those that guard the mounts. */
function shellRoute(mounts: Mount[], guard: (mount: Mount) => LoaderFunction): RouteObject {
  return {
    id: 'shell',
    Component: RootLayout,
    HydrateFallback: StartScreen,
    ErrorBoundary: AreaBoundary,
    children: SLOTS.map((slot) => ({
      id: frameRoute(slot),
      element: <AreaFrame slot={slot} />,
      // A failed frame is replaced by the plain frame, so only failures of the page reach this boundary.
      ErrorBoundary: AreaBoundary,
      children: mounts
        .filter((mount) => mount.frame === slot)
        .flatMap((mount) => guardRoutes(mount, guard(mount))),
    })),
  }
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
