import type { PersonalData } from '../kernel/personal-data/personalData'
import {
  answersOf,
  applicationsOf,
  boardOf,
  deleteOpenings,
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
        },
  erasure: { deleteOpenings },
  tables: ['applications', 'board_entries', 'openings', 'portfolios'],
} satisfies PersonalData
