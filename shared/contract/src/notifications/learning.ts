import type { Role } from '../accounts/people'
import { paths } from '../rules/paths'
import { REASON_IN_MAIL, several, type NotificationDefinition } from './notificationKind'

const CERTIFICATE = {
  mail: 'own',
  icon: 'award',
  page: (_role: Role, id: string) => paths.verifyCertificateOf(id),
} as const

export const LEARNING_KINDS = {
  enrolment: {
    category: 'learning',
    mail: 'notification',
    icon: 'book-open',
    page: () => paths.mentorArea.learners,
    names: 'course',
    text: {
      en: ({ count, name }) => `${several(count, 'new learner', 'new learners')} in “${name}”`,
      hi: ({ count, name }) => `“${name}” में ${several(count, 'नया विद्यार्थी', 'नए विद्यार्थी')}`,
    },
    push: {
      en: ({ count }) => `${several(count, 'new learner', 'new learners')} in your course`,
      hi: ({ count }) => `आपके कोर्स में ${several(count, 'नया विद्यार्थी', 'नए विद्यार्थी')}`,
    },
  },
  /** A mentor has changed something in the plan that the learner shares. */
  'plan-changed': {
    category: 'learning',
    mail: 'notification',
    icon: 'target',
    page: () => paths.learner.plan,
    names: 'person',
    text: {
      en: ({ count, name }) => `${name} has made ${several(count, 'change', 'changes')} in your plan`,
      hi: ({ count, name }) => `${name} ने आपकी योजना में ${several(count, 'बदलाव किया है', 'बदलाव किए हैं')}`,
    },
    push: {
      en: 'Your mentor has changed your plan',
      hi: 'आपके मेंटर ने आपकी योजना में बदलाव किया है',
    },
  },
  'certificate-issued': {
    ...CERTIFICATE,
    category: 'learning',
    names: 'certificate',
    text: {
      en: ({ name }) => `Your certificate for “${name}” is ready`,
      hi: ({ name }) => `“${name}” का आपका प्रमाणपत्र तैयार है`,
    },
    push: { en: 'Your certificate is ready', hi: 'आपका प्रमाणपत्र तैयार है' },
  },
  'certificate-revoked': {
    ...CERTIFICATE,
    category: 'safety',
    names: 'certificate',
    text: {
      en: ({ name }) => `Your certificate for “${name}” was revoked`,
      hi: ({ name }) => `“${name}” का आपका प्रमाणपत्र रद्द कर दिया गया है`,
    },
    more: REASON_IN_MAIL,
    push: {
      en: 'One of your certificates was revoked',
      hi: 'आपका एक प्रमाणपत्र रद्द कर दिया गया है',
    },
  },
} satisfies Record<string, NotificationDefinition>
