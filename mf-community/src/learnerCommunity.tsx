import { page } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { messages } from './messages'
import { ofOwn } from './pageMessages'

/** The community inside the learner frame. The shell mounts it at `/user/community`. */
export default defineRoutes({
  messages,
  routes: [
    {
      id: 'community-inside',
      index: true,
      ...page(() => import(/* webpackChunkName: "community-list" */ './questions/list/CommunityPage')),
    },
    {
      id: 'community-subject-inside',
      path: 'subjects/:subject',
      ...page(() => import(/* webpackChunkName: "community-subject" */ './questions/list/SubjectPage')),
    },
    {
      id: 'community-ask',
      path: 'ask',
      ...page(() => import(/* webpackChunkName: "community-ask" */ './questions/ask/AskPage')),
    },
    {
      id: 'community-own',
      path: 'own',
      ...page(() => import(/* webpackChunkName: "community-own" */ './questions/own/OwnPage'), ofOwn),
    },
    {
      id: 'community-question-inside',
      path: 'questions/:questionId',
      ...page(() => import(/* webpackChunkName: "community-question" */ './questions/question/QuestionPage')),
    },
  ],
})
