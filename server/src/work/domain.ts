import { HOUR_MS, MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import type { Domain } from '../kernel/domain'
import { registerApplicantRoutes } from './applications/applicants.routes'
import { markSilent, removeContacts } from './applications/applicationJobs'
import { registerLearnerRoutes } from './applications/learner.routes'
import { titlesOfEntries } from './board/board.repo'
import { remindOfEntries } from './board/reminders'
import { registerOpeningRoutes } from './openings/openings.routes'
import { listedOpenings, titlesOfOpenings } from './openings/openings.repo'
import { indexMissingOpenings } from './openings/openingWords.repo'
import { listedPortfolios } from './portfolio/portfolio.repo'
import { registerPortfolioRoutes } from './portfolio/portfolio.routes'
import { closeExpired } from './posting/closeExpired'
import { registerPostingRoutes } from './posting/posting.routes'

export const work = {
  serve(app, dependencies) {
    registerOpeningRoutes(app, dependencies)
    registerPostingRoutes(app, dependencies)
    registerLearnerRoutes(app, dependencies)
    registerApplicantRoutes(app, dependencies)
    registerPortfolioRoutes(app, dependencies)
  },

  recurringJobs: ({ db, jobs, clock }) => [
    { name: 'openings.index', everyMs: MINUTE_MS, run: () => indexMissingOpenings(db) },
    { name: 'openings.close', everyMs: 10 * MINUTE_MS, run: () => closeExpired({ db }, clock()) },
    { name: 'applications.silent', everyMs: HOUR_MS, run: () => markSilent({ db, jobs, clock }, clock()) },
    { name: 'applications.contacts', everyMs: HOUR_MS, run: () => removeContacts({ db }, clock()) },
    { name: 'board.remind', everyMs: HOUR_MS, run: () => remindOfEntries({ db, jobs, clock }, clock()) },
  ],

  deleteExpired: async () => {},

  publicPages: { openings: listedOpenings, people: listedPortfolios },

  names: { opening: titlesOfOpenings, application: titlesOfEntries },
} satisfies Domain
