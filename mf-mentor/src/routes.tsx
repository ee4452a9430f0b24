import { defineRoutes, page, paths } from '@mentor-connect/shared/remote'
import { Navigate } from 'react-router-dom'
import { messages } from './messages'

const dashboard = () => page(() => import(/* webpackChunkName: "dashboard" */ './dashboard/DashboardPage'))

/** Mounted at `/mentor`. */
export default defineRoutes({
  messages,
  routes: [
    { id: 'root', index: true, element: <Navigate to={paths.mentorArea.home} replace /> },
    { id: 'home', path: 'home', ...dashboard() },
    { id: 'dashboard', path: 'dashboard', ...dashboard() },
    {
      id: 'resources',
      path: 'resources',
      ...page(() => import(/* webpackChunkName: "resources" */ './resources/ResourcesPage')),
    },
    {
      id: 'profile',
      path: 'profile',
      ...page(() => import(/* webpackChunkName: "profile" */ './profile/ProfilePage')),
    },
  ],
})
