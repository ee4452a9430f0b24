import * as baseline from './001-baseline'
import * as skillPaths from './002-skill-paths'
import * as openings from './003-openings'
import * as portfolio from './004-portfolio'
import * as pathCertificates from './005-path-certificates'
import * as openingAlerts from './006-opening-alerts'
import * as feeds from './007-feeds'
import * as workCorrections from './008-work-corrections'
import * as resume from './009-resume'
import * as requestOfJob from './010-request-of-job'
import * as rooms from './011-rooms'
import * as community from './012-community'
import * as projects from './013-projects'
import * as chatFiles from './014-chat-files'
import * as calendarFeeds from './015-calendar-feeds'
import * as cardTexts from './016-card-texts'
import * as busyCalendars from './017-busy-calendars'
import * as scheduling from './018-scheduling'
import * as passkeys from './019-passkeys'
import * as unreadAppointments from './020-unread-appointments'
import * as blockedLearners from './021-blocked-learners'
import * as missedSessions from './022-missed-sessions'
import * as reportedTexts from './023-reported-texts'
import * as comparedOpenings from './024-compared-openings'
import * as offeredTeams from './025-offered-teams'

/** All migrations in the order of their names. Never change a released one; add a new one. */
export const migrations = {
  '001-baseline': baseline,
  '002-skill-paths': skillPaths,
  '003-openings': openings,
  '004-portfolio': portfolio,
  '005-path-certificates': pathCertificates,
  '006-opening-alerts': openingAlerts,
  '007-feeds': feeds,
  '008-work-corrections': workCorrections,
  '009-resume': resume,
  '010-request-of-job': requestOfJob,
  '011-rooms': rooms,
  '012-community': community,
  '013-projects': projects,
  '014-chat-files': chatFiles,
  '015-calendar-feeds': calendarFeeds,
  '016-card-texts': cardTexts,
  '017-busy-calendars': busyCalendars,
  '018-scheduling': scheduling,
  '019-passkeys': passkeys,
  '020-unread-appointments': unreadAppointments,
  '021-blocked-learners': blockedLearners,
  '022-missed-sessions': missedSessions,
  '023-reported-texts': reportedTexts,
  '024-compared-openings': comparedOpenings,
  '025-offered-teams': offeredTeams,
}
