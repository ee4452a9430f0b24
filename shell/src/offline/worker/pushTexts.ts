import type { Locale } from '@mentor-connect/contract/api/locales'
import type { NotificationKind, PushPayload } from '@mentor-connect/contract/rules/notifications'
import type { PushReader } from '@mentor-connect/contract/site/serviceWorker'

type Sentence = (count: number) => string
const several = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const SENTENCES: Record<Locale, Record<NotificationKind, Sentence>> = {
  en: {
    message: (count) => several(count, 'new message', 'new messages'),
    enrolment: (count) => `${several(count, 'new learner', 'new learners')} in your course`,
    review: (count) => `${several(count, 'new review', 'new reviews')} of your course`,
    'work-sent': (count) => `${several(count, 'work', 'works')} to review in your course`,
    'work-approved': () => 'Your mentor has approved your work',
    'work-returned': () => 'Your mentor has looked at your work',
    'question-asked': (count) => `${several(count, 'new question', 'new questions')} in your course`,
    'question-answered': (count) => `${several(count, 'new answer', 'new answers')} to your question`,
    'session-booked': () => 'A session with you is booked',
    'session-moved': () => 'One of your sessions was moved',
    'session-cancelled': () => 'One of your sessions was cancelled',
    'session-soon': () => 'Your session is near',
    'session-notes': () => 'New notes of one of your sessions',
    'session-feedback': () => 'Feedback on one of your sessions',
    'session-absence': () => 'Somebody says that you missed a session',
    'mentorship-requested': () => 'Somebody asks you for a mentorship',
    'mentorship-asked': () => 'A mentor has a question about your request',
    'mentorship-answered': () => 'A learner has answered your question',
    'mentorship-accepted': () => 'Your request is accepted',
    'mentorship-declined': () => 'There is an answer to your request',
    'mentorship-withdrawn': () => 'A request to you was withdrawn',
    'mentorship-confirmed': () => 'One of your mentorships has begun',
    'mentorship-waiting': () => 'Somebody is waiting for your decision',
    'mentorship-expired': () => 'A request has expired',
    'mentorship-lapsed': () => 'A mentorship was not confirmed in time',
    'mentorship-proposed': () => 'One of your mentorships could be completed',
    'mentorship-continued': () => 'One of your mentorships goes on',
    'mentorship-completed': () => 'One of your mentorships is completed',
    'mentorship-ended': () => 'One of your mentorships has ended',
    'mentorship-cancelled': () => 'One of your mentorships cannot go on',
    'requests-paused': () => 'New requests to you are paused',
    'workshop-moved': () => 'One of your workshops has a new time',
    'workshop-cancelled': () => 'One of your workshops is cancelled',
    'workshop-seat': () => 'You have got a seat in a workshop',
    'workshop-soon': () => 'Your workshop is near',
    'certificate-issued': () => 'Your certificate is ready',
    'certificate-revoked': () => 'One of your certificates was revoked',
    'mentor-approved': () => 'Your mentor account is approved',
    'mentor-rejected': () => 'There is a decision about your mentor account',
    'mentor-asked': () => 'We have a question about your application',
    'course-domains-changed': () => 'We have changed the subjects of your course',
    'sanction-imposed': () => 'There is a decision about your account',
    'sanction-lifted': () => 'A decision about your account no longer applies',
    'report-decided': () => 'We have looked at your report',
    'appeal-decided': () => 'Your appeal is decided',
    'consent-verified': () => 'Chat is open to you',
    'consent-refused': () => 'We could not verify the consent for chat',
    'consent-withdrawn': () => 'Chat is closed: the consent was withdrawn',
  },
  hi: {
    message: (count) => several(count, 'नया संदेश', 'नए संदेश'),
    enrolment: (count) => `आपके कोर्स में ${several(count, 'नया विद्यार्थी', 'नए विद्यार्थी')}`,
    review: (count) => `आपके कोर्स की ${several(count, 'नई समीक्षा', 'नई समीक्षाएँ')}`,
    'work-sent': (count) => `आपके कोर्स में ${several(count, 'काम जाँचना है', 'काम जाँचने हैं')}`,
    'work-approved': () => 'मेंटर ने आपका काम स्वीकृत कर दिया है',
    'work-returned': () => 'मेंटर ने आपका काम देख लिया है',
    'question-asked': (count) => `आपके कोर्स में ${several(count, 'नया सवाल', 'नए सवाल')}`,
    'question-answered': (count) => `आपके सवाल पर ${several(count, 'नया जवाब', 'नए जवाब')}`,
    'session-booked': () => 'आपके साथ एक सत्र बुक हुआ है',
    'session-moved': () => 'आपके एक सत्र का समय बदला है',
    'session-cancelled': () => 'आपका एक सत्र रद्द हो गया है',
    'session-soon': () => 'आपका सत्र पास है',
    'session-notes': () => 'आपके एक सत्र के नए नोट्स',
    'session-feedback': () => 'आपके एक सत्र पर राय मिली है',
    'session-absence': () => 'किसी का कहना है कि आप सत्र में नहीं आए',
    'mentorship-requested': () => 'कोई आपसे मेंटरशिप चाहता है',
    'mentorship-asked': () => 'आपके अनुरोध के बारे में मेंटर का एक सवाल है',
    'mentorship-answered': () => 'आपके सवाल का जवाब आया है',
    'mentorship-accepted': () => 'आपका अनुरोध स्वीकार हो गया है',
    'mentorship-declined': () => 'आपके अनुरोध का जवाब आया है',
    'mentorship-withdrawn': () => 'आपको भेजा गया एक अनुरोध वापस ले लिया गया है',
    'mentorship-confirmed': () => 'आपकी एक मेंटरशिप शुरू हो गई है',
    'mentorship-waiting': () => 'किसी को आपके जवाब का इंतज़ार है',
    'mentorship-expired': () => 'एक अनुरोध का समय पूरा हो गया',
    'mentorship-lapsed': () => 'एक मेंटरशिप की समय पर पुष्टि नहीं हुई',
    'mentorship-proposed': () => 'आपकी एक मेंटरशिप पूरी करने का प्रस्ताव है',
    'mentorship-continued': () => 'आपकी एक मेंटरशिप जारी रहेगी',
    'mentorship-completed': () => 'आपकी एक मेंटरशिप पूरी हो गई है',
    'mentorship-ended': () => 'आपकी एक मेंटरशिप समाप्त हो गई है',
    'mentorship-cancelled': () => 'आपकी एक मेंटरशिप आगे नहीं बढ़ सकती',
    'requests-paused': () => 'आपके लिए नए अनुरोध रुके हैं',
    'workshop-moved': () => 'आपकी एक वर्कशॉप का समय बदल गया है',
    'workshop-cancelled': () => 'आपकी एक वर्कशॉप रद्द हो गई है',
    'workshop-seat': () => 'एक वर्कशॉप में आपको जगह मिल गई है',
    'workshop-soon': () => 'आपकी वर्कशॉप पास है',
    'certificate-issued': () => 'आपका प्रमाणपत्र तैयार है',
    'certificate-revoked': () => 'आपका एक प्रमाणपत्र रद्द कर दिया गया है',
    'mentor-approved': () => 'आपका मेंटर खाता स्वीकृत हो गया है',
    'mentor-rejected': () => 'आपके मेंटर खाते के बारे में निर्णय हो गया है',
    'mentor-asked': () => 'आपके आवेदन के बारे में हमारा एक सवाल है',
    'course-domains-changed': () => 'हमने आपके कोर्स के विषय बदले हैं',
    'sanction-imposed': () => 'आपके खाते के बारे में एक निर्णय हुआ है',
    'sanction-lifted': () => 'आपके खाते के बारे में एक निर्णय अब लागू नहीं है',
    'report-decided': () => 'हमने आपकी शिकायत देख ली है',
    'appeal-decided': () => 'आपकी अपील पर निर्णय हो गया है',
    'consent-verified': () => 'चैट अब आपके लिए खुली है',
    'consent-refused': () => 'चैट की सहमति की पुष्टि नहीं हो सकी',
    'consent-withdrawn': () => 'चैट बंद है: सहमति वापस ले ली गई है',
  },
}
/** For a kind that is newer than this worker. */
const OTHER: Record<Locale, string> = { en: 'There is something new for you', hi: 'आपके लिए कुछ नया है' }

/** The sentence of a push message, in the reader's language. */
export function pushText(
  { kind, count }: Pick<PushPayload, 'count'> & { kind: string },
  locale: Locale,
): string {
  const sentences: Record<string, Sentence | undefined> = SENTENCES[locale]
  return sentences[kind]?.(count) ?? OTHER[locale]
}

/** The page that a push message leads to. */
export function pushPage(kind: string, { role }: PushReader): string {
  return `/${role}/${kind === 'message' ? 'chat' : 'notifications'}`
}
