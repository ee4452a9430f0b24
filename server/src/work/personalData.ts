import type { PersonalData } from '../kernel/personal-data/personalData'
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
      ? { openings: await openingsOf(db, id), answersToApplicants: await answersOf(db, id) }
      : {
          applications: await applicationsOf(db, id),
          applicationBoard: await boardOf(db, id),
          portfolio: await portfolioOf(db, id),
          openingAlerts: await alertsOf(db, id),
        },
  erasure: { deleteOpenings, lockApplications },
  tables: [
    'applications',
    'board_entries',
    'former_slugs',
    'opening_alert_people',
    'opening_alerts',
    'openings',
    'portfolios',
  ],
} satisfies PersonalData
