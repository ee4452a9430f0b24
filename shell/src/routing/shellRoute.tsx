import type { FrameSlot, Mount } from '@mentor-connect/contract/site/mounts'
import type { RouteObject } from 'react-router-dom'
import { StartScreen } from '../screens/StartScreen'
import { AreaBoundary } from './AreaBoundary'
import { AreaFrame } from './AreaFrame'
import type { AreaRoutes } from './areaLoader'
import { frameRoute, guardRoutes } from './areaRoutes'
import type { Guard } from './guardLoader'
import { RootLayout } from './RootLayout'

const SLOTS: FrameSlot[] = ['public', 'learner', 'mentor', 'admin', 'by-role']

/** The pathless root: a route for each frame, in it the guards of its mounts and, if given, the routes of an area. */
export function shellRoute(mounts: Mount[], guard: Guard, area?: AreaRoutes): RouteObject {
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
      children: [
        ...mounts.filter(({ frame }) => frame === slot).flatMap((mount) => guardRoutes(mount, guard(mount))),
        ...(area?.parent === frameRoute(slot) ? area.routes : []),
      ],
    })),
  }
}
