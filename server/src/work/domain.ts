import { DAY_MS, HOUR_MS, MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import type { Domain } from '../kernel/domain'
import { announceOpenings } from './alerts/announceOpenings'
import { namesOfAlerts } from './alerts/alerts.repo'
import { registerAlertRoutes } from './alerts/alerts.routes'
import { queueWeeklyMails } from './alerts/weeklyMail'
import { registerApplicantRoutes } from './applications/applicants.routes'
import { markSilent, removeContacts } from './applications/applicationJobs'
import { registerLearnerRoutes } from './applications/learner.routes'
import { titlesOfEntries } from './board/board.repo'
import { boardDates } from './board/boardDates.query'
import { remindOfEntries } from './board/reminders'
import { deleteOldRuns } from './feeds/feeds.repo'
import { handleFeedRuns } from './feeds/feedRun.service'
import { startDueRuns } from './feeds/startRun'
import { registerOpeningRoutes } from './openings/openings.routes'
import { listedOpenings, titlesOfOpenings } from './openings/openings.repo'
import { indexMissingOpenings } from './openings/openingWords.repo'
import { personalData } from './personalData'
import { formerPortfolioSlugs, listedPortfolios } from './portfolio/portfolio.repo'
import { registerPortfolioRoutes } from './portfolio/portfolio.routes'
import { closeExpired } from './posting/closeExpired'
import { registerPostingRoutes } from './posting/posting.routes'
import { registerBriefRoutes } from './projects/briefs/briefs.routes'
import { listedProjects, titlesOfBriefs } from './projects/briefs/briefs.repo'
import { registerProjectRoutes } from './projects/briefs/projects.routes'
import { registerTeamBoardRoutes } from './projects/board/board.routes'
import { deleteOldCards } from './projects/board/cards.repo'
import { registerTeamFileRoutes } from './projects/files/teamFiles.routes'
import { registerMilestoneRoutes } from './projects/milestones/milestones.routes'
import { registerRequestRoutes } from './projects/requests/requests.routes'
import { registerTeamOfferRoutes } from './projects/teams/offers.routes'
import { teamRoom } from './projects/teams/teamRoom'
import { titlesOfTeams } from './projects/teams/teams.repo'
import { registerTeamRoutes } from './projects/teams/teams.routes'
import { remindTeams } from './projects/upkeep/teamReminders'
import { endOldRequests, keepUpTeams } from './projects/upkeep/teamUpkeep'
import { registerWordRoutes } from './projects/words/words.routes'
import { reportables } from './reportables'
import { registerResumeRoutes } from './resume/resume.routes'

/** Number of days for which an open board can find out that a card was deleted. */
const DELETED_CARD_DAYS = 30
/** Days for which the reports of feeds are stored. */
const FEED_RUN_DAYS = 90

export const work = {
  serve(app, dependencies) {
    registerOpeningRoutes(app, dependencies)
    registerPostingRoutes(app, dependencies)
    registerLearnerRoutes(app, dependencies)
    registerApplicantRoutes(app, dependencies)
    registerPortfolioRoutes(app, dependencies)
    registerAlertRoutes(app, dependencies)
    handleFeedRuns(dependencies)
    registerResumeRoutes(app, dependencies)
    registerProjectRoutes(app, dependencies)
    registerBriefRoutes(app, dependencies)
    registerRequestRoutes(app, dependencies)
    registerTeamRoutes(app, dependencies)
    registerTeamOfferRoutes(app, dependencies)
    registerTeamBoardRoutes(app, dependencies)
    registerTeamFileRoutes(app, dependencies)
    registerMilestoneRoutes(app, dependencies)
    registerWordRoutes(app, dependencies)
  },

  recurringJobs: ({ db, jobs, clock }) => [
    { name: 'openings.index', everyMs: MINUTE_MS, run: () => indexMissingOpenings(db) },
    { name: 'openings.close', everyMs: 10 * MINUTE_MS, run: () => closeExpired({ db }, clock()) },
    { name: 'applications.silent', everyMs: HOUR_MS, run: () => markSilent({ db, jobs, clock }, clock()) },
    { name: 'applications.contacts', everyMs: HOUR_MS, run: () => removeContacts({ db }, clock()) },
    {
      name: 'openings.announce',
      everyMs: HOUR_MS,
      run: () => announceOpenings({ db, jobs, clock }, clock()),
    },
    { name: 'openings.mail', everyMs: 15 * MINUTE_MS, run: () => queueWeeklyMails({ db, jobs }, clock()) },
    { name: 'feeds.due', everyMs: 10 * MINUTE_MS, run: () => startDueRuns({ db, jobs, clock }) },
    { name: 'teams.remind', everyMs: HOUR_MS, run: () => remindTeams({ db, jobs, clock }, clock()) },
    { name: 'teams.upkeep', everyMs: HOUR_MS, run: () => keepUpTeams({ db, jobs, clock }, clock()) },
    { name: 'projects.requests', everyMs: HOUR_MS, run: () => endOldRequests({ db }, clock()) },
    { name: 'board.remind', everyMs: HOUR_MS, run: () => remindOfEntries({ db, jobs, clock }, clock()) },
  ],

  async deleteExpired(db, now) {
    await deleteOldRuns(db, new Date(now.getTime() - FEED_RUN_DAYS * DAY_MS).toISOString())
    await formerPortfolioSlugs.deleteExpired(db, now.toISOString())
    await deleteOldCards(db, new Date(now.getTime() - DELETED_CARD_DAYS * DAY_MS).toISOString())
  },

  publicPages: { openings: listedOpenings, people: listedPortfolios, projects: listedProjects },

  calendar: [boardDates],

  rooms: { project: teamRoom },

  names: {
    opening: titlesOfOpenings,
    application: titlesOfEntries,
    'opening-alert': namesOfAlerts,
    project: titlesOfBriefs,
    'project-team': titlesOfTeams,
  },
  reportables,
  personalData,
} satisfies Domain
