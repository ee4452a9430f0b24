import type { WordChanges } from '../courses/catalogue/search/wordChanges'
import type { PersonalData } from '../kernel/personal-data/personalData'
import type { NewEvent } from '../messages/notifications/notifier'
import { briefsOf, deleteProjects, leaveTeams, projectsOf } from './projects/account/projectData.repo'
import {
  alertsOf,
  answersOf,
  applicationsOf,
  boardOf,
  deleteOpenings,
  lockApplications,
  openingsOf,
  portfolioOf,
} from './personalData.repo'

export const personalData = {
  exported: async (db, { id, role }) =>
    role === 'mentor'
      ? {
          openings: await openingsOf(db, id),
          answersToApplicants: await answersOf(db, id),
          projects: await briefsOf(db, id),
        }
      : {
          applications: await applicationsOf(db, id),
          applicationBoard: await boardOf(db, id),
          portfolio: await portfolioOf(db, id),
          openingAlerts: await alertsOf(db, id),
          projects: await projectsOf(db, id),
        },
  erasure: {
    learner: {
      async work(tx, { person, now }) {
        await leaveTeams(tx, person.id, now.toISOString())
        await lockApplications(tx, person.id)
      },
    },
    mentor: {
      async work(tx, { person, now, words, applications }) {
        applications.push(...(await deleteOpenings(tx, person.id, { words, now })))
        await deleteProjects(tx, person.id)
      },
    },
  },
  tables: [
    'applications',
    'board_entries',
    'former_slugs',
    'opening_alert_people',
    'opening_alerts',
    'openings',
    'portfolios',
    'project_briefs',
    'project_cards',
    'project_check_ins',
    'project_comments',
    'project_contributions',
    'project_files',
    'project_members',
    'project_requests',
    'project_submissions',
    'project_teams',
  ],
} satisfies PersonalData<{ words: WordChanges; applications: NewEvent[] }>
