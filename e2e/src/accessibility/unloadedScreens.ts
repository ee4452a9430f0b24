import { getOwnCommunity, listOwnQuestions } from '@mentor-connect/contract/community/own'
import { getPasskeys } from '@mentor-connect/contract/accounts/passkeys'
import { listQuestions, listReadersQuestions } from '@mentor-connect/contract/community/questions'
import { pathPattern, type AnyEndpoint } from '@mentor-connect/contract/api/endpoint'
import { getOwnBookingPage } from '@mentor-connect/contract/mentoring/bookingPage'
import { getBusyCalendars } from '@mentor-connect/contract/mentoring/busyCalendars'
import { getCalendarFeed } from '@mentor-connect/contract/mentoring/calendarFeed'
import { getMentorship } from '@mentor-connect/contract/mentoring/mentorships'
import { getSlots } from '@mentor-connect/contract/mentoring/sessions/availability'
import { getMeeting } from '@mentor-connect/contract/mentoring/sessions/meetings'
import { getReminders } from '@mentor-connect/contract/mentoring/sessions/reminders'
import { getBoard } from '@mentor-connect/contract/work/applications'
import { getOpeningAlerts } from '@mentor-connect/contract/work/openingAlerts'
import { listOpenings } from '@mentor-connect/contract/work/openings'
import { getOwnPortfolio } from '@mentor-connect/contract/work/portfolio'
import { getOwnOpenings } from '@mentor-connect/contract/work/posting'
import { getTeamBoard } from '@mentor-connect/contract/work/projects/teamBoard'
import { getTeam } from '@mentor-connect/contract/work/projects/teams'
import { DEMO_MENTOR } from '@mentor-connect/server/demo-accounts'
import type { Page, Route } from 'playwright-core'
import type { Role } from '../people/signInAll'
import type { Screen } from './screen'

const TEAM = '/user/teams/demo-team-bus-stop'

/** Screens with the reads of which the content consists. */
const READS: [Role, string, ...AnyEndpoint[]][] = [
  ['user', '/user/openings', listOpenings],
  ['user', '/user/openings/alerts', getOpeningAlerts],
  ['user', '/user/applications', getBoard],
  ['user', '/user/portfolio', getOwnPortfolio],
  ['user', TEAM, getTeam],
  ['user', `${TEAM}?part=board`, getTeamBoard],
  ['user', '/user/community', listQuestions, listReadersQuestions],
  ['user', '/user/community/own', getOwnCommunity, listOwnQuestions],
  ['user', `/book/${DEMO_MENTOR.id}`, getSlots],
  ['user', '/user/sessions/calendar', getCalendarFeed, getBusyCalendars],
  ['user', '/user/sessions/demo-held', getMeeting],
  ['user', '/user/notifications/settings', getReminders],
  ['user', '/user/profile', getPasskeys],
  ['mentor', '/mentor/openings', getOwnOpenings],
  ['mentor', '/mentor/sessions/booking-page', getOwnBookingPage],
  ['mentor', '/mentor/mentorships/demo-active', getMentorship],
]

/** Loads the page again while its reads are handled as given, and waits for an element. */
async function reloadWith(
  page: Page,
  endpoints: readonly AnyEndpoint[],
  handle: (route: Route) => Promise<void>,
  element: string,
) {
  const isOne = ({ pathname }: URL) => endpoints.some((endpoint) => pathPattern(endpoint).test(pathname))
  await page.route(isOne, (route) => (route.request().method() === 'GET' ? handle(route) : route.fallback()))
  await page.reload()
  await page.locator(element).first().waitFor()
  await page.unroute(isOne)
}

const refuse = (route: Route) =>
  route.fulfill({
    status: 503,
    json: { success: false, message: 'Try again.', code: 'unavailable' },
    headers: {
      'access-control-allow-origin': route.request().headers().origin ?? '*',
      'access-control-allow-credentials': 'true',
    },
  })

/** Leaves a request without a response. */
const hold = () => Promise.resolve()

/** The screens whose content is still loading, or could not be loaded. */
export const UNLOADED: Screen[] = READS.flatMap(([role, path, ...endpoints]): Screen[] => [
  {
    role,
    path,
    state: 'could not be loaded',
    reach: (page) => reloadWith(page, endpoints, refuse, 'main [role=alert] button'),
  },
  {
    role,
    path,
    state: 'is loading',
    reach: (page) => reloadWith(page, endpoints, hold, 'main :is([role=status], [aria-busy=true])'),
  },
])
