import type { RemoteScreens } from '@mentor-connect/contract/remote'

/**
 * Screens that render into a root of the area's own React. They are needed until the area can use the React of the
 * page.
 */
const screens: RemoteScreens = {
  kind: 'screens',
  screens: [{ id: 'start', path: '', load: () => import(/* webpackChunkName: "start" */ './startScreen') }],
}
export default screens
