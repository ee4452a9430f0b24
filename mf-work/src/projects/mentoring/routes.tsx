import { page } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { factMessages } from '../facts/messages'
import { ofMentoring } from './pageMessages'

/** The projects that a mentor guides. The shell mounts them at `/mentor/projects`. */
export default defineRoutes({
  messages: factMessages,
  routes: [
    {
      id: 'own-projects',
      index: true,
      ...page(() => import(/* webpackChunkName: "own-briefs" */ './list/OwnBriefsPage'), ofMentoring),
    },
    {
      id: 'new-project',
      path: 'new',
      ...page(() => import(/* webpackChunkName: "brief-editor" */ './editor/BriefFormPage'), ofMentoring),
    },
    {
      id: 'own-project',
      path: ':briefId',
      ...page(() => import(/* webpackChunkName: "own-brief" */ './one/OwnBriefPage'), ofMentoring),
    },
    {
      id: 'edit-project',
      path: ':briefId/edit',
      ...page(() => import(/* webpackChunkName: "brief-editor" */ './editor/BriefFormPage'), ofMentoring),
    },
  ],
})
