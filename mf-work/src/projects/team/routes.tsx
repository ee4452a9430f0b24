import { page } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { factMessages } from '../facts/messages'
import { ofTeams } from './pageMessages'

/** A team, for its members and its mentor. The shell mounts it at `/user/teams` and at `/mentor/teams`. */
export default defineRoutes({
  messages: factMessages,
  routes: [
    {
      id: 'team',
      path: ':teamId',
      ...page(() => import(/* webpackChunkName: "team" */ './TeamPage'), ofTeams),
    },
  ],
})
