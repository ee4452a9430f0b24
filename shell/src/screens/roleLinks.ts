import { paths } from '@mentor-connect/contract/remote'

/** Links to the main pages of visitors, learners and mentors. Different areas may own these pages. */
export const ROLE_LINKS = {
  visitor: [
    ['shell.nav.home', paths.home],
    ['shell.nav.resources', paths.resources],
    ['shell.nav.mentors', paths.mentorDirectory],
    ['shell.nav.verify', paths.verifyCertificate],
    ['shell.nav.signUp', paths.signUp],
  ],
  user: [
    ['shell.nav.home', paths.learner.home],
    ['shell.nav.explore', paths.learner.explore],
    ['shell.nav.resources', paths.learner.resources],
    ['shell.nav.chat', paths.learner.chat],
    ['shell.nav.favourites', paths.learner.bookmarks],
    ['shell.nav.profile', paths.learner.profile],
  ],
  mentor: [
    ['shell.nav.home', paths.mentorArea.home],
    ['shell.nav.resources', paths.mentorArea.resources],
    ['shell.nav.learners', paths.mentorArea.learners],
    ['shell.nav.chat', paths.mentorArea.chat],
    ['shell.nav.profile', paths.mentorArea.profile],
  ],
} as const
