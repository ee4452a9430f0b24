import { paths } from '../rules/paths'
import type { ComponentSlot } from './slots'

/**
 * Slot → the pages that show it, as the paths of their routes on the site. The release check opens these pages with the
 * components that a release adds.
 */
export const PAGES_OF_SLOT: Record<ComponentSlot, string[]> = {
  'learner.dashboard': [paths.learner.home],
  'course.tab': [paths.learner.resource(':id'), paths.learner.bookmark(':id')],
  'course.search': [paths.resources, paths.learner.resources, paths.learner.explore],
  'mentor.search': [paths.mentorDirectory, paths.learner.mentorDirectory],
  'mentor.profile': [paths.mentor(':id'), paths.learner.mentor(':id')],
  'mentor.dashboard': [paths.mentorArea.home],
  'mentor.learner': [paths.mentorArea.learner(':id')],
  'account.settings': [paths.learner.profile, paths.mentorArea.profile],
  'notification.list': [paths.notifications('user'), paths.notifications('mentor')],
  'notification.settings': [paths.notificationSettings('user'), paths.notificationSettings('mentor')],
}
