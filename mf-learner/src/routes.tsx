import { joinMessages } from '@mentor-connect/i18n'
import { page } from '@mentor-connect/contract/remote'
import { accountMessages } from '@mentor-connect/features/account/messages'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { assessmentMessages } from './assessment/messages'
import * as firstReads from './firstReads'
import { messages } from './messages'
import { planMessages } from './plan/messages'

/** Mounted at `/user`; the shell redirects `/user` itself to the learner's home page. */
export default defineRoutes({
  messages: joinMessages(messages, accountMessages),
  routes: [
    {
      id: 'dashboard',
      path: 'home',
      ...page(
        () => import(/* webpackChunkName: "dashboard" */ './dashboard/DashboardPage'),
        undefined,
        firstReads.home,
      ),
    },
    {
      id: 'explore',
      path: 'explore',
      ...page(
        () => import(/* webpackChunkName: "explore" */ './explore/ExplorePage'),
        undefined,
        firstReads.explore,
      ),
    },
    {
      id: 'bookmarks',
      path: 'bookmarks',
      ...page(() => import(/* webpackChunkName: "bookmarks" */ './bookmarks/BookmarksPage')),
    },
    {
      id: 'notes',
      path: 'notes',
      ...page(() => import(/* webpackChunkName: "notes" */ './notes/NotesPage')),
    },
    {
      id: 'plan',
      path: 'plan',
      ...page(
        () => import(/* webpackChunkName: "plan" */ './plan/PlanPage'),
        planMessages,
        firstReads.ofPlan,
      ),
    },
    {
      id: 'assessment',
      path: 'plan/assessment',
      ...page(
        () => import(/* webpackChunkName: "assessment" */ './assessment/AssessmentPage'),
        assessmentMessages,
      ),
    },
    {
      id: 'assessment-method',
      path: 'plan/assessment/method',
      ...page(
        () => import(/* webpackChunkName: "assessment-method" */ './assessment/MethodPage'),
        assessmentMessages,
      ),
    },
    {
      id: 'profile',
      path: 'profile',
      ...page(() => import(/* webpackChunkName: "profile" */ './profile/ProfilePage')),
    },
    {
      id: 'edit-profile',
      path: 'profile/edit',
      ...page(() => import(/* webpackChunkName: "edit-profile" */ './profile/edit/EditProfilePage')),
    },
  ],
})
