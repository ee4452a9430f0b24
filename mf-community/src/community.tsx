import { publicPage } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { messages } from './messages'
import * as rendering from './questions/public/rendering'

/** The community for everybody. The shell mounts it at `/community`. */
export default defineRoutes({
  messages,
  routes: [
    {
      id: 'community',
      index: true,
      ...publicPage(
        () => import(/* webpackChunkName: "community-list" */ './questions/list/CommunityPage'),
        rendering.list,
      ),
    },
    {
      id: 'community-subject',
      path: 'subjects/:subject',
      ...publicPage(
        () => import(/* webpackChunkName: "community-subject" */ './questions/list/SubjectPage'),
        rendering.subject,
      ),
    },
    {
      id: 'community-question',
      path: 'questions/:questionId',
      ...publicPage(
        () => import(/* webpackChunkName: "community-question" */ './questions/question/QuestionPage'),
        rendering.question,
      ),
    },
  ],
})
