import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { bookMeeting } from '@mentor-connect/contract/mentoring/sessions/meetings'
import { DEMO_LEARNER, DEMO_MENTOR } from '@mentor-connect/server/demo-accounts'
import type { Page } from 'playwright-core'
import { COMMUNITY } from './communityScreens'
import { BOOKING } from './bookingScreens'
import { CALLS } from './callScreens'
import { OPENINGS } from './openingScreens'
import { withAnswers } from './preparedAnswer'
import { PROJECTS } from './projectScreens'
import { submitEmpty, type Screen } from './screen'
import { SETTINGS } from './settingScreens'
import { SIGN_UP } from './signUpScreens'

/**
 * Scrolls to the top. A learner who returns to a lesson is taken to the last block that was read, which lies under the
 * bar of the page.
 */
const scrollToTop = (page: Page) => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
const LESSONS = '/user/resources/write-a-resume/lessons'
const openMenu = (page: Page) => page.locator('header button[aria-expanded=false]:visible').first().click()
const WORKSHOPS: Screen[] = [
  { role: 'visitor', path: '/workshops' },
  { role: 'visitor', path: '/workshops?language=ur', state: 'nothing found' },
  { role: 'visitor', path: '/workshops/demo-workshop' },
  { role: 'user', path: '/user/workshops' },
  { role: 'user', path: '/user/workshops/demo-workshop' },
  { role: 'user', path: '/user/workshops/demo-workshop', state: 'reporting it', reach: opensReport },
  { role: 'user', path: '/user/sessions/workshops' },
  { role: 'mentor', path: '/mentor/sessions/workshops' },
  { role: 'mentor', path: '/mentor/sessions/workshops/new' },
  { role: 'mentor', path: '/mentor/sessions/workshops/demo-workshop' },
  { role: 'mentor', path: '/mentor/sessions/workshops/demo-workshop/edit' },
]

const SKILL_PATHS: Screen[] = [
  { role: 'visitor', path: '/paths' },
  { role: 'visitor', path: '/paths?language=ur', state: 'nothing found' },
  { role: 'visitor', path: '/paths/ready-for-your-first-job' },
  { role: 'user', path: '/user/paths' },
  { role: 'user', path: '/user/paths/web-pages-from-scratch' },
  { role: 'user', path: '/user/paths/computer-se-naukri-tak', state: 'not joined' },
  { role: 'mentor', path: '/mentor/paths' },
  { role: 'mentor', path: '/mentor/paths/new' },
  { role: 'mentor', path: '/mentor/paths/demo-path-web-pages-from-scratch' },
]

const OFFERS: Screen[] = [
  ...WORKSHOPS,
  ...BOOKING,
  ...CALLS,
  ...SETTINGS,
  ...SKILL_PATHS,
  ...OPENINGS,
  ...COMMUNITY,
  ...PROJECTS,
]

const MENTORSHIPS: Screen[] = [
  { role: 'user', path: '/user/mentorships' },
  { role: 'user', path: '/user/mentorships/demo-active' },
  {
    role: 'user',
    path: '/user/mentorships/demo-active',
    state: 'asked before the end',
    reach: asksLastAct,
  },
  { role: 'user', path: `/user/mentorships/ask/${DEMO_MENTOR.id}`, state: 'one is open' },
  { role: 'user', path: '/user/mentorships/ask/harpreet-singh' },
  { role: 'mentor', path: '/mentor/mentorships' },
  { role: 'mentor', path: '/mentor/mentorships/demo-active' },
  { role: 'mentor', path: '/mentor/mentorships/demo-active', state: 'dating a step', reach: datesStep },
  { role: 'mentor', path: '/mentor/mentorships/places' },
  { role: 'mentor', path: '/mentor/mentorships/demo-received' },
  { role: 'mentor', path: `/mentor/learners/${DEMO_LEARNER.id}` },
  {
    role: 'mentor',
    path: '/mentor/mentorships/demo-received',
    state: 'asked before it',
    reach: asksLastAct,
  },
]

const REVIEWS: Screen[] = [
  { role: 'visitor', path: '/mentor/imran-qureshi' },
  {
    role: 'user',
    path: `/user/mentor/${DEMO_MENTOR.id}`,
    state: 'review sent without stars',
    reach: reviewEmpty,
  },
  { role: 'mentor', path: `/mentor/${DEMO_MENTOR.id}` },
  { role: 'mentor', path: `/mentor/${DEMO_MENTOR.id}`, state: 'replying', reach: replyToReview },
  { role: 'user', path: '/user/sessions/calendar' },
  { role: 'mentor', path: '/mentor/sessions/calendar' },
  { role: 'user', path: '/user/sessions' },
  { role: 'user', path: '/user/sessions/demo-held' },
  { role: 'user', path: `/user/sessions/book/${DEMO_MENTOR.id}` },
  {
    role: 'user',
    path: `/user/sessions/book/${DEMO_MENTOR.id}`,
    state: 'the time was taken',
    reach: wantsTakenTime,
  },
  { role: 'mentor', path: '/mentor/sessions' },
  { role: 'mentor', path: '/mentor/sessions/demo-held' },
  { role: 'mentor', path: '/mentor/sessions/hours' },
  { role: 'mentor', path: '/mentor/sessions/hours', state: 'choosing a time zone', reach: choosesZone },
]

const WORKS: Screen[] = [
  { role: 'user', path: `${LESSONS}/task-match-your-proof` },
  {
    role: 'user',
    path: `${LESSONS}/task-match-your-proof`,
    state: 'reporting a comment',
    reach: opensReport,
  },
  { role: 'mentor', path: '/mentor/tasks' },
  { role: 'mentor', path: '/mentor/tasks', state: 'reviewing the first work', reach: opensWork },
]

/** Pages that visitors also see, inside the frames of signed-in people. */
const IN_FRAMES: Screen[] = [
  { role: 'user', path: '/user/careers' },
  { role: 'user', path: '/user/careers/nurse' },
  { role: 'user', path: '/user/careers/compare?ids=nurse,plumber' },
  { role: 'user', path: '/user/mentors' },
  { role: 'user', path: '/user/verify-certificate' },
  { role: 'mentor', path: '/careers' },
]

/**
 * All screens, for every role, with the demo content.
 * @param ownCourseId a course of the demo mentor
 */
export function screens(courseId: string, ownCourseId: string): Screen[] {
  return [
    { role: 'visitor', path: '/' },
    { role: 'visitor', path: '/', state: 'menu open', reach: openMenuOnPhones },
    { role: 'visitor', path: '/', state: 'install card', reach: offerInstall },
    { role: 'visitor', path: '/about' },
    { role: 'visitor', path: '/mentors' },
    { role: 'visitor', path: '/ourmentors' },
    { role: 'visitor', path: '/ourmentors?q=nobody-is-called-this', state: 'nothing found' },
    { role: 'visitor', path: '/resource' },
    { role: 'visitor', path: '/resource?q=no-course-is-called-this', state: 'nothing found' },
    { role: 'visitor', path: `/resource/${courseId}` },
    { role: 'visitor', path: '/resource/unknown', state: 'no such course' },
    { role: 'visitor', path: '/resources/career' },
    { role: 'visitor', path: '/resources/jobs' },
    { role: 'visitor', path: '/resources/skills' },
    { role: 'visitor', path: '/careers' },
    { role: 'visitor', path: '/careers?q=no-career-is-called-this', state: 'nothing found' },
    { role: 'visitor', path: '/careers?ids=nurse,plumber', state: 'two to compare' },
    { role: 'visitor', path: '/careers/nurse' },
    { role: 'visitor', path: '/careers/compare?ids=nurse,plumber,farmer' },
    ...IN_FRAMES,
    ...OFFERS,
    { role: 'visitor', path: `/mentor/${DEMO_MENTOR.id}` },
    { role: 'visitor', path: '/verify-certificate' },
    { role: 'visitor', path: '/verify-certificate?certificateId=MC-UNKNOWN', state: 'not found' },
    { role: 'visitor', path: '/help' },
    { role: 'visitor', path: '/privacy' },
    { role: 'visitor', path: '/terms' },
    ...SIGN_UP,
    { role: 'visitor', path: '/no/such/page', state: 'not found' },
    { role: 'user', path: '/user/home' },
    { role: 'user', path: '/user/home', state: 'menu open', reach: openMenuOnPhones },
    { role: 'user', path: '/user/explore' },
    { role: 'user', path: '/user/bookmarks' },
    { role: 'user', path: '/user/notes' },
    { role: 'user', path: '/user/plan' },
    { role: 'user', path: '/user/plan?career=nurse', state: 'a career proposed as the goal' },
    { role: 'user', path: '/user/plan/assessment' },
    { role: 'user', path: '/user/plan/assessment?part=1' },
    { role: 'user', path: '/user/plan/assessment/method' },
    { role: 'user', path: '/user/profile' },
    { role: 'user', path: '/user/profile', state: 'deleting the account', reach: asksDeletion },
    { role: 'user', path: '/user/profile', state: 'empty security forms sent', reach: sendsSecurityForms },
    { role: 'user', path: '/user/profile/edit' },
    { role: 'user', path: '/user/resources' },
    { role: 'user', path: `/user/resources/${courseId}` },
    { role: 'user', path: `${LESSONS}/one-clear-page`, state: 'from its beginning', reach: scrollToTop },
    { role: 'user', path: `${LESSONS}/quiz-1` },
    { role: 'user', path: `/user/mentor/${DEMO_MENTOR.id}` },
    { role: 'user', path: '/user/notifications' },
    { role: 'user', path: '/user/chat' },
    { role: 'user', path: `/user/chat?with=${DEMO_MENTOR.id}`, state: 'not talked yet' },
    ...MENTORSHIPS,
    ...REVIEWS,
    ...WORKS,
    { role: 'mentor', path: '/mentor/home' },
    { role: 'mentor', path: '/mentor/dashboard' },
    { role: 'mentor', path: '/mentor/resources' },
    { role: 'mentor', path: '/mentor/resources/add' },
    { role: 'mentor', path: '/mentor/resources/add', state: 'empty form sent', reach: submitEmpty },
    { role: 'mentor', path: `/mentor/resources/${ownCourseId}` },
    { role: 'mentor', path: `/mentor/resources/${ownCourseId}`, state: 'deleting it', reach: asksDeletion },
    { role: 'mentor', path: `/mentor/resources/${ownCourseId}/edit` },
    { role: 'mentor', path: `/mentor/resources/${ownCourseId}/lessons/unknown`, state: 'no such lesson' },
    { role: 'mentor', path: '/mentor/resources/first-web-pages/lessons/headings-and-lists' },
    { role: 'mentor', path: '/mentor/resources/first-web-pages/lessons/quiz-1/quiz' },
    { role: 'mentor', path: '/mentor/resources/first-web-pages/lessons/task-a-page-for-someone/task' },
    {
      role: 'mentor',
      path: '/mentor/resources/add',
      state: 'choosing a lesson',
      reach: (page) => page.locator('main form [aria-expanded=false]').last().click(),
    },
    { role: 'mentor', path: '/mentor/learners' },
    { role: 'mentor', path: '/mentor/questions' },
    { role: 'mentor', path: '/mentor/profile' },
    { role: 'mentor', path: '/mentor/profile/edit' },
    { role: 'mentor', path: '/mentor/chat' },
    // This state must be the last one, because unsaved changes block the next navigation.
    { role: 'mentor', path: '/mentor/resources/add', state: 'leaving unsaved', reach: leavesUnsaved },
  ]
}

/** Opens the menu, which exists only in narrow windows. */
async function openMenuOnPhones(page: Page) {
  if ((page.viewportSize()?.width ?? 0) < 768) await openMenu(page)
}

async function offerInstall(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })))
  await page.locator('[role=region][aria-labelledby] button').last().waitFor()
}

async function sendsSecurityForms(page: Page) {
  const closed = page.locator('main section button[aria-expanded=false][aria-label]')
  await closed.first().waitFor()
  while ((await closed.count()) > 0) await closed.first().click()
  for (const send of await page.locator('main form button[type=submit]').all()) await send.click()
  await page.locator('main [aria-invalid=true]').first().waitFor()
}

async function asksDeletion(page: Page) {
  await page.locator('main button:has(svg[class*=lucide-trash]):visible').last().click()
  await page.locator('dialog[open] button').last().waitFor()
}

async function opensReport(page: Page) {
  await page.locator('main button:has(svg[class*=lucide-flag]):visible').first().click()
  await page.locator('dialog[open] input[type=radio]').first().waitFor()
}

async function opensWork(page: Page) {
  await page.locator('main a[href^="/mentor/tasks/"]').first().click()
  await page.locator('main textarea').waitFor()
}

/** Submits an empty review. Its form is below the other parts of the page. */
async function reviewEmpty(page: Page) {
  await page.locator('#reviews form button[type=submit]').click()
  await page.locator('#reviews [role=alert], #reviews [aria-invalid=true]').first().waitFor()
}

async function replyToReview(page: Page) {
  await page.locator('#reviews li button:has(svg[class*=message-square-reply])').first().click()
  await page.locator('#reviews form textarea').waitFor()
}

/** Ends a mentorship, up to the dialog that asks for confirmation. */
async function asksLastAct(page: Page) {
  await page.locator('main section').first().locator('button').last().click()
  await page.locator('dialog[open] button').last().waitFor()
}

/** Opens the date field of a step in the plan that the learner shares with the mentor. */
async function datesStep(page: Page) {
  await page.locator('#plan ~ ol button[aria-expanded=false]').last().click()
  await page.locator('#plan ~ ol button:has(svg[class*=calendar-days])').click()
  await page.locator('#plan ~ ol form input[type=date]').waitFor()
  // At the top, the bar of the page does not cover parts of the buttons.
  await scrollToTop(page)
}

async function choosesZone(page: Page) {
  await page.locator('main input[name=timeZone]').click()
  await page.locator('main [role=option]').first().waitFor()
}

/** Books a time that is taken. The response is prepared, because nobody else books during the check. */
async function wantsTakenTime(page: Page) {
  const times = [26, 27, 50].map((hours) => new Date(Date.now() + hours * HOUR_MS).toISOString())
  const json = {
    success: false,
    message: 'This time has just been taken.',
    code: 'slot_taken',
    nextSlots: times.map((start) => ({ start, end: start })),
  }
  await withAnswers(page, [{ endpoint: bookMeeting, json, status: 409 }], async () => {
    await page.locator('main ul button[aria-pressed]').first().click()
    await page.locator('main button:not([aria-pressed])').last().click()
    await page.locator('#next-slots').waitFor()
  })
}

async function leavesUnsaved(page: Page) {
  await page.locator('main form input:not([type=radio])').first().fill('A title')
  await page.locator(':is(header, nav) a:visible').first().click()
  await page.locator('dialog[open] button').last().waitFor()
}
