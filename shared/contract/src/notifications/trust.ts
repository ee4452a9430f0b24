import type { Role } from '../accounts/people'
import { paths } from '../rules/paths'
import { REASON_IN_MAIL, type NotificationDefinition } from './notificationKind'

const DECISION = {
  category: 'safety',
  mail: 'own',
  page: (role: Role) => (role === 'mentor' ? paths.mentorArea.profile : paths.learner.profile),
} as const

/** Used for notifications about the consent of a learner's guardian. */
const CONSENT = { category: 'safety', mail: 'own', about: 'consent', page: () => paths.learner.chat } as const

export const TRUST_KINDS = {
  'sanction-imposed': {
    ...DECISION,
    icon: 'shield-alert',
    push: {
      en: 'There is a decision about your account',
      hi: 'आपके खाते के बारे में एक फ़ैसला हुआ है',
    },
    more: {
      en: 'The reason is in your profile and in our email.',
      hi: 'कारण आपकी प्रोफ़ाइल और हमारे ईमेल में है।',
    },
  },
  'sanction-lifted': {
    ...DECISION,
    icon: 'shield-check',
    push: {
      en: 'A decision about your account no longer applies',
      hi: 'आपके खाते के बारे में एक फ़ैसला अब लागू नहीं है',
    },
  },
  /** An operator has decided about a report of this person. */
  'report-decided': {
    ...DECISION,
    icon: 'flag',
    push: { en: 'We have reviewed your report', hi: 'हमने आपकी शिकायत देख ली है' },
    more: { en: 'The outcome is in the email we sent you.', hi: 'नतीजा हमारे भेजे ईमेल में है।' },
  },
  'appeal-decided': {
    ...DECISION,
    icon: 'shield-check',
    push: { en: 'Your appeal is decided', hi: 'आपकी अपील पर फ़ैसला हो गया है' },
    more: {
      en: 'Our answer is in your profile and in our email.',
      hi: 'हमारा जवाब आपकी प्रोफ़ाइल और हमारे ईमेल में है।',
    },
  },
  'consent-verified': {
    ...CONSENT,
    icon: 'shield-check',
    text: {
      en: 'Your parent’s or guardian’s consent is verified. Chat is open to you.',
      hi: 'आपके माता-पिता या अभिभावक की सहमति की पुष्टि हो गई है। चैट अब आपके लिए खुली है।',
    },
    push: { en: 'Chat is open to you', hi: 'चैट अब आपके लिए खुली है' },
  },
  'consent-refused': {
    ...CONSENT,
    asks: true,
    icon: 'shield-alert',
    text: {
      en: 'We could not verify your parent’s or guardian’s consent',
      hi: 'आपके माता-पिता या अभिभावक की सहमति की पुष्टि नहीं हो सकी',
    },
    more: REASON_IN_MAIL,
    push: {
      en: 'We could not verify the consent for chat',
      hi: 'चैट की सहमति की पुष्टि नहीं हो सकी',
    },
  },
  'consent-withdrawn': {
    ...CONSENT,
    icon: 'shield-alert',
    text: {
      en: 'Your parent’s or guardian’s consent was withdrawn. Chat is closed for you.',
      hi: 'आपके माता-पिता या अभिभावक की सहमति वापस ले ली गई है। चैट अब आपके लिए बंद है।',
    },
    push: {
      en: 'Chat is closed: the consent was withdrawn',
      hi: 'चैट बंद है: सहमति वापस ले ली गई है',
    },
  },
} satisfies Record<string, NotificationDefinition>
