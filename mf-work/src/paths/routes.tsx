import { publicPage } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { ofScreens } from './pageMessages'
import { messages } from './progress/messages'
import * as rendering from './rendering'

/** Skill paths. The shell mounts them at `/paths` and at `/user/paths`. */
export default defineRoutes({
  messages,
  routes: [
    {
      id: 'skill-paths',
      index: true,
      ...publicPage(
        () => import(/* webpackChunkName: "skill-paths" */ './screens/PathsPage'),
        rendering.list,
        ofScreens,
      ),
    },
    {
      id: 'skill-path',
      path: ':slug',
      ...publicPage(
        () => import(/* webpackChunkName: "skill-path" */ './screens/PathPage'),
        rendering.path,
        ofScreens,
      ),
    },
  ],
})
