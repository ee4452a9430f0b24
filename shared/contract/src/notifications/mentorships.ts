import type { Role } from '../accounts/people'
import { AWAY_DAYS } from '../mentoring/mentorship'
import { paths } from '../rules/paths'
import type { NotificationDefinition } from './notificationKind'

const { learner, mentorArea } = paths

const MENTORSHIP = {
  category: 'requests',
  mail: 'notification',
  about: 'mentorship',
  page: (role: Role, id: string) => (role === 'mentor' ? mentorArea.mentorship(id) : learner.mentorship(id)),
} as const

/** New requests are paused. Nobody can ask the mentor until he or she resumes. */
const PAUSE = {
  category: 'requests',
  mail: 'notification',
  about: 'pause',
  asks: true,
  icon: 'circle-pause',
  page: () => mentorArea.places,
} as const

/** Notifications about requests, mentorships and the end of mentorships. */
export const MENTORSHIP_KINDS = {
  /** A learner has asked the mentor for a mentorship. */
  'mentorship-requested': {
    ...MENTORSHIP,
    asks: true,
    icon: 'handshake',
    names: 'person',
    text: {
      en: ({ name }) => `${name} asks you to be their mentor`,
      hi: ({ name }) => `${name} ने आपसे मेंटरशिप के लिए पूछा है`,
    },
    push: { en: 'Somebody asks you to be their mentor', hi: 'किसी ने आपसे मेंटरशिप के लिए पूछा है' },
  },
  /** The mentor has asked the learner a question about the request. */
  'mentorship-asked': {
    ...MENTORSHIP,
    asks: true,
    icon: 'message-circle-question-mark',
    names: 'person',
    text: {
      en: ({ name }) => `${name} has a question about your request`,
      hi: ({ name }) => `${name} ने आपके अनुरोध के बारे में सवाल पूछा है`,
    },
    push: {
      en: 'A mentor has a question about your request',
      hi: 'आपके अनुरोध के बारे में मेंटर का एक सवाल है',
    },
  },
  /** The learner has answered the mentor's question. */
  'mentorship-answered': {
    ...MENTORSHIP,
    asks: true,
    icon: 'message-circle-reply',
    names: 'person',
    text: {
      en: ({ name }) => `${name} has answered your question`,
      hi: ({ name }) => `${name} ने आपके सवाल का जवाब दिया है`,
    },
    push: { en: 'A learner has answered your question', hi: 'आपके सवाल का जवाब आया है' },
  },
  'mentorship-accepted': {
    ...MENTORSHIP,
    asks: true,
    icon: 'handshake',
    names: 'person',
    text: {
      en: ({ name }) => `${name} has accepted your request: confirm the mentorship to begin`,
      hi: ({ name }) => `${name} ने आपका अनुरोध स्वीकार कर लिया है: शुरू करने के लिए मेंटरशिप की पुष्टि करें`,
    },
    push: { en: 'Your request is accepted', hi: 'आपका अनुरोध स्वीकार हो गया है' },
  },
  'mentorship-declined': {
    ...MENTORSHIP,
    icon: 'circle-x',
    names: 'person',
    text: {
      en: ({ name }) => `${name} has declined your request`,
      hi: ({ name }) => `${name} ने आपका अनुरोध स्वीकार नहीं किया`,
    },
    push: { en: 'Your request has been answered', hi: 'आपके अनुरोध का जवाब आया है' },
  },
  'mentorship-withdrawn': {
    ...MENTORSHIP,
    icon: 'undo-2',
    names: 'person',
    text: {
      en: ({ name }) => `${name} has withdrawn the request`,
      hi: ({ name }) => `${name} ने अनुरोध वापस ले लिया है`,
    },
    push: { en: 'A request to you was withdrawn', hi: 'आपको भेजा गया एक अनुरोध वापस ले लिया गया है' },
  },
  'mentorship-confirmed': {
    ...MENTORSHIP,
    icon: 'handshake',
    names: 'person',
    text: {
      en: ({ name }) => `Your mentorship with ${name} has begun`,
      hi: ({ name }) => `${name} के साथ आपकी मेंटरशिप शुरू हो गई है`,
    },
    push: { en: 'One of your mentorships has begun', hi: 'आपकी एक मेंटरशिप शुरू हो गई है' },
  },
  /** This person has to act on the mentorship or the request. */
  'mentorship-waiting': {
    ...MENTORSHIP,
    asks: true,
    icon: 'hourglass',
    names: 'person',
    text: {
      en: ({ name }) => `${name} is waiting for you to decide`,
      hi: ({ name }) => `${name} को आपके जवाब का इंतज़ार है`,
    },
    push: { en: 'Someone is waiting for your decision', hi: 'किसी को आपके जवाब का इंतज़ार है' },
  },
  /** The request was not answered in time. */
  'mentorship-expired': {
    ...MENTORSHIP,
    icon: 'circle-x',
    names: 'person',
    text: {
      en: ({ name }) => `The request with ${name} has expired without an answer`,
      hi: ({ name }) => `${name} वाले अनुरोध का समय जवाब के बिना निकल गया`,
    },
    push: { en: 'A request has expired', hi: 'एक अनुरोध का समय पूरा हो गया' },
  },
  /** The accepted mentorship was not confirmed in time. */
  'mentorship-lapsed': {
    ...MENTORSHIP,
    icon: 'circle-x',
    names: 'person',
    text: {
      en: ({ name }) => `The mentorship with ${name} was not confirmed in time`,
      hi: ({ name }) => `${name} के साथ मेंटरशिप की समय पर पुष्टि नहीं हुई`,
    },
    push: { en: 'A mentorship was not confirmed in time', hi: 'एक मेंटरशिप की समय पर पुष्टि नहीं हुई' },
  },
  /** The other person proposes to complete the mentorship. */
  'mentorship-proposed': {
    ...MENTORSHIP,
    asks: true,
    icon: 'circle-check-big',
    names: 'person',
    text: {
      en: ({ name }) => `${name} proposes completing your mentorship`,
      hi: ({ name }) => `${name} ने आपकी मेंटरशिप पूरी करने को कहा है`,
    },
    push: {
      en: 'One of your mentorships could be completed',
      hi: 'आपकी एक मेंटरशिप पूरी करने का प्रस्ताव है',
    },
  },
  /** The other person does not want to complete the mentorship yet. */
  'mentorship-continued': {
    ...MENTORSHIP,
    icon: 'handshake',
    names: 'person',
    text: {
      en: ({ name }) => `${name} would like to continue your mentorship`,
      hi: ({ name }) => `${name} ने आपकी मेंटरशिप अभी जारी रखने को कहा है`,
    },
    push: { en: 'One of your mentorships continues', hi: 'आपकी एक मेंटरशिप जारी रहेगी' },
  },
  'mentorship-completed': {
    ...MENTORSHIP,
    icon: 'circle-check-big',
    names: 'person',
    text: {
      en: ({ name }) => `Your mentorship with ${name} is complete`,
      hi: ({ name }) => `${name} के साथ आपकी मेंटरशिप पूरी हो गई है`,
    },
    push: { en: 'One of your mentorships is complete', hi: 'आपकी एक मेंटरशिप पूरी हो गई है' },
  },
  'mentorship-ended': {
    ...MENTORSHIP,
    icon: 'circle-x',
    names: 'person',
    text: {
      en: ({ name }) => `${name} has ended your mentorship`,
      hi: ({ name }) => `${name} ने आपकी मेंटरशिप ख़त्म कर दी है`,
    },
    push: { en: 'One of your mentorships has ended', hi: 'आपकी एक मेंटरशिप ख़त्म हो गई है' },
  },
  /** The account of the other person is closed. The reason is not disclosed. */
  'mentorship-cancelled': {
    category: 'requests',
    mail: 'notification',
    about: 'mentorship',
    icon: 'circle-x',
    // The link leads to the list, because the other account may be deleted, and the mentorship with it.
    page: (role) => (role === 'mentor' ? mentorArea.mentorships : learner.mentorships),
    text: {
      en: 'One of your mentorships or requests cannot continue: the other account is closed',
      hi: 'आपकी एक मेंटरशिप या अनुरोध आगे नहीं बढ़ सकता: दूसरा खाता बंद है',
    },
    push: { en: 'One of your mentorships cannot continue', hi: 'आपकी एक मेंटरशिप आगे नहीं बढ़ सकती' },
  },
  /** Requests are paused because several of them have expired. */
  'requests-paused': {
    ...PAUSE,
    text: {
      en: 'Requests to you have expired, so new ones are paused until you resume',
      hi: 'आपके पास आए अनुरोधों का समय जवाब के बिना निकल गया, इसलिए नए अनुरोध तब तक रुके हैं जब तक आप उन्हें फिर से चालू न करें',
    },
    push: { en: 'New requests to you are paused', hi: 'आपके लिए नए अनुरोध रुके हैं' },
  },
  /** Requests are paused because the mentor has been inactive for long. */
  'mentor-away': {
    ...PAUSE,
    text: {
      en: `You have not been here for ${AWAY_DAYS} days, so new requests and bookings are paused until you resume`,
      hi: `आप ${AWAY_DAYS} दिन से यहाँ नहीं आए, इसलिए नए अनुरोध और बुकिंग तब तक रुके हैं जब तक आप उन्हें फिर से चालू न करें`,
    },
    push: {
      en: 'New requests to you are paused while you are away',
      hi: 'आपके न आने से नए अनुरोध रुके हैं',
    },
  },
} satisfies Record<string, NotificationDefinition>
