import type { Role } from '../accounts/people'
import { paths } from '../rules/paths'
import { several, type NotificationDefinition } from './notificationKind'

const pagesOf = (role: Role) => (role === 'mentor' ? paths.mentorArea : paths.learner)

/** The subject is the question. */
const COMMUNITY = {
  category: 'learning',
  mail: 'notification',
  page: (role: Role, questionId: string) => pagesOf(role).communityQuestion(questionId),
} as const

/** Notifications about questions and answers of the community. */
export const COMMUNITY_KINDS = {
  /** Somebody has answered the reader's question. */
  'community-answered': {
    ...COMMUNITY,
    icon: 'message-circle-reply',
    names: 'community-question',
    text: {
      en: ({ count, name }) => `${several(count, 'new answer', 'new answers')} to your question “${name}”`,
      hi: ({ count, name }) => `आपके सवाल “${name}” पर ${several(count, 'नया जवाब', 'नए जवाब')}`,
    },
    push: {
      en: ({ count }) => `${several(count, 'new answer', 'new answers')} to your question`,
      hi: ({ count }) => `आपके सवाल पर ${several(count, 'नया जवाब', 'नए जवाब')}`,
    },
  },
  /** Somebody has answered a question that the reader follows. */
  'community-followed': {
    ...COMMUNITY,
    icon: 'message-circle-reply',
    names: 'community-question',
    text: {
      en: ({ count, name }) =>
        `${several(count, 'new answer', 'new answers')} to “${name}”, which you follow`,
      hi: ({ count, name }) =>
        `आप जिस सवाल को फ़ॉलो करते हैं, “${name}”, उस पर ${several(count, 'नया जवाब', 'नए जवाब')}`,
    },
    push: {
      en: ({ count }) => `${several(count, 'new answer', 'new answers')} to a question that you follow`,
      hi: ({ count }) => `आप जिस सवाल को फ़ॉलो करते हैं, उस पर ${several(count, 'नया जवाब', 'नए जवाब')}`,
    },
  },
  /** The asker has accepted the reader's answer. */
  'community-accepted': {
    ...COMMUNITY,
    icon: 'circle-check-big',
    names: 'community-question',
    text: {
      en: ({ name }) => `Your answer to “${name}” was accepted`,
      hi: ({ name }) => `“${name}” पर आपका जवाब सही जवाब चुना गया है`,
    },
    push: { en: 'Your answer was accepted', hi: 'आपका जवाब सही जवाब चुना गया है' },
  },
  /** Answers of the reader to the question have helped people. */
  'community-helpful': {
    ...COMMUNITY,
    icon: 'star',
    names: 'community-question',
    text: {
      en: ({ count, name }) => `Your answer to “${name}” has helped ${several(count, 'person', 'people')}`,
      hi: ({ count, name }) =>
        `“${name}” पर आपके जवाब से ${count} ${count === 1 ? 'व्यक्ति' : 'लोगों'} को मदद मिली है`,
    },
    push: { en: 'Your answer has helped somebody', hi: 'आपके जवाब से किसी को मदद मिली है' },
  },
  /** An operator has read the reader's first question or answer, which everybody can see now. */
  'community-approved': {
    ...COMMUNITY,
    icon: 'circle-check-big',
    names: 'community-question',
    text: {
      en: ({ name }) => `What you have written in “${name}” is shown to everybody now`,
      hi: ({ name }) => `“${name}” में आपने जो लिखा है, वह अब सबको दिख रहा है`,
    },
    push: { en: 'Your post in the community is shown now', hi: 'समुदाय में आपकी पोस्ट अब दिख रही है' },
  },
  'community-refused': {
    ...COMMUNITY,
    category: 'requests',
    icon: 'circle-x',
    names: 'community-question',
    text: {
      en: ({ name }) => `We cannot show what you have written in “${name}” as it is: read why, and change it`,
      hi: ({ name }) => `“${name}” में आपने जो लिखा है, वह अभी नहीं दिखाया जा सकता: कारण पढ़ें और उसे बदलें`,
    },
    push: { en: 'Your post in the community needs a change', hi: 'समुदाय में आपकी पोस्ट में बदलाव चाहिए' },
  },
} satisfies Record<string, NotificationDefinition>
