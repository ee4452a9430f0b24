import { paths } from '../rules/paths'
import { REASON_IN_MAIL, type NotificationDefinition } from './notificationKind'

const APPLICATION = {
  category: 'requests',
  mail: 'own',
  icon: 'user-check',
  page: () => paths.mentorArea.home,
} as const

export const ACCOUNTS_KINDS = {
  'mentor-approved': {
    ...APPLICATION,
    push: { en: 'Your mentor account is approved', hi: 'आपका मेंटर खाता मंज़ूर हो गया है' },
  },
  'mentor-rejected': {
    ...APPLICATION,
    text: { en: 'Your mentor account is not approved', hi: 'आपका मेंटर खाता मंज़ूर नहीं हुआ' },
    more: REASON_IN_MAIL,
    push: {
      en: 'There is a decision about your mentor account',
      hi: 'आपके मेंटर खाते के बारे में फ़ैसला हो गया है',
    },
  },
  /** An operator has asked the mentor a question about the application. */
  'mentor-asked': {
    ...APPLICATION,
    push: {
      en: 'We have a question about your application',
      hi: 'आपके आवेदन के बारे में हमारा एक सवाल है',
    },
    more: { en: 'It is in the email we sent you.', hi: 'वह हमारे भेजे ईमेल में है।' },
  },
} satisfies Record<string, NotificationDefinition>
