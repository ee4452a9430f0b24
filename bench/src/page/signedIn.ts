import { DEMO_LEARNER, DEMO_MENTOR } from '@mentor-connect/server/demo-accounts'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { newProfile, settled } from './openPage'
import { throttle } from './throttle'
import { timeUntilShown } from './timeUntilShown'

/** A page of a signed-in person. */
export interface PersonalPage {
  /** Path with parameters instead of ids, as reports show it. */
  name: string
  path: string
  /** The path of a page that has a link to this one. */
  from: string
}

/** A person who logs in, and the pages that this person then opens. */
export interface Person {
  account: { email: string; password: string }
  logIn: string
  home: string
  pages: PersonalPage[]
}

/** Times in ms. */
export interface Visits {
  /** Times of the page when it is opened by its address in the first minute after the log-in. */
  first: { lcp: number; interactive: number }
  /** Times of the same visit once more, with filled caches of service worker and browser. */
  later: { lcp: number; interactive: number }
  /** The time from a press on a link in the app until the page shows its content. */
  move: number
}

export interface PersonVisits {
  /** The time from the press on the log-in button until the home page shows its content, in ms. */
  logIn: number
  /** Visits in the order of the pages. */
  pages: Visits[]
}

/** A break in ms, in which the page prefetches content for the next pages and the service worker starts. */
const REST_MS = 6000
/** Time in ms between two keys: a person types about seven characters a second. */
const KEY_MS = 150
const DEADLINE_MS = 40_000
const COURSE = '/user/resources/write-a-resume'

/** @param ownCourse id of a course of the demo mentor */
export function people(ownCourse: string): Person[] {
  const course = `/mentor/resources/${ownCourse}`
  return [
    {
      account: DEMO_LEARNER,
      logIn: '/signup',
      home: '/user/home',
      pages: [
        { name: '/user/home', path: '/user/home', from: '/user/chat' },
        { name: '/user/explore', path: '/user/explore', from: '/user/home' },
        { name: '/user/resources/:id', path: COURSE, from: `${COURSE}/lessons/one-clear-page` },
        { name: '/user/resources/:id/lessons/:id', path: `${COURSE}/lessons/one-clear-page`, from: COURSE },
        { name: '/user/chat', path: '/user/chat', from: '/user/home' },
        { name: '/user/sessions', path: '/user/sessions', from: '/user/mentorships' },
      ],
    },
    {
      account: DEMO_MENTOR,
      logIn: '/mentor-signup',
      home: '/mentor/home',
      pages: [
        { name: '/mentor/home', path: '/mentor/home', from: '/mentor/chat' },
        { name: '/mentor/resources/:id/edit', path: `${course}/edit`, from: course },
      ],
    },
  ]
}

/**
 * Logs a person in, and opens each page three times: twice by its address, the second time with filled
 * caches, and once by a link in the app.
 */
export async function visit(browser: Browser, origin: string, person: Person): Promise<PersonVisits> {
  const context = await newProfile(browser, 'allow')
  try {
    const logIn = await timeOfLogIn(context, origin, person)
    const pages: Visits[] = []
    for (const { path, from } of person.pages) {
      const first = await timesOf(context, origin + path)
      const later = await timesOf(context, origin + path)
      pages.push({ first, later, move: await timeOfMove(context, origin + from, path) })
    }
    return { logIn, pages }
  } finally {
    await context.close()
  }
}

async function timeOfLogIn(context: BrowserContext, origin: string, { account, logIn, home }: Person) {
  const page = await slowPage(context)
  await page.goto(origin + logIn)
  await settled(page)
  const button = page.getByRole('button', { name: 'Log in', exact: true })
  await button.click()
  await page.getByRole('heading', { level: 1, name: /log ?in/i }).waitFor()
  await page.getByLabel('Email').pressSequentially(account.email, { delay: KEY_MS })
  await page.getByLabel('Password', { exact: true }).pressSequentially(account.password, { delay: KEY_MS })
  const pressed = await button.elementHandle()
  const time = await timeUntilShown(page, { pressed, path: home, until: 'content' })
  await rest(page)
  await page.close()
  return time
}

async function timesOf(context: BrowserContext, url: string) {
  const page = await slowPage(context)
  await page.goto(url, { timeout: DEADLINE_MS })
  const { lcp, interactive } = await settled(page)
  await rest(page)
  await page.close()
  return { lcp, interactive }
}

async function timeOfMove(context: BrowserContext, from: string, path: string) {
  const page = await slowPage(context)
  await page.goto(from, { timeout: DEADLINE_MS })
  const link = page.locator(`a[href="${path}"]`).first()
  await link.waitFor({ state: 'attached', timeout: DEADLINE_MS })
  await rest(page)
  const time = await timeUntilShown(page, { pressed: await link.elementHandle(), path, until: 'content' })
  await page.close()
  return time
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await throttle(page)
  return page
}

async function rest(page: Page) {
  await page.waitForLoadState('networkidle', { timeout: DEADLINE_MS })
  await page.waitForTimeout(REST_MS)
}
