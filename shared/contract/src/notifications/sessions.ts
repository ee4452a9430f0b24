import type { Role } from '../accounts/people'
import { paths } from '../rules/paths'
import { REASON_IN_MAIL, several, type NotificationDefinition } from './notificationKind'

const { learner, mentorArea } = paths

const SESSION = {
  category: 'sessions',
  about: 'session',
  page: (role: Role, id: string) => (role === 'mentor' ? mentorArea.session(id) : learner.session(id)),
} as const

const WORKSHOP = {
  category: 'sessions',
  page: (role: Role, id: string) => (role === 'mentor' ? mentorArea.workshop(id) : paths.workshop(id)),
} as const

/** Opens the page with the learner's own review of a mentor. */
const OWN_REVIEW = { page: (_role: Role, mentorId: string) => learner.reviewMentor(mentorId) } as const

/** Used when an operator has hidden a text, or shows it again. */
const HIDDEN = { category: 'safety', mail: 'own', icon: 'eye-off', more: REASON_IN_MAIL } as const
const SHOWN = { category: 'safety', mail: 'own', icon: 'eye' } as const

/** Notifications about sessions, workshops and reviews of mentors. */
export const SESSION_KINDS = {
  /** The other person has booked, moved or cancelled a session. */
  'session-booked': {
    ...SESSION,
    mail: 'own',
    icon: 'calendar-check',
    names: 'person',
    text: {
      en: ({ name }) => `${name} has booked a session with you`,
      hi: ({ name }) => `${name} ने आपके साथ सेशन बुक किया है`,
    },
    push: { en: 'A session with you is booked', hi: 'आपके साथ एक सेशन बुक हुआ है' },
  },
  'session-moved': {
    ...SESSION,
    mail: 'own',
    icon: 'calendar-clock',
    names: 'person',
    text: {
      en: ({ name }) => `${name} has moved your session`,
      hi: ({ name }) => `${name} ने आपके सेशन का समय बदला है`,
    },
    push: { en: 'One of your sessions was moved', hi: 'आपके एक सेशन का समय बदला है' },
  },
  'session-cancelled': {
    ...SESSION,
    mail: 'own',
    icon: 'calendar-x',
    names: 'person',
    text: {
      en: ({ name }) => `${name} has cancelled your session`,
      hi: ({ name }) => `${name} ने आपका सेशन रद्द कर दिया है`,
    },
    push: { en: 'One of your sessions was cancelled', hi: 'आपका एक सेशन रद्द हो गया है' },
  },
  /** A learner has booked weekly sessions. The subject is the first of them. */
  'series-booked': {
    ...SESSION,
    mail: 'own',
    icon: 'calendar-check',
    names: 'person',
    text: {
      en: ({ name }) => `${name} has booked weekly sessions with you`,
      hi: ({ name }) => `${name} ने आपके साथ हर हफ़्ते के सेशन बुक किए हैं`,
    },
    push: { en: 'Weekly sessions with you are booked', hi: 'आपके साथ हर हफ़्ते के सेशन बुक हुए हैं' },
  },
  /** The other person has cancelled the rest of weekly sessions. The subject is the next of them. */
  'series-ended': {
    ...SESSION,
    mail: 'own',
    icon: 'calendar-x',
    names: 'person',
    text: {
      en: ({ name }) => `${name} has cancelled the rest of your weekly sessions`,
      hi: ({ name }) => `${name} ने हर हफ़्ते के आपके बाक़ी सेशन रद्द कर दिए हैं`,
    },
    push: {
      en: 'The rest of your weekly sessions is cancelled',
      hi: 'हर हफ़्ते के आपके बाक़ी सेशन रद्द हो गए हैं',
    },
  },
  /** The learner has missed several sessions and cannot book for some days. The page of sessions says until when. */
  'booking-paused': {
    category: 'sessions',
    mail: 'notification',
    icon: 'hourglass',
    page: () => learner.sessions,
    push: {
      en: 'New sessions wait for a few days, because you missed some',
      hi: 'पिछले सेशन में न आने के कारण नए सेशन कुछ दिन बाद बुक हो सकेंगे',
    },
  },
  /** A session or workshop begins at one of the times that the person has chosen. */
  'session-soon': {
    ...SESSION,
    mail: 'notification',
    icon: 'calendar-clock',
    names: 'person',
    text: {
      en: ({ name }) => `Your session with ${name} starts soon`,
      hi: ({ name }) => `${name} के साथ आपका सेशन थोड़ी देर में है`,
    },
    push: { en: 'Your session starts soon', hi: 'आपका सेशन थोड़ी देर में है' },
  },
  /** A connected calendar says that the person is busy during a booked session. */
  'session-conflict': {
    ...SESSION,
    mail: 'notification',
    icon: 'calendar-x',
    names: 'person',
    text: {
      en: ({ name }) => `Your session with ${name} overlaps with an appointment in your calendar`,
      hi: ({ name }) => `${name} के साथ आपका सेशन आपके कैलेंडर के किसी और काम से टकरा रहा है`,
    },
    push: {
      en: 'One of your sessions overlaps with an appointment in your calendar',
      hi: 'आपका एक सेशन आपके कैलेंडर के किसी और काम से टकरा रहा है',
    },
  },
  /** A connected calendar could not be read for days, and no longer closes times for booking. */
  'calendar-unreadable': {
    category: 'sessions',
    mail: 'notification',
    icon: 'calendar-x',
    page: (role: Role) => (role === 'mentor' ? mentorArea.calendar : learner.calendar),
    push: {
      en: 'Your connected calendar cannot be read any more. Look what to do.',
      hi: 'आपका जोड़ा हुआ कैलेंडर अब पढ़ा नहीं जा रहा है। देखें कि क्या करना है।',
    },
  },
  /** The other person has changed the notes of a session. */
  'session-notes': {
    ...SESSION,
    mail: 'notification',
    icon: 'notebook-pen',
    names: 'person',
    text: {
      en: ({ name }) => `${name} has added to the notes of your session`,
      hi: ({ name }) => `${name} ने आपके सेशन के नोट में लिखा है`,
    },
    push: { en: 'New notes of one of your sessions', hi: 'आपके एक सेशन के नए नोट' },
  },
  /** The feedback of the other person can now be read. */
  'session-feedback': {
    ...SESSION,
    mail: 'notification',
    icon: 'star',
    names: 'person',
    text: {
      en: ({ name }) => `${name} has given feedback on your session`,
      hi: ({ name }) => `${name} ने आपके सेशन पर राय दी है`,
    },
    push: { en: 'Feedback on one of your sessions', hi: 'आपके एक सेशन पर राय मिली है' },
  },
  /** The other person reports that this person did not come. */
  'session-absence': {
    ...SESSION,
    mail: 'notification',
    icon: 'user-x',
    names: 'person',
    text: {
      en: ({ name }) => `${name} says that you missed your session`,
      hi: ({ name }) => `${name} का कहना है कि आप सेशन में नहीं आए`,
    },
    push: {
      en: 'Someone says that you missed a session',
      hi: 'किसी का कहना है कि आप सेशन में नहीं आए',
    },
  },
  /** The mentor has moved or cancelled a workshop. */
  'workshop-moved': {
    ...WORKSHOP,
    mail: 'own',
    icon: 'calendar-clock',
    names: 'workshop',
    text: {
      en: ({ name }) => `The workshop “${name}” has a new time`,
      hi: ({ name }) => `वर्कशॉप “${name}” का समय बदल गया है`,
    },
    push: { en: 'One of your workshops has a new time', hi: 'आपकी एक वर्कशॉप का समय बदल गया है' },
  },
  'workshop-cancelled': {
    ...WORKSHOP,
    mail: 'own',
    icon: 'calendar-x',
    names: 'workshop',
    text: {
      en: ({ name }) => `The workshop “${name}” is cancelled`,
      hi: ({ name }) => `वर्कशॉप “${name}” रद्द हो गई है`,
    },
    push: { en: 'One of your workshops is cancelled', hi: 'आपकी एक वर्कशॉप रद्द हो गई है' },
  },
  /** A learner on the waiting list has got a seat. */
  'workshop-seat': {
    ...WORKSHOP,
    mail: 'own',
    icon: 'calendar-check',
    names: 'workshop',
    text: {
      en: ({ name }) => `You have a seat in the workshop “${name}”`,
      hi: ({ name }) => `वर्कशॉप “${name}” में आपको जगह मिल गई है`,
    },
    push: { en: 'You have a seat in a workshop', hi: 'एक वर्कशॉप में आपको जगह मिल गई है' },
  },
  /** A workshop begins in a day or in an hour. */
  'workshop-soon': {
    ...WORKSHOP,
    mail: 'notification',
    icon: 'calendar-clock',
    names: 'workshop',
    text: {
      en: ({ name }) => `The workshop “${name}” starts soon`,
      hi: ({ name }) => `वर्कशॉप “${name}” थोड़ी देर में है`,
    },
    push: { en: 'Your workshop starts soon', hi: 'आपकी वर्कशॉप थोड़ी देर में है' },
  },
  /** The mentor has written to the learners with a seat in a workshop. */
  'workshop-message': {
    ...WORKSHOP,
    mail: 'notification',
    icon: 'message-circle',
    names: 'workshop',
    text: {
      en: ({ count, name }) =>
        `${several(count, 'new message', 'new messages')} from the mentor of the workshop “${name}”`,
      hi: ({ count, name }) => `वर्कशॉप “${name}” के मेंटर ${count === 1 ? 'का 1 नया संदेश' : `के ${count} नए संदेश`}`,
    },
    push: { en: 'A new message about your workshop', hi: 'आपकी वर्कशॉप के बारे में नया संदेश' },
  },
  'workshop-hidden': {
    ...HIDDEN,
    page: (_role, id) => mentorArea.workshop(id),
    push: { en: 'One of your workshops was hidden', hi: 'आपकी एक वर्कशॉप छिपा दी गई है' },
  },
  'workshop-shown': {
    ...SHOWN,
    page: (_role, id) => mentorArea.workshop(id),
    push: {
      en: 'Your workshop is shown to everybody again',
      hi: 'आपकी वर्कशॉप फिर से सबको दिख रही है',
    },
  },
  /** A learner has reviewed the mentor. */
  'mentor-review': {
    category: 'learning',
    mail: 'notification',
    about: 'review',
    asks: true,
    icon: 'star',
    page: (_role, mentorId) => paths.mentorReviews(mentorId),
    push: {
      en: ({ count }) => `${several(count, 'new review', 'new reviews')} of you as a mentor`,
      hi: ({ count }) => `मेंटर के रूप में आपकी ${several(count, 'नई समीक्षा', 'नई समीक्षाएँ')}`,
    },
  },
  /** The mentor has replied to the learner's review. */
  'mentor-review-reply': {
    ...OWN_REVIEW,
    category: 'learning',
    mail: 'notification',
    about: 'review',
    icon: 'message-circle-reply',
    names: 'person',
    text: {
      en: ({ name }) => `${name} has replied to your review`,
      hi: ({ name }) => `${name} ने आपकी समीक्षा का जवाब दिया है`,
    },
    push: { en: 'A mentor has replied to your review', hi: 'मेंटर ने आपकी समीक्षा का जवाब दिया है' },
  },
  'mentor-review-hidden': {
    ...HIDDEN,
    ...OWN_REVIEW,
    push: {
      en: 'Your review of a mentor was hidden',
      hi: 'मेंटर के बारे में आपकी समीक्षा छिपा दी गई है',
    },
  },
  'mentor-review-shown': {
    ...SHOWN,
    ...OWN_REVIEW,
    push: {
      en: 'Your review of a mentor is shown again',
      hi: 'मेंटर के बारे में आपकी समीक्षा फिर से दिख रही है',
    },
  },
} satisfies Record<string, NotificationDefinition>
