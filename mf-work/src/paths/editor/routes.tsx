import { page } from '@mentor-connect/contract/remote'
import { pathEditorMessages } from '@mentor-connect/features/skill-path-editor/messages'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { joinMessages } from '@mentor-connect/i18n'
import { messages } from './messages'

/** The paths that a mentor makes. The shell mounts them at `/mentor/paths`. */
export default defineRoutes({
  messages: joinMessages(messages, pathEditorMessages),
  routes: [
    {
      id: 'own-skill-paths',
      index: true,
      ...page(() => import(/* webpackChunkName: "own-skill-paths" */ './OwnPathsPage')),
    },
    {
      id: 'new-skill-path',
      path: 'new',
      ...page(() => import(/* webpackChunkName: "edit-skill-path" */ './EditPathPage')),
    },
    {
      id: 'edit-skill-path',
      path: ':pathId',
      ...page(() => import(/* webpackChunkName: "edit-skill-path" */ './EditPathPage')),
    },
  ],
})
