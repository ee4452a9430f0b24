import { joinMessages } from '@mentor-connect/i18n'
import { getOwnResource } from '@mentor-connect/contract/courses/authoring/authoring'
import { getMentorDashboard } from '@mentor-connect/contract/mentoring/mentorArea'
import { getMentorships } from '@mentor-connect/contract/mentoring/mentorships'
import { firstRead, page } from '@mentor-connect/contract/remote'
import { PAGE_SIZE_MAX } from '@mentor-connect/contract/rules/limits'
import { accountMessages } from '@mentor-connect/features/account/messages'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { lessonEditorPage } from './lessonEditorPage'
import { messages } from './messages'
import { quizMessages } from './quiz-builder/messages'
import { taskMessages } from './tasks/messages'

const dashboard = () =>
  page(() => import(/* webpackChunkName: "dashboard" */ './dashboard/DashboardPage'), undefined, [
    firstRead(getMentorDashboard, {}),
    firstRead(getMentorships, {}, { which: 'requests', limit: PAGE_SIZE_MAX }),
  ])

/** The first request of the pages that show one of the mentor's own courses. */
const ownResource = [firstRead(getOwnResource, { id: 'resourceId' })]

/** Mounted at `/mentor`; the shell redirects `/mentor` itself to the mentor's home page. */
export default defineRoutes({
  messages: joinMessages(messages, accountMessages),
  routes: [
    { id: 'home', path: 'home', ...dashboard() },
    { id: 'dashboard', path: 'dashboard', ...dashboard() },
    {
      id: 'resources',
      path: 'resources',
      ...page(() => import(/* webpackChunkName: "resources" */ './resources/list/ResourcesPage')),
    },
    {
      id: 'add-resource',
      path: 'resources/add',
      ...page(() => import(/* webpackChunkName: "resource-form" */ './resources/form/CreateResourcePage')),
    },
    {
      id: 'resource',
      path: 'resources/:resourceId',
      ...page(
        () => import(/* webpackChunkName: "resource" */ './resources/detail/ResourcePage'),
        undefined,
        ownResource,
      ),
    },
    {
      id: 'edit-resource',
      path: 'resources/:resourceId/edit',
      ...page(
        () => import(/* webpackChunkName: "resource-form" */ './resources/form/EditResourcePage'),
        undefined,
        ownResource,
      ),
    },
    { id: 'lesson', path: 'resources/:resourceId/lessons/:lessonId', ...lessonEditorPage },
    {
      id: 'quiz',
      path: 'resources/:resourceId/lessons/:lessonId/quiz',
      ...page(() => import(/* webpackChunkName: "quiz-builder" */ './quiz-builder/QuizPage'), quizMessages),
    },
    {
      id: 'rubric',
      path: 'resources/:resourceId/lessons/:lessonId/task',
      ...page(() => import(/* webpackChunkName: "rubric" */ './tasks/rubric/RubricPage'), taskMessages),
    },
    {
      id: 'works',
      path: 'tasks',
      ...page(() => import(/* webpackChunkName: "works" */ './tasks/list/WorksPage'), taskMessages),
    },
    {
      id: 'work',
      path: 'tasks/:workId',
      ...page(() => import(/* webpackChunkName: "work" */ './tasks/review/ReviewPage'), taskMessages),
    },
    {
      id: 'learners',
      path: 'learners',
      ...page(() => import(/* webpackChunkName: "learners" */ './learners/LearnersPage')),
    },
    {
      id: 'learner',
      path: 'learners/:learnerId',
      ...page(() => import(/* webpackChunkName: "learner" */ './learners/one/LearnerPage')),
    },
    {
      id: 'questions',
      path: 'questions',
      ...page(() => import(/* webpackChunkName: "questions" */ './questions/QuestionsPage')),
    },
    {
      id: 'profile',
      path: 'profile',
      ...page(() => import(/* webpackChunkName: "profile" */ './profile/ProfilePage')),
    },
    {
      id: 'edit-profile',
      path: 'profile/edit',
      ...page(() => import(/* webpackChunkName: "profile-edit" */ './profile/edit/EditProfilePage')),
    },
  ],
})
