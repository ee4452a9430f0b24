import { findPerson } from '../accounts/people/person.repo'
import type { Reportables } from '../kernel/reportables/reportable'
import * as opening from './openings/hiddenOpening.mails'
import { findOpening, lockPoster } from './openings/openings.repo'
import { openingStates, setOpeningHidden } from './openings/hiddenOpenings.repo'
import { reportedOpening } from './openings/reportedOpening.query'
import { portfolioStates, setPortfolioHidden } from './portfolio/hiddenPortfolios.repo'
import { reportedPortfolio } from './portfolio/reportedPortfolio.query'
import { reportables as ofProjects } from './projects/reports/reportables'

export const reportables = {
  ...ofProjects,
  opening: {
    find: reportedOpening,
    refusedAs: null,
    hiding: {
      states: openingStates,
      set: setOpeningHidden,
      lockFirst: lockPoster,
      // An opening cannot be hidden by reports, because competitors could misuse them.
      hideReported: null,
      announce: null,
      telling: {
        hidden: opening.HIDDEN,
        shown: opening.SHOWN,
        async find(db, id) {
          const found = await findOpening(db, id)
          const author = found?.mentor_id ? await findPerson(db, 'mentor', found.mentor_id) : undefined
          return author && { author, title: found!.title, subject: id }
        },
      },
      findFile: null,
    },
  },
  portfolio: {
    find: reportedPortfolio,
    refusedAs: null,
    hiding: {
      states: portfolioStates,
      set: setPortfolioHidden,
      hideReported: null,
      announce: null,
      telling: null,
      findFile: null,
    },
  },
} satisfies Partial<Reportables>
