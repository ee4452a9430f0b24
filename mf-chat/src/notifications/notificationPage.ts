import type { Role } from '@mentor-connect/contract/api/people'
import type { NotificationKind } from '@mentor-connect/contract/rules/notifications'
import { paths } from '@mentor-connect/contract/remote'

const { learner, mentorArea } = paths

const PAGES: Record<NotificationKind, (role: Role, subject: string) => string> = {
  message: (role) => (role === 'mentor' ? mentorArea.chat : learner.chat),
  enrolment: () => mentorArea.learners,
  review: (_role, courseId) => mentorArea.resource(courseId),
  'certificate-issued': (_role, id) => paths.verifyCertificateOf(id),
  'certificate-revoked': (_role, id) => paths.verifyCertificateOf(id),
  'mentor-approved': () => mentorArea.home,
  'mentor-rejected': () => mentorArea.home,
}

/** The page that a notification leads to. */
export const notificationPage = (kind: NotificationKind, role: Role, subject: string): string =>
  PAGES[kind](role, subject)
