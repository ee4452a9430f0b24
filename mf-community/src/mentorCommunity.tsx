import { page } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { messages } from './messages'
import { ofMentors, ofOwn } from './pageMessages'

/** The community inside the mentor frame. The shell mounts it at `/mentor/community`. */
export default defineRoutes({
  messages,
  routes: [
    {
      id: 'mentor-community',
      index: true,
      ...page(
        () => import(/* webpackChunkName: "mentor-community" */ './questions/mentor/MentorCommunityPage'),
        ofMentors,
      ),
    },
    {
      id: 'mentor-community-subject',
      path: 'subjects/:subject',
      ...page(() => import(/* webpackChunkName: "community-subject" */ './questions/list/SubjectPage')),
    },
    {
      id: 'mentor-community-ask',
      path: 'ask',
      ...page(() => import(/* webpackChunkName: "community-ask" */ './questions/ask/AskPage')),
    },
    {
      id: 'mentor-community-own',
      path: 'own',
      ...page(() => import(/* webpackChunkName: "community-own" */ './questions/own/OwnPage'), ofOwn),
    },
    {
      id: 'mentor-community-question',
      path: 'questions/:questionId',
      ...page(() => import(/* webpackChunkName: "community-question" */ './questions/question/QuestionPage')),
    },
  ],
})
