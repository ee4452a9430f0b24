import type { Role } from '@mentor-connect/contract/api/people'
import type { NotificationKind } from '@mentor-connect/contract/rules/notifications'
import { paths } from '@mentor-connect/contract/remote'

const { learner, mentorArea } = paths

const profileOf = (role: Role) => (role === 'mentor' ? mentorArea.profile : learner.profile)

/** @param subject `courseId/lessonId` */
function lessonOf(_role: Role, subject: string) {
  const [courseId = '', lessonId = ''] = subject.split('/')
  return learner.lesson(courseId, lessonId)
}

const sessionOf = (role: Role, id: string) =>
  role === 'mentor' ? mentorArea.session(id) : learner.session(id)

const mentorshipOf = (role: Role, id: string) =>
  role === 'mentor' ? mentorArea.mentorship(id) : learner.mentorship(id)

const workshopOf = (role: Role, id: string) =>
  role === 'mentor' ? mentorArea.workshop(id) : paths.workshop(id)

const ownReviewOf = (_role: Role, mentorId: string) => learner.reviewMentor(mentorId)

const PAGES: Record<NotificationKind, (role: Role, subject: string) => string> = {
  message: (role) => (role === 'mentor' ? mentorArea.chat : learner.chat),
  enrolment: () => mentorArea.learners,
  review: (_role, courseId) => mentorArea.resource(courseId),
  'work-sent': () => mentorArea.works,
  'work-approved': lessonOf,
  'work-returned': lessonOf,
  'question-asked': () => mentorArea.questions,
  'question-answered': lessonOf,
  'plan-changed': () => learner.plan,
  'session-booked': sessionOf,
  'session-moved': sessionOf,
  'session-cancelled': sessionOf,
  'session-soon': sessionOf,
  'session-notes': sessionOf,
  'session-feedback': sessionOf,
  'session-absence': sessionOf,
  'mentorship-requested': mentorshipOf,
  'mentorship-asked': mentorshipOf,
  'mentorship-answered': mentorshipOf,
  'mentorship-accepted': mentorshipOf,
  'mentorship-declined': mentorshipOf,
  'mentorship-withdrawn': mentorshipOf,
  'mentorship-confirmed': mentorshipOf,
  'mentorship-waiting': mentorshipOf,
  'mentorship-expired': mentorshipOf,
  'mentorship-lapsed': mentorshipOf,
  'mentorship-proposed': mentorshipOf,
  'mentorship-continued': mentorshipOf,
  'mentorship-completed': mentorshipOf,
  'mentorship-ended': mentorshipOf,
  // The other account may be deleted, and the mentorship with it.
  'mentorship-cancelled': (role) => (role === 'mentor' ? mentorArea.mentorships : learner.mentorships),
  'requests-paused': () => mentorArea.places,
  'mentor-away': () => mentorArea.places,
  'workshop-moved': workshopOf,
  'workshop-cancelled': workshopOf,
  'workshop-seat': workshopOf,
  'workshop-soon': workshopOf,
  'workshop-message': workshopOf,
  'mentor-review': (_role, mentorId) => paths.mentorReviews(mentorId),
  'mentor-review-reply': ownReviewOf,
  'mentor-review-hidden': ownReviewOf,
  'mentor-review-shown': ownReviewOf,
  'work-hidden': lessonOf,
  'work-shown': lessonOf,
  'work-comment-hidden': (_role, workId) => mentorArea.work(workId),
  'work-comment-shown': (_role, workId) => mentorArea.work(workId),
  'workshop-hidden': (_role, id) => mentorArea.workshop(id),
  'workshop-shown': (_role, id) => mentorArea.workshop(id),
  'certificate-issued': (_role, id) => paths.verifyCertificateOf(id),
  'certificate-revoked': (_role, id) => paths.verifyCertificateOf(id),
  'mentor-approved': () => mentorArea.home,
  'mentor-rejected': () => mentorArea.home,
  'mentor-asked': () => mentorArea.home,
  'course-domains-changed': (_role, courseId) => mentorArea.resource(courseId),
  'sanction-imposed': profileOf,
  'sanction-lifted': profileOf,
  'report-decided': profileOf,
  'appeal-decided': profileOf,
  'consent-verified': () => learner.chat,
  'consent-refused': () => learner.chat,
  'consent-withdrawn': () => learner.chat,
}

/** The page that a notification leads to; of a kind that is newer than this page, the list. */
export const notificationPage = (kind: string, role: Role, subject: string): string =>
  isKnown(kind) ? PAGES[kind](role, subject) : ''

/** Whether this release knows the kind: the server may be newer. */
export const isKnown = (kind: string): kind is NotificationKind => Object.hasOwn(PAGES, kind)
