// `npm run generate -- pictures [--site http://localhost:3000]`: takes the screenshots of the README into
// `docs/pictures`, from a running product with demo content.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { exitWithError } from '@mentor-connect/build/cliError'
import { ROOT } from '@mentor-connect/delivery/root'
import { readConfig } from '@mentor-connect/server/config'
import { DEMO_ACCOUNTS } from '@mentor-connect/server/demo-accounts'
import { PRERENDERED_ELEMENT_ID } from '@mentor-connect/contract/site/firstPaint'
import { chromium, type Browser, type Page } from 'playwright-core'
import sharp from 'sharp'
import { findChromium } from '../browser/findChromium'

const FOLDER = join(ROOT, 'docs/pictures')
const MAX_BYTES = 200_000
const QUALITY = 82

interface Picture {
  /** File name without extension. */
  name: string
  locale: 'en' | 'hi'
  width: number
  height: number
  /** Opens the page that the screenshot shows. */
  open: (page: Page) => Promise<void>
}

const PICTURES: Picture[] = [
  { name: 'home-en', locale: 'en', width: 1440, height: 900, open: (page) => openPath(page, '/') },
  { name: 'course-hi', locale: 'hi', width: 390, height: 844, open: openCourseOfLearner },
]

const { values } = parseArgs({ options: { site: { type: 'string' } } })
const site = values.site ?? readConfig({ DATA_DIR: 'var', ...process.env }).siteUrl
try {
  await takePictures()
} catch (error) {
  exitWithError(error)
}

async function takePictures() {
  await fetch(site).catch(() => {
    throw new Error(`${site} does not respond: run "npm start" first, or name another site with --site.`)
  })
  mkdirSync(FOLDER, { recursive: true })
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    for (const picture of PICTURES) await takePicture(browser, picture)
  } finally {
    await browser.close()
  }
}

async function takePicture(browser: Browser, { name, locale, width, height, open }: Picture) {
  const page = await browser.newPage({
    baseURL: site,
    viewport: { width, height },
    deviceScaleFactor: width < 500 ? 2 : 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    serviceWorkers: 'block',
  })
  await open(page)
  await page.evaluate((chosen) => localStorage.setItem('mc.locale', chosen), locale)
  await page.reload()
  await waitUntilComplete(page)
  const webp = await sharp(await page.screenshot())
    .webp({ quality: QUALITY })
    .toBuffer()
  if (webp.length > MAX_BYTES)
    throw new Error(`${name} has ${webp.length} bytes, more than ${MAX_BYTES}: lower QUALITY.`)
  writeFileSync(join(FOLDER, `${name}.webp`), webp)
  console.log(`✓ docs/pictures/${name}.webp (${Math.round(webp.length / 1000)} kB)`)
  await page.close()
}

async function openPath(page: Page, path: string) {
  await page.goto(path)
  await waitUntilComplete(page)
}

/** Signs in as the demo learner and opens a course in which the learner has made progress. */
async function openCourseOfLearner(page: Page) {
  const { email, password } = DEMO_ACCOUNTS.find(({ label }) => label === 'Learner')!
  await openPath(page, '/signup')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/user/home')
  const course = page.locator('main a[href^="/user/resources/"]').first()
  await openPath(page, (await course.getAttribute('href'))!)
}

/** Waits until the page is displayed completely: the application, its fonts and its pictures. */
async function waitUntilComplete(page: Page) {
  await page.locator(`#app > :not(#${PRERENDERED_ELEMENT_ID})`).first().waitFor({ state: 'attached' })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}
