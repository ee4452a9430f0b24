import type { Session } from '@mentor-connect/contract/auth'
import type { LoaderFunction, RouteObject } from 'react-router-dom'
import { frameOf } from '../mounts/mountTable'
import type { Areas } from '../remotes/AreasContext'
import { resilientLoader } from '../remotes/resilientLoader'
import { areaRoute, frameRoute } from './areaRoutes'
import type { Guard } from './guardLoader'
import { redirectOf } from './guards'

export interface RoutingParts {
  areas: Pick<Areas, 'remotes' | 'frames' | 'releases' | 'mountTable'>
  session: () => Session
}

/** The routes of an area, and the id of their parent route. */
export interface AreaRoutes {
  parent: string
  routes: RouteObject[]
}

/**
 * Returns a function that loads the area that owns a path, and its frame. It resolves with undefined if no area owns the
 * path or the path redirects.
 */
export function areaLoader({ areas, session, guard }: RoutingParts & { guard: Guard }) {
  const { remotes, frames, mountTable } = areas
  const resilient = (remote: string, loader: LoaderFunction) => resilientLoader(remote, loader, areas)

  return async (path: string): Promise<AreaRoutes | undefined> => {
    const mount = mountTable.ownerOf(path)
    if (!mount || redirectOf(mount, session(), { pathname: path })) return
    const frame = frames.settle(frameOf(mount.frame, session()))
    const { routes } = await remotes.load(mount.remote, mount.expose, 'routes')
    await frame
    return { parent: frameRoute(mount.frame), routes: [areaRoute(mount, routes, guard(mount), resilient)] }
  }
}
