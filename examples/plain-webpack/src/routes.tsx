import { page, type RemoteRoutes } from '@mentor-connect/contract/remote'
import { messages } from './messages'

/** The routes of the area, which `area.json` mounts. */
const routes: RemoteRoutes = {
  kind: 'routes',
  messages,
  routes: [
    { id: 'start', index: true, ...page(() => import('./StartPage')) },
    { id: 'details', path: 'details', ...page(() => import('./DetailsPage')) },
  ],
}
export default routes
