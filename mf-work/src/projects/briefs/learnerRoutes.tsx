import { page } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { factMessages } from '../facts/messages'
import { ofBriefs } from './pageMessages'

/** The projects inside the learner frame. The shell mounts them at `/user/projects`. */
export default defineRoutes({
  messages: factMessages,
  routes: [
    {
      id: 'projects-inside',
      index: true,
      ...page(() => import(/* webpackChunkName: "projects-list" */ './list/ProjectsPage'), ofBriefs),
    },
    {
      id: 'project-inside',
      path: ':briefId',
      ...page(() => import(/* webpackChunkName: "project" */ './page/ProjectPage'), ofBriefs),
    },
  ],
})
