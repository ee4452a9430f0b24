import * as applications from './applications'
import * as openingAlerts from './openingAlerts'
import * as openings from './openings'
import * as portfolio from './portfolio'
import * as posting from './posting'
import * as briefs from './projects/briefs'
import * as projects from './projects/projects'
import * as teamActivity from './projects/teamActivity'
import * as teamBoard from './projects/teamBoard'
import * as teamFiles from './projects/teamFiles'
import * as teamMilestones from './projects/teamMilestones'
import * as teamOffers from './projects/teamOffers'
import * as teams from './projects/teams'
import * as resume from './resume'

/** The contracts of this domain: the modules that declare its endpoints. */
export const contracts: object[] = [
  applications,
  openingAlerts,
  openings,
  portfolio,
  posting,
  briefs,
  projects,
  teamActivity,
  teamBoard,
  teamFiles,
  teamMilestones,
  teamOffers,
  teams,
  resume,
]
