import type { RemoteScreens } from '@mentor-connect/contract/remote'

/** Screens without React: each draws into an element of the page. */
const screens: RemoteScreens = {
  kind: 'screens',
  screens: [
    { id: 'clock', path: '', load: () => import('./clockScreen') },
    { id: 'city', path: ':city', load: () => import('./clockScreen') },
  ],
}
export default screens
