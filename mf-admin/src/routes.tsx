import { page } from '@mentor-connect/contract/remote'
import { pathEditorMessages } from '@mentor-connect/features/skill-path-editor/messages'
import { joinMessages } from '@mentor-connect/i18n'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { messages } from './messages'

/** The site of the back office, mounted at `/`. */
export default defineRoutes({
  messages: joinMessages(messages, pathEditorMessages),
  routes: [
    {
      id: 'sign-in',
      path: 'sign-in',
      ...page(() => import(/* webpackChunkName: "sign-in" */ './sign-in/SignInPage')),
    },
    {
      id: 'register',
      path: 'register',
      ...page(() => import(/* webpackChunkName: "register" */ './register/RegisterPage')),
    },
    {
      id: 'waiting',
      path: 'waiting',
      ...page(() => import(/* webpackChunkName: "waiting" */ './waiting/WaitingPage')),
    },
    {
      id: 'applications',
      path: 'applications',
      ...page(() => import(/* webpackChunkName: "applications" */ './applications/ApplicationsPage')),
    },
    {
      id: 'application',
      path: 'applications/:id',
      ...page(() => import(/* webpackChunkName: "application" */ './applications/ApplicationPage')),
    },
    {
      id: 'openings',
      path: 'openings',
      ...page(() => import(/* webpackChunkName: "openings" */ './openings/OpeningsPage')),
    },
    {
      id: 'platform-openings',
      path: 'openings/platform',
      ...page(
        () => import(/* webpackChunkName: "platform-openings" */ './openings/platform/PlatformOpeningsPage'),
      ),
    },
    {
      id: 'new-platform-opening',
      path: 'openings/platform/new',
      ...page(() => import(/* webpackChunkName: "platform-form" */ './openings/platform/PlatformFormPage')),
    },
    {
      id: 'platform-opening',
      path: 'openings/platform/:id',
      ...page(
        () => import(/* webpackChunkName: "platform-opening" */ './openings/platform/PlatformOpeningPage'),
      ),
    },
    {
      id: 'edit-platform-opening',
      path: 'openings/platform/:id/edit',
      ...page(() => import(/* webpackChunkName: "platform-form" */ './openings/platform/PlatformFormPage')),
    },
    {
      id: 'feeds',
      path: 'openings/feeds',
      ...page(() => import(/* webpackChunkName: "feeds" */ './feeds/FeedsPage')),
    },
    {
      id: 'new-feed',
      path: 'openings/feeds/new',
      ...page(() => import(/* webpackChunkName: "new-feed" */ './feeds/NewFeedPage')),
    },
    {
      id: 'feed',
      path: 'openings/feeds/:id',
      ...page(() => import(/* webpackChunkName: "feed" */ './feeds/FeedPage')),
    },
    {
      id: 'feed-run',
      path: 'openings/feeds/:id/runs/:run',
      ...page(() => import(/* webpackChunkName: "feed-run" */ './feeds/FeedRunPage')),
    },
    {
      id: 'opening',
      path: 'openings/:id',
      ...page(() => import(/* webpackChunkName: "opening" */ './openings/OpeningPage')),
    },
    {
      id: 'community',
      path: 'community',
      ...page(() => import(/* webpackChunkName: "community" */ './community/PostsPage')),
    },
    {
      id: 'community-post',
      path: 'community/:kind/:id',
      ...page(() => import(/* webpackChunkName: "community-post" */ './community/PostPage')),
    },
    {
      id: 'cases',
      path: 'cases',
      ...page(() => import(/* webpackChunkName: "cases" */ './cases/CasesPage')),
    },
    {
      id: 'case',
      path: 'cases/:id',
      ...page(() => import(/* webpackChunkName: "case" */ './cases/CasePage')),
    },
    {
      id: 'appeals',
      path: 'cases/appeals',
      ...page(() => import(/* webpackChunkName: "appeals" */ './appeals/AppealsPage')),
    },
    {
      id: 'appeal',
      path: 'cases/appeals/:id',
      ...page(() => import(/* webpackChunkName: "appeal" */ './appeals/AppealPage')),
    },
    {
      id: 'guardians',
      path: 'cases/guardians',
      ...page(() => import(/* webpackChunkName: "guardians" */ './guardians/GuardiansPage')),
    },
    {
      id: 'guardian',
      path: 'cases/guardians/:id',
      ...page(() => import(/* webpackChunkName: "guardian" */ './guardians/GuardianPage')),
    },
    {
      id: 'missed-sessions',
      path: 'cases/missed-sessions',
      ...page(
        () => import(/* webpackChunkName: "missed-sessions" */ './people/missed-sessions/NoShowMentorsPage'),
      ),
    },
    {
      id: 'people',
      path: 'people',
      ...page(() => import(/* webpackChunkName: "people" */ './people/PeoplePage')),
    },
    {
      id: 'person',
      path: 'people/:role/:id',
      ...page(() => import(/* webpackChunkName: "person" */ './people/PersonPage')),
    },
    {
      id: 'courses',
      path: 'courses',
      ...page(() => import(/* webpackChunkName: "courses" */ './courses/CoursesPage')),
    },
    {
      id: 'course',
      path: 'courses/:id',
      ...page(() => import(/* webpackChunkName: "course" */ './courses/CoursePage')),
    },
    {
      id: 'skill-paths',
      path: 'courses/skill-paths',
      ...page(() => import(/* webpackChunkName: "skill-paths" */ './skill-paths/SkillPathsPage')),
    },
    {
      id: 'new-skill-path',
      path: 'courses/skill-paths/new',
      ...page(() => import(/* webpackChunkName: "skill-path" */ './skill-paths/NewSkillPathPage')),
    },
    {
      id: 'skill-path',
      path: 'courses/skill-paths/:id',
      ...page(() => import(/* webpackChunkName: "skill-path" */ './skill-paths/SkillPathPage')),
    },
    {
      id: 'certificates',
      path: 'courses/certificates',
      ...page(() => import(/* webpackChunkName: "certificates" */ './certificates/CertificatesPage')),
    },
    {
      id: 'certificate',
      path: 'courses/certificates/:id',
      ...page(() => import(/* webpackChunkName: "certificate" */ './certificates/CertificatePage')),
    },
    {
      id: 'jobs',
      path: 'jobs',
      ...page(() => import(/* webpackChunkName: "jobs" */ './jobs/JobsPage')),
    },
    {
      id: 'mails',
      path: 'mails',
      ...page(() => import(/* webpackChunkName: "mails" */ './mails/MailsPage')),
    },
    {
      id: 'announcements',
      path: 'mails/announcements',
      ...page(() => import(/* webpackChunkName: "announcements" */ './announcements/AnnouncementsPage')),
    },
    {
      id: 'mail',
      path: 'mails/:name',
      ...page(() => import(/* webpackChunkName: "mail" */ './mails/MailPage')),
    },
    {
      id: 'figures',
      path: 'figures',
      ...page(() => import(/* webpackChunkName: "figures" */ './figures/FiguresPage')),
    },
    {
      id: 'audit',
      path: 'audit',
      ...page(() => import(/* webpackChunkName: "audit" */ './audit/AuditPage')),
    },
  ],
})
