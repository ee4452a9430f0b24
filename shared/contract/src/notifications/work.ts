import type { Role } from '../accounts/people'
import { paths } from '../rules/paths'
import { SILENT_DAYS } from '../work/openingLimits'
import { REASON_IN_MAIL, several, type NotificationDefinition } from './notificationKind'

const { learner, mentorArea } = paths

/** Used for notifications to learners about their applications. The subject is the entry on the board. */
const APPLICATION = {
  category: 'requests',
  mail: 'notification',
  page: (_role: Role, entryId: string) => learner.application(entryId),
} as const

/** Used for notifications to the poster of an opening. */
const OPENING = {
  category: 'requests',
  mail: 'notification',
  page: (_role: Role, openingId: string) => mentorArea.opening(openingId),
} as const

/** Notifications about openings and applications. */
export const WORK_KINDS = {
  /** Somebody has applied to the poster's opening. */
  'application-received': {
    ...OPENING,
    icon: 'user-check',
    names: 'opening',
    text: {
      en: ({ name, count }) =>
        count === 1
          ? `You have a new application for “${name}”`
          : `You have ${count} new applications for “${name}”`,
      hi: ({ name, count }) =>
        count === 1 ? `“${name}” के लिए एक नया आवेदन आया है` : `“${name}” के लिए ${count} नए आवेदन आए हैं`,
    },
    push: { en: 'You have a new application', hi: 'आपके पास एक नया आवेदन आया है' },
  },
  /** The poster has moved the application to another stage. */
  'application-moved': {
    ...APPLICATION,
    icon: 'circle-check-big',
    names: 'application',
    text: {
      en: ({ name }) => `There is a decision about your application for “${name}”`,
      hi: ({ name }) => `“${name}” के लिए आपके आवेदन पर फ़ैसला आया है`,
    },
    push: { en: 'There is a decision about your application', hi: 'आपके आवेदन पर फ़ैसला आया है' },
  },
  /** The poster has written to the applicant. */
  'application-answered': {
    ...APPLICATION,
    icon: 'message-circle-reply',
    names: 'application',
    text: {
      en: ({ name }) => `Your application for “${name}” was answered`,
      hi: ({ name }) => `“${name}” के लिए आपके आवेदन का जवाब आया है`,
    },
    push: { en: 'Your application was answered', hi: 'आपके आवेदन का जवाब आया है' },
  },
  /** The poster has not answered for long. */
  'application-silent': {
    ...APPLICATION,
    icon: 'hourglass',
    names: 'application',
    text: {
      en: ({ name }) =>
        `Nobody has answered your application for “${name}” for ${SILENT_DAYS} days: do not wait for it, and have a look at other openings`,
      hi: ({ name }) =>
        `“${name}” के लिए आपके आवेदन का ${SILENT_DAYS} दिन से कोई जवाब नहीं आया: इसके भरोसे न रहें, दूसरे अवसर भी देखें`,
    },
    push: { en: 'One of your applications was not answered', hi: 'आपके एक आवेदन का जवाब नहीं आया' },
  },
  /** The opening was deleted with the account of its poster before there was a decision. */
  'application-ended': {
    ...APPLICATION,
    icon: 'circle-x',
    names: 'application',
    text: {
      en: ({ name }) =>
        `The opening “${name}” is gone, so your application has ended: have a look at other openings`,
      hi: ({ name }) => `“${name}” वाला अवसर अब यहाँ नहीं है, इसलिए आपका आवेदन भी ख़त्म हो गया है: दूसरे अवसर भी देखें`,
    },
    push: { en: 'One of your applications has ended', hi: 'आपका एक आवेदन ख़त्म हो गया है' },
  },
  /** The learner wanted to be reminded of an entry on the board today. */
  'application-reminder': {
    ...APPLICATION,
    icon: 'calendar-clock',
    names: 'application',
    text: {
      en: ({ name }) => `You wanted to be reminded of “${name}” today`,
      hi: ({ name }) => `आपने कहा था कि आज आपको “${name}” की याद दिलाई जाए`,
    },
    push: { en: 'A reminder about one of your applications', hi: 'आपके एक आवेदन की याद दिलाने के लिए' },
  },
  /** An alert of the learner has found new openings. The feature mails them once a week. */
  'openings-found': {
    category: 'news',
    mail: 'own',
    icon: 'briefcase',
    page: (_role: Role, alertId: string) => learner.openingAlert(alertId),
    names: 'opening-alert',
    text: {
      en: ({ name, count }) => `${several(count, 'new opening', 'new openings')} for your alert “${name}”`,
      hi: ({ name, count }) => `आपके अलर्ट “${name}” के लिए ${several(count, 'नया अवसर', 'नए अवसर')}`,
    },
    push: {
      en: ({ count }) => `${several(count, 'new opening', 'new openings')} for you`,
      hi: ({ count }) => `आपके लिए ${several(count, 'नया अवसर', 'नए अवसर')}`,
    },
  },
  'opening-approved': {
    ...OPENING,
    icon: 'circle-check-big',
    names: 'opening',
    text: {
      en: ({ name }) => `Your opening “${name}” is shown to everybody now`,
      hi: ({ name }) => `आपका अवसर “${name}” अब सबको दिख रहा है`,
    },
    push: { en: 'Your opening is shown now', hi: 'आपका अवसर अब दिख रहा है' },
  },
  'opening-rejected': {
    ...OPENING,
    icon: 'circle-x',
    names: 'opening',
    text: {
      en: ({ name }) =>
        `We cannot show your opening “${name}” as it is: read why, change it and publish it again`,
      hi: ({ name }) => `आपका अवसर “${name}” अभी जैसा है, वैसा नहीं दिखाया जा सकता: कारण पढ़ें, बदलें और फिर से भेजें`,
    },
    push: { en: 'Your opening needs a change', hi: 'आपके अवसर में बदलाव चाहिए' },
  },
  'opening-hidden': {
    ...OPENING,
    category: 'safety',
    mail: 'own',
    icon: 'eye-off',
    more: REASON_IN_MAIL,
    push: { en: 'One of your openings was hidden', hi: 'आपका एक अवसर छिपा दिया गया है' },
  },
  'opening-shown': {
    ...OPENING,
    category: 'safety',
    mail: 'own',
    icon: 'eye',
    push: { en: 'Your opening is shown to everybody again', hi: 'आपका अवसर फिर से सबको दिख रहा है' },
  },
} satisfies Record<string, NotificationDefinition>
