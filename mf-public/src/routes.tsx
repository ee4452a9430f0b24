import { page, publicPage, type MessageLoaders } from '@mentor-connect/contract/remote'
import { joinMessages } from '@mentor-connect/i18n'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { publicLessonPage } from './lessonPage'
import { messages } from './messages'
import * as rendering from './rendering'
import { ofBooking, ofCareers, ofMentors, ofVerification, ofWorkshops } from './pageMessages'

/** Messages that only some pages use, loaded with these pages. */
const ofHome: MessageLoaders = {
  en: () => import(/* webpackChunkName: "home.messages-en" */ './home/messages/en.json'),
  hi: () => import(/* webpackChunkName: "home.messages-hi" */ './home/messages/hi.json'),
}
const ofAbout: MessageLoaders = {
  en: () => import(/* webpackChunkName: "about.messages-en" */ './about/messages/en.json'),
  hi: () => import(/* webpackChunkName: "about.messages-hi" */ './about/messages/hi.json'),
}
const ofHelp: MessageLoaders = {
  en: () => import(/* webpackChunkName: "help.messages-en" */ './help/messages/en.json'),
  hi: () => import(/* webpackChunkName: "help.messages-hi" */ './help/messages/hi.json'),
}
const ofSubject: MessageLoaders = {
  en: () => import(/* webpackChunkName: "subject.messages-en" */ './subject/messages/en.json'),
  hi: () => import(/* webpackChunkName: "subject.messages-hi" */ './subject/messages/hi.json'),
}
const ofSignUp: MessageLoaders = {
  en: () => import(/* webpackChunkName: "sign-up.messages-en" */ './sign-up/messages/en.json'),
  hi: () => import(/* webpackChunkName: "sign-up.messages-hi" */ './sign-up/messages/hi.json'),
}
const ofGuardian = joinMessages(ofSignUp, {
  en: () => import(/* webpackChunkName: "guardian.messages-en" */ './sign-up/guardian/messages/en.json'),
  hi: () => import(/* webpackChunkName: "guardian.messages-hi" */ './sign-up/guardian/messages/hi.json'),
})

/** The public site. The shell mounts it at `/`. */
export default defineRoutes({
  messages,
  routes: [
    {
      id: 'home',
      index: true,
      ...publicPage(() => import(/* webpackChunkName: "home" */ './home/HomePage'), rendering.home, ofHome),
    },
    {
      id: 'about',
      path: 'about',
      ...publicPage(
        () => import(/* webpackChunkName: "about" */ './about/AboutPage'),
        rendering.about,
        ofAbout,
      ),
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
        ofMentors,
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
      id: 'lesson',
      path: 'resource/:courseId/lessons/:lessonId',
      ...publicLessonPage,
    },
    {
      id: 'subject',
      path: 'resources/:subject',
      ...publicPage(
        () => import(/* webpackChunkName: "subject" */ './subject/SubjectPage'),
        rendering.subject,
        ofSubject,
      ),
    },
    {
      id: 'careers',
      path: 'careers',
      ...publicPage(
        () => import(/* webpackChunkName: "careers" */ './careers/CareersPage'),
        rendering.careers,
        ofCareers,
      ),
    },
    {
      id: 'compare-careers',
      path: 'careers/compare',
      ...publicPage(
        () => import(/* webpackChunkName: "compare-careers" */ './careers/ComparePage'),
        rendering.compareCareers,
        ofCareers,
      ),
    },
    {
      id: 'career',
      path: 'careers/:careerId',
      ...publicPage(
        () => import(/* webpackChunkName: "career" */ './careers/CareerPage'),
        rendering.career,
        ofCareers,
      ),
    },
    {
      id: 'workshops',
      path: 'workshops',
      ...publicPage(
        () => import(/* webpackChunkName: "workshops" */ './workshops/WorkshopsPage'),
        rendering.workshops,
        ofWorkshops,
      ),
    },
    {
      id: 'workshop',
      path: 'workshops/:workshopId',
      ...publicPage(
        () => import(/* webpackChunkName: "workshop" */ './workshops/WorkshopPage'),
        rendering.workshop,
        ofWorkshops,
      ),
    },
    {
      id: 'booking',
      path: 'book/:slug',
      ...publicPage(
        () => import(/* webpackChunkName: "booking" */ './booking/BookingPage'),
        rendering.booking,
        ofBooking,
      ),
    },
    {
      id: 'verify-certificate',
      path: 'verify-certificate',
      ...publicPage(
        () =>
          import(/* webpackChunkName: "verify-certificate" */ './verify-certificate/VerifyCertificatePage'),
        rendering.verifyCertificate,
        ofVerification,
      ),
    },
    {
      id: 'help',
      path: 'help',
      ...publicPage(() => import(/* webpackChunkName: "help" */ './help/HelpPage'), rendering.help, ofHelp),
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
      ...publicPage(
        () => import(/* webpackChunkName: "sign-up" */ './sign-up/SignUpPage'),
        rendering.signUp,
        ofSignUp,
      ),
    },
    {
      id: 'confirm-sign-up',
      path: 'confirm-sign-up',
      ...page(
        () => import(/* webpackChunkName: "confirm-sign-up" */ './sign-up/confirm/ConfirmSignUpPage'),
        ofSignUp,
      ),
    },
    {
      id: 'guardian-consent',
      path: 'guardian-consent',
      ...page(
        () => import(/* webpackChunkName: "guardian-consent" */ './sign-up/guardian/GuardianConsentPage'),
        ofGuardian,
      ),
    },
    {
      id: 'forgot-password',
      path: 'forgot-password',
      ...page(
        () => import(/* webpackChunkName: "forgot-password" */ './sign-up/password-reset/ForgotPasswordPage'),
        ofSignUp,
      ),
    },
    {
      id: 'reset-password',
      path: 'reset-password',
      ...page(
        () => import(/* webpackChunkName: "reset-password" */ './sign-up/password-reset/ResetPasswordPage'),
        ofSignUp,
      ),
    },
    {
      id: 'mentor-sign-up',
      path: 'mentor-signup',
      ...publicPage(
        () => import(/* webpackChunkName: "mentor-sign-up" */ './sign-up/mentor/MentorSignUpPage'),
        rendering.mentorSignUp,
        ofSignUp,
      ),
    },
  ],
})
