import type { Locale } from '@mentor-connect/contract/api/locales'
import {
  categoryOf,
  NOTIFICATION_KINDS,
  type NotificationCategory,
  type NotificationKind,
} from '@mentor-connect/contract/rules/notifications'
import type { MailContent, MailText, Recipient, StoppableReason } from '../../platform/mail/mailContent'

/** The kinds whose mails are sent here; the others have mails of their own. */
export type MailedKind = {
  [Kind in NotificationKind]: (typeof NOTIFICATION_KINDS)[Kind]['mail'] extends 'notification' ? Kind : never
}[NotificationKind]

export const isMailed = (kind: NotificationKind): kind is MailedKind =>
  NOTIFICATION_KINDS[kind].mail === 'notification'

export interface MailedEntry {
  kind: MailedKind
  count: number
  /** The title of the course, or who has written; undefined if it was deleted. */
  name: string | undefined
}

interface Links {
  /** The page that the mail leads to. */
  page: string
  unsubscribe: string
}

/** What is new, collected: all entries are of one category. */
export function notificationMail(
  { name, ...to }: Recipient & { name: string },
  entries: MailedEntry[],
  { page, unsubscribe }: Links,
): MailContent {
  const why = mailReason(entries[0]!.kind)
  const text = (locale: Locale): MailText => {
    const list = entries.map((entry) => LINES[locale][entry.kind](entry))
    const { subject, heading, hello, button } = WORDS[why][locale]
    return {
      subject: list.length === 1 && why !== 'messages' ? list[0]! : subject(total(entries)),
      heading,
      body: [hello(name), { list }],
      button: { label: button, to: page },
    }
  }
  return { to, why, unsubscribeUrl: unsubscribe, texts: { en: text('en'), hi: text('hi') } }
}

/** Why somebody gets the mail about this kind, which is also what its link turns off. */
export const mailReason = (kind: MailedKind): StoppableReason => MAIL_REASONS[categoryOf(kind)]

const MAIL_REASONS: Record<NotificationCategory, StoppableReason> = {
  messages: 'messages',
  requests: 'requests',
  sessions: 'sessions',
  learning: 'learning',
  safety: 'learning',
  news: 'learning',
}

const total = (entries: MailedEntry[]) => entries.reduce((sum, { count }) => sum + count, 0)
const several = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const messages = {
  en: (count: number) => several(count, 'new message', 'new messages'),
  hi: (count: number) => several(count, 'नया संदेश', 'नए संदेश'),
}

interface Words {
  /** @param count of all entries */
  subject: (count: number) => string
  heading: string
  hello: (name: string) => string
  button: string
}

const WORDS: Record<StoppableReason, Record<Locale, Words>> = {
  messages: {
    en: {
      subject: (count) => `${messages.en(count)} on Mentor-Connect`,
      heading: 'Messages wait for you',
      hello: (name) => `Hello ${name}, somebody has written to you:`,
      button: 'Read and answer',
    },
    hi: {
      subject: (count) => `मेंटर-कनेक्ट पर ${messages.hi(count)}`,
      heading: 'आपके लिए नए संदेश हैं',
      hello: (name) => `नमस्ते ${name}, आपके लिए संदेश आए हैं:`,
      button: 'पढ़ें और जवाब दें',
    },
  },
  learning: {
    en: {
      subject: () => 'New in your courses and reviews on Mentor-Connect',
      heading: 'New in your courses and reviews',
      hello: (name) => `Hello ${name}, this is new:`,
      button: 'See all notifications',
    },
    hi: {
      subject: () => 'मेंटर-कनेक्ट पर आपके कोर्स और समीक्षाओं में नया',
      heading: 'आपके कोर्स और समीक्षाओं में नया',
      hello: (name) => `नमस्ते ${name}, यह नया है:`,
      button: 'सभी सूचनाएँ देखें',
    },
  },
  requests: {
    en: {
      subject: () => 'Your mentorships on Mentor-Connect',
      heading: 'Your mentorships',
      hello: (name) => `Hello ${name}, this is new:`,
      button: 'See all notifications',
    },
    hi: {
      subject: () => 'मेंटर-कनेक्ट पर आपकी मेंटरशिप',
      heading: 'आपकी मेंटरशिप',
      hello: (name) => `नमस्ते ${name}, यह नया है:`,
      button: 'सभी सूचनाएँ देखें',
    },
  },
  sessions: {
    en: {
      subject: () => 'Your sessions on Mentor-Connect',
      heading: 'Your sessions and workshops',
      hello: (name) => `Hello ${name}, this is new:`,
      button: 'See all notifications',
    },
    hi: {
      subject: () => 'मेंटर-कनेक्ट पर आपके सत्र',
      heading: 'आपके सत्र और वर्कशॉप',
      hello: (name) => `नमस्ते ${name}, यह नया है:`,
      button: 'सभी सूचनाएँ देखें',
    },
  },
}

const LINES: Record<Locale, Record<MailedKind, (entry: MailedEntry) => string>> = {
  en: {
    message: ({ count, name }) => `${name ?? 'Former member'}: ${messages.en(count)}`,
    enrolment: ({ count, name }) => `${count} new ${count === 1 ? 'learner' : 'learners'} in “${name}”`,
    review: ({ count, name }) => `${count} new ${count === 1 ? 'review' : 'reviews'} of “${name}”`,
    'question-asked': ({ count, name }) =>
      `${count} new ${count === 1 ? 'question' : 'questions'} in “${name}”`,
    'question-answered': ({ count, name }) =>
      `${count} new ${count === 1 ? 'answer' : 'answers'} to your question in “${name}”`,
    'session-soon': ({ name }) => `Your session with ${name ?? 'a former member'} is near`,
    'session-notes': ({ name }) => `${name ?? 'A former member'} has written in the notes of your session`,
    'session-feedback': ({ name }) => `${name ?? 'A former member'} has given feedback on your session`,
    'session-absence': ({ name }) =>
      `${name ?? 'A former member'} says that you did not come to your session`,
    'mentorship-requested': ({ name }) => `${name ?? 'A former member'} asks you for a mentorship`,
    'mentorship-asked': ({ name }) => `${name ?? 'A former member'} has a question about your request`,
    'mentorship-answered': ({ name }) => `${name ?? 'A former member'} has answered your question`,
    'mentorship-accepted': ({ name }) =>
      `${name ?? 'A former member'} has accepted your request: confirm the mentorship to begin`,
    'mentorship-declined': ({ name }) => `${name ?? 'A former member'} has declined your request`,
    'mentorship-withdrawn': ({ name }) => `${name ?? 'A former member'} has withdrawn the request`,
    'mentorship-confirmed': ({ name }) => `Your mentorship with ${name ?? 'a former member'} has begun`,
    'mentorship-waiting': ({ name }) => `${name ?? 'A former member'} is waiting for you to decide`,
    'mentorship-expired': ({ name }) =>
      `The request with ${name ?? 'a former member'} has expired without an answer`,
    'mentorship-lapsed': ({ name }) =>
      `The mentorship with ${name ?? 'a former member'} was not confirmed in time`,
    'mentorship-proposed': ({ name }) => `${name ?? 'A former member'} proposes to complete your mentorship`,
    'mentorship-continued': ({ name }) =>
      `${name ?? 'A former member'} would like to go on with your mentorship`,
    'mentorship-completed': ({ name }) => `Your mentorship with ${name ?? 'a former member'} is completed`,
    'mentorship-ended': ({ name }) => `${name ?? 'A former member'} has ended your mentorship`,
    'plan-changed': ({ name }) => `${name ?? 'A former member'} has changed something in your plan`,
    'mentorship-cancelled': () =>
      'One of your mentorships or requests cannot go on: the other account is closed',
    'requests-paused': () => 'Requests to you have expired, so new ones are paused until you resume',
    'mentor-away': () =>
      'You have not been here for 30 days, so new requests are paused and no sessions can be booked: one button resumes both',
    'workshop-soon': ({ name }) => `The workshop “${name ?? 'a deleted workshop'}” is near`,
    'workshop-message': ({ count, name }) =>
      `${count} new ${count === 1 ? 'message' : 'messages'} from the mentor of the workshop “${name ?? 'a deleted workshop'}”`,
    'mentor-review': ({ count }) => `${count} new ${count === 1 ? 'review' : 'reviews'} of you as a mentor`,
    'mentor-review-reply': ({ name }) => `${name ?? 'A former member'} has replied to your review`,
    'work-sent': ({ count, name }) => `${count} ${count === 1 ? 'work' : 'works'} to review in “${name}”`,
    'work-approved': ({ name }) => `Your work for “${name}” is approved`,
    'work-returned': ({ name }) =>
      `Your mentor has looked at your work for “${name}”: something is still missing`,
  },
  hi: {
    message: ({ count, name }) => `${name ?? 'पूर्व सदस्य'}: ${messages.hi(count)}`,
    enrolment: ({ count, name }) => `“${name}” में ${count} ${count === 1 ? 'नया विद्यार्थी' : 'नए विद्यार्थी'}`,
    review: ({ count, name }) => `“${name}” की ${count} ${count === 1 ? 'नई समीक्षा' : 'नई समीक्षाएँ'}`,
    'question-asked': ({ count, name }) => `“${name}” में ${count} ${count === 1 ? 'नया सवाल' : 'नए सवाल'}`,
    'question-answered': ({ count, name }) =>
      `“${name}” में आपके सवाल ${count === 1 ? 'का 1 नया जवाब' : `के ${count} नए जवाब`}`,
    'session-soon': ({ name }) => `${name ?? 'पूर्व सदस्य'} के साथ आपका सत्र पास है`,
    'session-notes': ({ name }) => `${name ?? 'पूर्व सदस्य'} ने आपके सत्र के नोट्स में लिखा है`,
    'session-feedback': ({ name }) => `${name ?? 'पूर्व सदस्य'} ने आपके सत्र पर राय दी है`,
    'session-absence': ({ name }) => `${name ?? 'पूर्व सदस्य'} का कहना है कि आप सत्र में नहीं आए`,
    'mentorship-requested': ({ name }) => `${name ?? 'पूर्व सदस्य'} आपसे मेंटरशिप चाहते हैं`,
    'mentorship-asked': ({ name }) => `${name ?? 'पूर्व सदस्य'} ने आपके अनुरोध के बारे में सवाल पूछा है`,
    'mentorship-answered': ({ name }) => `${name ?? 'पूर्व सदस्य'} ने आपके सवाल का जवाब दिया है`,
    'mentorship-accepted': ({ name }) =>
      `${name ?? 'पूर्व सदस्य'} ने आपका अनुरोध स्वीकार कर लिया है: शुरू करने के लिए मेंटरशिप की पुष्टि करें`,
    'mentorship-declined': ({ name }) => `${name ?? 'पूर्व सदस्य'} ने आपका अनुरोध स्वीकार नहीं किया`,
    'mentorship-withdrawn': ({ name }) => `${name ?? 'पूर्व सदस्य'} ने अनुरोध वापस ले लिया है`,
    'mentorship-confirmed': ({ name }) => `${name ?? 'पूर्व सदस्य'} के साथ आपकी मेंटरशिप शुरू हो गई है`,
    'mentorship-waiting': ({ name }) => `${name ?? 'पूर्व सदस्य'} को आपके जवाब का इंतज़ार है`,
    'mentorship-expired': ({ name }) => `${name ?? 'पूर्व सदस्य'} वाले अनुरोध का समय बिना जवाब के पूरा हो गया`,
    'mentorship-lapsed': ({ name }) => `${name ?? 'पूर्व सदस्य'} के साथ मेंटरशिप की समय पर पुष्टि नहीं हुई`,
    'mentorship-proposed': ({ name }) => `${name ?? 'पूर्व सदस्य'} आपकी मेंटरशिप पूरी करना चाहते हैं`,
    'mentorship-continued': ({ name }) => `${name ?? 'पूर्व सदस्य'} आपकी मेंटरशिप अभी जारी रखना चाहते हैं`,
    'mentorship-completed': ({ name }) => `${name ?? 'पूर्व सदस्य'} के साथ आपकी मेंटरशिप पूरी हो गई है`,
    'mentorship-ended': ({ name }) => `${name ?? 'पूर्व सदस्य'} ने आपकी मेंटरशिप समाप्त कर दी है`,
    'plan-changed': ({ name }) => `${name ?? 'पूर्व सदस्य'} ने आपकी योजना में बदलाव किया है`,
    'mentorship-cancelled': () => 'आपकी एक मेंटरशिप या अनुरोध आगे नहीं बढ़ सकता: दूसरा खाता बंद है',
    'requests-paused': () =>
      'आपके पास आए अनुरोधों का समय बिना जवाब के पूरा हो गया, इसलिए नए अनुरोध तब तक रुके हैं जब तक आप उन्हें फिर से चालू न करें',
    'mentor-away': () =>
      'आप 30 दिन से यहाँ नहीं आए हैं, इसलिए नए अनुरोध रुके हैं और सत्र बुक नहीं किए जा सकते: एक बटन से आप दोनों फिर चालू कर सकते हैं',
    'workshop-soon': ({ name }) => `वर्कशॉप “${name ?? 'हटाई गई'}” पास है`,
    'workshop-message': ({ count, name }) =>
      `वर्कशॉप “${name ?? 'हटाई गई'}” के मेंटर ${count === 1 ? 'का 1 नया संदेश' : `के ${count} नए संदेश`}`,
    'mentor-review': ({ count }) => `मेंटर के रूप में आपकी ${count} ${count === 1 ? 'नई समीक्षा' : 'नई समीक्षाएँ'}`,
    'mentor-review-reply': ({ name }) => `${name ?? 'पूर्व सदस्य'} ने आपकी समीक्षा का जवाब दिया है`,
    'work-sent': ({ count, name }) => `“${name}” में ${count} ${count === 1 ? 'काम जाँचना है' : 'काम जाँचने हैं'}`,
    'work-approved': ({ name }) => `“${name}” का आपका काम स्वीकृत हो गया है`,
    'work-returned': ({ name }) => `मेंटर ने “${name}” का आपका काम देखा है: उसमें अभी कुछ बाक़ी है`,
  },
}
