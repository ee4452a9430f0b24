import { publicPage } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { factMessages } from '../facts/messages'
import { ofBriefs } from './pageMessages'
import * as rendering from './rendering'

/** The open projects for everybody. The shell mounts them at `/projects`. */
export default defineRoutes({
  messages: factMessages,
  routes: [
    {
      id: 'projects',
      index: true,
      ...publicPage(
        () => import(/* webpackChunkName: "projects-list" */ './list/ProjectsPage'),
        rendering.projects,
        ofBriefs,
      ),
    },
    {
      id: 'project',
      path: ':briefId',
      ...publicPage(
        () => import(/* webpackChunkName: "project" */ './page/ProjectPage'),
        rendering.project,
        ofBriefs,
      ),
    },
  ],
})
