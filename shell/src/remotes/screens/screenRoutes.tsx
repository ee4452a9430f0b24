import {
  page,
  type RemoteRoutes,
  type RemoteScreens,
  type ScreenRoute,
} from '@mentor-connect/contract/remote'
import type { RouteObject } from 'react-router-dom'
import { ScreenPlace } from './ScreenPlace'

/** Screens as routes, so that they have the guards, retries and boundaries of all pages. */
export function screenRoutes({ screens }: RemoteScreens): RemoteRoutes {
  return { kind: 'routes', routes: screens.map(routeOf), messages: { en: noMessages, hi: noMessages } }
}

function routeOf({ id, path, load }: ScreenRoute): RouteObject {
  const screen = page(async () => {
    const { default: mount } = await load()
    return { default: () => <ScreenPlace mount={mount} /> }
  })
  return { ...(id !== undefined && { id }), ...(path === '' ? { index: true } : { path }), ...screen }
}

/** Screens bring their own texts. */
const noMessages = async () => ({ default: {} })
