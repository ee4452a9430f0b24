import {
  page,
  type RemoteRoutes,
  type RemoteScreens,
  type ScreenRoute,
} from '@mentor-connect/contract/remote'
import type { RouteObject } from 'react-router-dom'
import { ScreenPlace } from './ScreenPlace'

/**
 * Converts screens to routes, so that they have the guards, retries and error boundaries of all pages.
 * @param contract version of the auth contract that the screens get
 */
export function screenRoutes({ screens }: RemoteScreens, contract: string): RemoteRoutes {
  return {
    kind: 'routes',
    routes: screens.map((screen) => routeOf(screen, contract)),
    messages: { en: noMessages, hi: noMessages },
  }
}

function routeOf({ id, path, load }: ScreenRoute, contract: string): RouteObject {
  const screen = page(async () => {
    const { default: mount } = await load()
    return { default: () => <ScreenPlace mount={mount} contract={contract} /> }
  })
  return { ...(id !== undefined && { id }), ...(path === '' ? { index: true } : { path }), ...screen }
}

/** Screens bring their own messages. */
const noMessages = async () => ({ default: {} })
