// `npm run drill:releases`: opens pages while areas are released and rolled back, times rollbacks, and watches the memory
// of a document over many navigations. `--views 60` shortens it; only a full run is written to docs/benchmarks/teams.md.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { exitWithError } from '@mentor-connect/build/cliError'
import { findChromium } from '@mentor-connect/scripts/browser/findChromium'
import { freePort } from '@mentor-connect/server/testing/freePort'
import { chromium } from 'playwright-core'
import { startFixture } from '../page/fixture'
import { circumstances, currentLoad } from '../report/circumstances'
import { withSection } from '../report/section'
import { benchmarkFile, writeBenchmark } from '../writeBenchmark'
import { createReleases, timeRollback, type ChangedSite } from './changes'
import { memoryOver } from './memory'
import { releasesSection, type Drilled } from './report'
import { createViewer, type Place } from './views'

const VIEWS = 1000
const RELEASES = 11
const AT_ONCE = 3
/** How often is looked whether the next release is due, in ms. */
const LOOK_MS = 100
const SAMPLES_AT = [40, 80, 120, 160]

try {
  await drill()
} catch (error) {
  exitWithError(error)
}

async function drill() {
  const { values } = parseArgs({ options: { views: { type: 'string' } } })
  const views = Number(values.views ?? VIEWS)
  const loadBefore = currentLoad()
  const since = Date.now()
  const fixture = await startFixture(await freePort(), { cookieUrl: 'http://localhost' })
  const { siteUrl } = fixture.upstream
  const site: ChangedSite = { dir: fixture.siteDir, siteUrl, environment: fixture.environment }
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const memory = await memoryOver(browser, siteUrl, fixture.learner, SAMPLES_AT)
    const viewers = Array.from({ length: AT_ONCE }, () => createViewer(browser, siteUrl, fixture.learner))
    const drilled = await openWhileReleasing(viewers, placesOf(fixture), site, views)
    await Promise.all(viewers.map(({ close }) => close()))
    const quietRollbacks = await rollBackUnwatched(site)
    const run = circumstances({ loadBefore, seconds: (Date.now() - since) / 1000 })
    const paragraphs = releasesSection({ ...drilled, quietRollbacks, memory }, run)
    if (views === VIEWS) await writeBenchmark('teams', withSection(written(), 'releases', paragraphs))
    console.log(paragraphs.join('\n\n'))
  } finally {
    await browser.close()
    await fixture.stop()
  }
}

function written(): string {
  return readFileSync(benchmarkFile('teams'), 'utf8')
}

function placesOf({ course, mentor }: { course: string; mentor: string }): Place[] {
  return [
    ...['/', '/resource', `/resource/${course}`, `/mentor/${mentor}`, '/ourmentors'].map((path) => ({
      path,
      isPublic: true,
    })),
    ...['/user/home', '/user/chat', `/user/resources/${course}`, '/user/explore'].map((path) => ({
      path,
      isPublic: false,
    })),
  ]
}

/** After each twelfth of the views an area is released; every third release is rolled back at once. */
async function openWhileReleasing(
  viewers: ReturnType<typeof createViewer>[],
  places: Place[],
  site: ChangedSite,
  views: number,
): Promise<Omit<Drilled, 'memory' | 'quietRollbacks'>> {
  const faults: string[] = []
  const rollbacks: number[] = []
  const releases = createReleases(site)
  let opened = 0
  let released = 0

  async function open(viewer: (typeof viewers)[number]) {
    while (opened < views) {
      const place = places[opened % places.length]!
      opened += 1
      const wrong = await viewer.view(place)
      if (wrong.length > 0) faults.push(`${place.path}: ${wrong.join('; ')}`)
    }
  }

  async function release() {
    while (released < RELEASES) {
      await passed(() => opened >= (views * (released + 1)) / (RELEASES + 1))
      const name = releases.next()
      released += 1
      console.log(`  ${opened} of ${views} views, released ${name}`)
      if (released % 3 === 0) rollbacks.push(await timeRollback(site, name.split('@')[0]!))
    }
  }

  await Promise.all([...viewers.map(open), release()])
  return { views, faults, releases: released, rollbacks }
}

/** Rolls back what was released last, while nobody opens a page. @returns ms of each */
async function rollBackUnwatched(site: ChangedSite): Promise<number[]> {
  const times: number[] = []
  for (const area of ['public', 'learner', 'chat']) times.push(await timeRollback(site, area))
  return times
}

async function passed(condition: () => boolean) {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
}
