import type { RemoteScreens } from '@mentor-connect/contract/remote'

/** Screens in a root of the area's own React, until the area can use that of the page. */
const screens: RemoteScreens = {
  kind: 'screens',
  screens: [{ id: 'start', path: '', load: () => import(/* webpackChunkName: "start" */ './startScreen') }],
}
export default screens
