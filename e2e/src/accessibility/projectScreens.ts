import type { Page } from 'playwright-core'
import { submitEmpty, type Screen } from './screen'

const TEAM = '/user/teams/demo-team-bus-stop'

const opensCard = async (page: Page) => {
  await page.locator('main [data-card] button:not([data-handle], [aria-expanded])').first().click()
  await page.locator('dialog form textarea').first().waitFor()
}

/** The screens of collaborative projects. */
export const PROJECTS: Screen[] = [
  { role: 'visitor', path: '/projects' },
  { role: 'visitor', path: '/projects?language=as', state: 'nothing found' },
  { role: 'visitor', path: '/projects/bus-stop-timetable' },
  { role: 'visitor', path: '/projects/shop-accounts-in-hindi', state: 'in Hindi' },
  { role: 'user', path: '/user/projects' },
  { role: 'user', path: '/user/projects/rain-and-crops' },
  { role: 'user', path: '/user/projects/rain-and-crops', state: 'empty application', reach: submitEmpty },
  { role: 'user', path: TEAM },
  { role: 'user', path: `${TEAM}?part=board` },
  { role: 'user', path: `${TEAM}?part=board`, state: 'a card is open', reach: opensCard },
  { role: 'user', path: `${TEAM}?part=milestones` },
  { role: 'user', path: `${TEAM}?part=check-ins` },
  { role: 'user', path: `${TEAM}?part=files` },
  { role: 'user', path: `${TEAM}?part=people` },
  { role: 'mentor', path: '/mentor/projects' },
  { role: 'mentor', path: '/mentor/projects/new' },
  { role: 'mentor', path: '/mentor/projects/bus-stop-timetable' },
  { role: 'mentor', path: '/mentor/projects/bus-stop-timetable/edit' },
  { role: 'mentor', path: '/mentor/teams/demo-team-bus-stop' },
  { role: 'mentor', path: '/mentor/teams/demo-team-bus-stop?part=milestones' },
]
