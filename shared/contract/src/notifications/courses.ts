import type { Role } from '../accounts/people'
import { paths } from '../rules/paths'
import { REASON_IN_MAIL, several, type NotificationDefinition } from './notificationKind'

const { learner, mentorArea } = paths

/**
 * Notifications about learning are mailed as a digest by default, because most people read these mails in the
 * morning.
 */
const LEARNING = { category: 'learning', mail: 'notification' } as const
const coursePage = (_role: Role, courseId: string) => mentorArea.resource(courseId)

/** @param subject `courseId/lessonId` */
function lessonPage(_role: Role, subject: string) {
  const [courseId = '', lessonId = ''] = subject.split('/')
  return learner.lesson(courseId, lessonId)
}

/** Used when an operator has hidden a text, or shows it again. */
const HIDDEN = { category: 'safety', mail: 'own', icon: 'eye-off', more: REASON_IN_MAIL } as const
const SHOWN = { category: 'safety', mail: 'own', icon: 'eye' } as const
const workPage = (_role: Role, workId: string) => mentorArea.work(workId)

export const COURSES_KINDS = {
  review: {
    ...LEARNING,
    icon: 'star',
    page: coursePage,
    names: 'course',
    text: {
      en: ({ count, name }) => `${several(count, 'new review', 'new reviews')} of “${name}”`,
      hi: ({ count, name }) => `“${name}” की ${several(count, 'नई समीक्षा', 'नई समीक्षाएँ')}`,
    },
    push: {
      en: ({ count }) => `${several(count, 'new review', 'new reviews')} of your course`,
      hi: ({ count }) => `आपके कोर्स की ${several(count, 'नई समीक्षा', 'नई समीक्षाएँ')}`,
    },
  },
  /** Somebody has asked a question in a lesson of the mentor's course. */
  'question-asked': {
    ...LEARNING,
    about: 'question',
    asks: true,
    icon: 'message-circle-question-mark',
    page: () => mentorArea.questions,
    names: 'course',
    text: {
      en: ({ count, name }) => `${several(count, 'new question', 'new questions')} in “${name}”`,
      hi: ({ count, name }) => `“${name}” में ${several(count, 'नया सवाल', 'नए सवाल')}`,
    },
    push: {
      en: ({ count }) => `${several(count, 'new question', 'new questions')} in your course`,
      hi: ({ count }) => `आपके कोर्स में ${several(count, 'नया सवाल', 'नए सवाल')}`,
    },
  },
  /** Somebody has answered a question of the learner. */
  'question-answered': {
    ...LEARNING,
    about: 'question',
    icon: 'message-circle-reply',
    page: lessonPage,
    names: 'lesson',
    text: {
      en: ({ count, name }) => `${several(count, 'new answer', 'new answers')} to your question in “${name}”`,
      hi: ({ count, name }) => `“${name}” में आपके सवाल पर ${several(count, 'नया जवाब', 'नए जवाब')}`,
    },
    push: {
      en: ({ count }) => `${several(count, 'new answer', 'new answers')} to your question`,
      hi: ({ count }) => `आपके सवाल पर ${several(count, 'नया जवाब', 'नए जवाब')}`,
    },
  },
  /** A learner has submitted a work for a task. */
  'work-sent': {
    ...LEARNING,
    about: 'work',
    asks: true,
    icon: 'pencil-line',
    page: () => mentorArea.works,
    names: 'course',
    text: {
      en: ({ count, name }) => `${several(count, 'task', 'tasks')} to review in “${name}”`,
      hi: ({ count, name }) => `“${name}” में ${several(count, 'काम जाँचना है', 'काम जाँचने हैं')}`,
    },
    push: {
      en: ({ count }) => `${several(count, 'task', 'tasks')} to review in your course`,
      hi: ({ count }) => `आपके कोर्स में ${several(count, 'काम जाँचना है', 'काम जाँचने हैं')}`,
    },
  },
  'work-approved': {
    ...LEARNING,
    about: 'work',
    icon: 'circle-check-big',
    page: lessonPage,
    names: 'lesson',
    text: {
      en: ({ name }) => `Your work for “${name}” is approved`,
      hi: ({ name }) => `“${name}” का आपका काम मंज़ूर हो गया है`,
    },
    push: {
      en: 'Your mentor has approved your work',
      hi: 'मेंटर ने आपका काम मंज़ूर कर दिया है',
    },
  },
  'work-returned': {
    ...LEARNING,
    about: 'work',
    asks: true,
    icon: 'pencil-line',
    page: lessonPage,
    names: 'lesson',
    text: {
      en: ({ name }) => `Your mentor has reviewed your work for “${name}”: something is still missing`,
      hi: ({ name }) => `मेंटर ने “${name}” का आपका काम देखा है: उसमें अभी कुछ बाक़ी है`,
    },
    push: { en: 'Your mentor has reviewed your work', hi: 'मेंटर ने आपका काम देख लिया है' },
  },
  'work-hidden': {
    ...HIDDEN,
    page: lessonPage,
    push: {
      en: 'Your work for a task was hidden',
      hi: 'किसी टास्क का आपका काम छिपा दिया गया है',
    },
  },
  'work-shown': {
    ...SHOWN,
    page: lessonPage,
    push: {
      en: 'Your work for a task is shown again',
      hi: 'किसी टास्क का आपका काम फिर से दिख रहा है',
    },
  },
  /** An operator has hidden the mentor's comment on a work. */
  'work-comment-hidden': {
    ...HIDDEN,
    page: workPage,
    push: {
      en: 'Your comment on a task was hidden',
      hi: 'किसी काम पर आपकी टिप्पणी छिपा दी गई है',
    },
  },
  'work-comment-shown': {
    ...SHOWN,
    page: workPage,
    push: {
      en: 'Your comment on a task is shown again',
      hi: 'किसी काम पर आपकी टिप्पणी फिर से दिख रही है',
    },
  },
  /** An operator has changed the subjects of a course. */
  'course-domains-changed': {
    category: 'requests',
    mail: 'own',
    icon: 'book-open',
    page: coursePage,
    names: 'course',
    text: {
      en: ({ name }) => `We have changed the subjects of “${name}”`,
      hi: ({ name }) => `हमने “${name}” के विषय बदले हैं`,
    },
    more: REASON_IN_MAIL,
    push: {
      en: 'We have changed the subjects of your course',
      hi: 'हमने आपके कोर्स के विषय बदले हैं',
    },
  },
} satisfies Record<string, NotificationDefinition>
