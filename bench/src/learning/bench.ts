// `npm run bench:learning`: how fast a lesson is shown on a phone, and how fast the form of a large course takes what is
// typed. ROUNDS shortens it; only a run with 5 rounds or more is stored.
import { exitWithError } from '@mentor-connect/build/cliError'
import { findChromium } from '@mentor-connect/scripts/browser/findChromium'
import { chromium } from 'playwright-core'
import { trustFlag } from '../page/certificate'
import { signedIn, startFixture } from '../page/fixture'
import { startVariant } from '../page/variants'
import { circumstances, currentLoad } from '../report/circumstances'
import { writeBenchmark } from '../writeBenchmark'
import { createLargeCourse } from './largeCourse'
import { LESSONS, measureLessons } from './lessonPages'
import { report } from './report'
import { measureTyping } from './typing'

const PORT = Number(process.env.BENCH_PORT ?? 3810)
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const FULL_ROUNDS = 5

try {
  const started = performance.now()
  const loadBefore = currentLoad()
  const measured = await bench()
  const run = circumstances({ loadBefore, seconds: (performance.now() - started) / 1000 })
  const text = report(measured, { run, rounds: ROUNDS })
  console.log(ROUNDS < FULL_ROUNDS ? text : await writeBenchmark('learning', text))
  process.exit(0)
} catch (error) {
  exitWithError(error)
}

async function bench() {
  console.log('• Building…')
  const fixture = await startFixture(PORT, { withChat: true })
  const { apiUrl, siteUrl } = fixture.upstream
  const sitePages: Record<string, string> = {}
  for (const path of LESSONS) sitePages[path] = await pageOf(siteUrl + path)
  const site = await startVariant('federated', PORT + 3, { ...fixture, sitePages })
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', trustFlag()],
  })
  try {
    const learner = await signedIn('Learner', { apiUrl, siteUrl, cookieUrl: site.origin })
    const mentor = await signedIn('Mentor', { apiUrl, siteUrl, cookieUrl: siteUrl })
    const add = (path: string, html: string) => {
      sitePages[path] = html
      site.setPreloads({})
    }
    console.log(`• Opening ${LESSONS.length} lessons…`)
    const stage = { origin: site.origin, visitor: learner, add }
    const lessons = await measureLessons(browser, stage, ROUNDS)
    console.log('• Typing in the form of a large course…')
    const course = await createLargeCourse({ apiUrl, siteUrl }, mentor)
    const typing = await measureTyping(browser, { siteUrl, visitor: mentor, course }, ROUNDS)
    return { lessons, typing }
  } finally {
    site.stop()
    await browser.close()
    await fixture.stop()
  }
}

async function pageOf(url: string): Promise<string> {
  const response = await fetch(url, { headers: { accept: 'text/html' } })
  return response.text()
}
