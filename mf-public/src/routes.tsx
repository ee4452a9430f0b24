import { page, publicPage } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { messages } from './messages'
import * as rendering from './rendering'

/** The public site; the shell mounts it at `/`. */
export default defineRoutes({
  messages,
  routes: [
    {
      id: 'home',
      index: true,
      ...publicPage(() => import(/* webpackChunkName: "home" */ './home/HomePage'), rendering.home),
    },
    {
      id: 'about',
      path: 'about',
      ...publicPage(() => import(/* webpackChunkName: "about" */ './about/AboutPage'), rendering.about),
    },
    {
      id: 'mentors',
      path: 'mentors',
      ...publicPage(
        () => import(/* webpackChunkName: "mentors" */ './mentors/MentorsPage'),
        rendering.mentors,
      ),
    },
    {
      id: 'mentor-directory',
      path: 'ourmentors',
      ...publicPage(
        () => import(/* webpackChunkName: "mentor-directory" */ './mentors/MentorDirectoryPage'),
        rendering.directory,
      ),
    },
    {
      id: 'resources',
      path: 'resource',
      ...publicPage(
        () => import(/* webpackChunkName: "catalogue" */ './catalogue/CataloguePage'),
        rendering.catalogue,
      ),
    },
    {
      id: 'resource',
      path: 'resource/:courseId',
      ...publicPage(() => import(/* webpackChunkName: "course" */ './course/CoursePage'), rendering.course),
    },
    {
      id: 'subject',
      path: 'resources/:subject',
      ...publicPage(
        () => import(/* webpackChunkName: "subject" */ './subject/SubjectPage'),
        rendering.subject,
      ),
    },
    {
      id: 'verify-certificate',
      path: 'verify-certificate',
      ...publicPage(
        () =>
          import(/* webpackChunkName: "verify-certificate" */ './verify-certificate/VerifyCertificatePage'),
        rendering.verifyCertificate,
      ),
    },
    {
      id: 'privacy',
      path: 'privacy',
      ...publicPage(() => import(/* webpackChunkName: "privacy" */ './legal/PrivacyPage'), rendering.privacy),
    },
    {
      id: 'terms',
      path: 'terms',
      ...publicPage(() => import(/* webpackChunkName: "terms" */ './legal/TermsPage'), rendering.terms),
    },
    {
      id: 'sign-up',
      path: 'signup',
      ...publicPage(() => import(/* webpackChunkName: "sign-up" */ './sign-up/SignUpPage'), rendering.signUp),
    },
    {
      id: 'confirm-sign-up',
      path: 'confirm-sign-up',
      ...page(() => import(/* webpackChunkName: "confirm-sign-up" */ './sign-up/confirm/ConfirmSignUpPage')),
    },
    {
      id: 'guardian-consent',
      path: 'guardian-consent',
      ...page(
        () => import(/* webpackChunkName: "guardian-consent" */ './sign-up/guardian/GuardianConsentPage'),
      ),
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
      ...publicPage(
        () => import(/* webpackChunkName: "mentor-sign-up" */ './sign-up/mentor/MentorSignUpPage'),
        rendering.mentorSignUp,
      ),
    },
  ],
})
