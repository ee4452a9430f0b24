import { defineRoutes, page, paths } from '@mentor-connect/shared/remote'
import { Navigate } from 'react-router-dom'
import { messages } from './messages'

/** Mounted at `/user`. */
export default defineRoutes({
  messages,
  routes: [
    { id: 'root', index: true, element: <Navigate to={paths.learner.home} replace /> },
    {
      id: 'dashboard',
      path: 'home',
      ...page(() => import(/* webpackChunkName: "dashboard" */ './dashboard/DashboardPage')),
    },
    {
      id: 'explore',
      path: 'explore',
      ...page(() => import(/* webpackChunkName: "explore" */ './explore/ExplorePage')),
    },
    {
      id: 'bookmarks',
      path: 'bookmarks',
      ...page(() => import(/* webpackChunkName: "bookmarks" */ './bookmarks/BookmarksPage')),
    },
    {
      id: 'profile',
      path: 'profile',
      ...page(() => import(/* webpackChunkName: "profile" */ './profile/ProfilePage')),
    },
  ],
})
