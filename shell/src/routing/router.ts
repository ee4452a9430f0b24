import { languageOfPath } from '@mentor-connect/contract/api/languageAddress'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { requestedPlace } from '../session/requestedPlace'
import { areaLoader, type RoutingParts } from './areaLoader'
import { guardLoader } from './guardLoader'
import { shellRoute } from './shellRoute'

export type Router = ReturnType<typeof createBrowserRouter>

/** The router of a browser. Frames and guards exist from the start; the routes of areas are loaded on demand. */
export function createRouter({ areas, session }: RoutingParts): Router {
  let router: Router | null = null
  const guard = guardLoader({
    session,
    hash: () => openedLocation(router).hash,
    onRefused: requestedPlace.remember,
  })
  const load = areaLoader({ areas, session, guard })
  router = createBrowserRouter([shellRoute(areas.mountTable.mounts, guard)], {
    basename: languageOfPath(location.pathname).base || '/',
    async patchRoutesOnNavigation({ path, patch }) {
      const area = await load(languageOfPath(path).path)
      if (area) patch(area.parent, area.routes)
    },
  })
  return router
}

/** The location that is being opened. The first loaders run before the router exists; the window has it then. */
const openedLocation = (router: Router | null) =>
  router ? (router.state.navigation.location ?? router.state.location) : location

/** The routes of one path for a static router. They equal those in the browser. */
export async function routesFor(path: string, { areas, session }: RoutingParts): Promise<RouteObject[]> {
  const guard = guardLoader({ session })
  const area = await areaLoader({ areas, session, guard })(path)
  return [shellRoute(areas.mountTable.mounts, guard, area)]
}
