import { defineRoutes, page } from '@mentor-connect/shared/remote'
import { messages } from './messages'

/** The public site; the shell mounts it at `/`. */
export default defineRoutes({
  messages,
  routes: [
    { id: 'home', index: true, ...page(() => import(/* webpackChunkName: "home" */ './home/HomePage')) },
    {
      id: 'about',
      path: 'about',
      ...page(() => import(/* webpackChunkName: "about" */ './about/AboutPage')),
    },
    {
      id: 'mentors',
      path: 'mentors',
      ...page(() => import(/* webpackChunkName: "mentors" */ './mentors/MentorsPage')),
    },
    {
      id: 'mentor-directory',
      path: 'ourmentors',
      ...page(() => import(/* webpackChunkName: "mentor-directory" */ './mentors/MentorDirectoryPage')),
    },
    {
      id: 'resources',
      path: 'resource',
      ...page(() => import(/* webpackChunkName: "catalogue" */ './catalogue/CataloguePage')),
    },
    {
      id: 'resource',
      path: 'resource/:courseId',
      ...page(() => import(/* webpackChunkName: "course" */ './course/CoursePage')),
    },
    {
      id: 'subject',
      path: 'resources/:subject',
      ...page(() => import(/* webpackChunkName: "subject" */ './subject/SubjectPage')),
    },
    {
      id: 'verify-certificate',
      path: 'verify-certificate',
      ...page(
        () =>
          import(/* webpackChunkName: "verify-certificate" */ './verify-certificate/VerifyCertificatePage'),
      ),
    },
    {
      id: 'privacy',
      path: 'privacy',
      ...page(() => import(/* webpackChunkName: "privacy" */ './legal/PrivacyPage')),
    },
    {
      id: 'terms',
      path: 'terms',
      ...page(() => import(/* webpackChunkName: "terms" */ './legal/TermsPage')),
    },
    {
      id: 'sign-up',
      path: 'signup',
      ...page(() => import(/* webpackChunkName: "sign-up" */ './sign-up/SignUpPage')),
    },
    {
      id: 'confirm-sign-up',
      path: 'confirm-sign-up',
      ...page(() => import(/* webpackChunkName: "confirm-sign-up" */ './sign-up/confirm/ConfirmSignUpPage')),
    },
    {
      id: 'forgot-password',
      path: 'forgot-password',
      ...page(
        () => import(/* webpackChunkName: "forgot-password" */ './sign-up/password-reset/ForgotPasswordPage'),
      ),
    },
    {
      id: 'reset-password',
      path: 'reset-password',
      ...page(
        () => import(/* webpackChunkName: "reset-password" */ './sign-up/password-reset/ResetPasswordPage'),
      ),
    },
    {
      id: 'mentor-sign-up',
      path: 'mentor-signup',
      ...page(() => import(/* webpackChunkName: "mentor-sign-up" */ './sign-up/mentor/MentorSignUpPage')),
    },
  ],
})
