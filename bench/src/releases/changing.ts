import { setTimeout as sleep } from 'node:timers/promises'
import { NEEDLESS_FEATURES } from '@mentor-connect/delivery/process/needlessFeatures'
import { findChromium } from '@mentor-connect/scripts/browser/findChromium'
import { firstOfFreePorts } from '@mentor-connect/server/testing/freePort'
import { chromium } from 'playwright-core'
import { median } from '../harness/statistics'
import { goalTable } from '../harness/table'
import { startDemoSite } from '../product/demoSite'
import { createTeams, timeRollback, type ChangedSite } from './changes'
import { createViewer, type Place } from './views'

/** Number of times that all teams release at once. */
const ROUNDS = 3
const TEAMS = ['public', 'learner', 'mentor', 'chat']
/** The area that is rolled back while the teams release. */
const ROLLED_BACK = 'sessions'
const AT_ONCE = 3
/** Time in ms between two checks of whether the next release is due. */
const LOOK_MS = 100
const ROLLBACK_MAX_S = 3

/** Opens pages while four teams release at once and another one rolls back, and times the rollbacks. */
export async function drillChanges(views: number): Promise<{ paragraphs: string[]; violations: string[] }> {
  const started = await startDemoSite(await firstOfFreePorts(3), 'http://localhost')
  const { siteUrl } = started.upstream
  // The release check opens no pages here, because that takes a minute for each release and other figures
  // cover it.
  const environment = { ...started.environment, RELEASE_BROWSER: 'off' }
  const site: ChangedSite = { dir: started.siteDir, siteUrl, environment }
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', `--disable-features=${NEEDLESS_FEATURES.join()}`],
  })
  try {
    const viewers = Array.from({ length: AT_ONCE }, () => createViewer(browser, siteUrl, started.learner))
    const { faults, failed, rollbacks } = await openWhileReleasing(viewers, placesOf(started), site, views)
    await Promise.all(viewers.map(({ close }) => close()))
    const slowest = Math.max(...rollbacks) / 1000
    const paragraphs = [
      `${TEAMS.length} teams released at once ${ROUNDS} times during ${views} views, and a fifth one rolled back meanwhile. Median of the rollbacks: ${(median(rollbacks) / 1000).toFixed(1)} s.`,
      goalTable([
        { what: `failed of ${views} views`, atMost: 0, measured: faults.length },
        { what: `failed of ${ROUNDS * (TEAMS.length + 1)} releases`, atMost: 0, measured: failed.length },
        { what: 'slowest rollback, s', atMost: ROLLBACK_MAX_S, measured: slowest, digits: 1 },
      ]),
    ]
    return { paragraphs, violations: [...faults, ...failed] }
  } finally {
    await browser.close()
    await started.stop()
  }
}

function placesOf({ course, mentor }: { course: string; mentor: string }): Place[] {
  const open = ['/', '/resource', `/resource/${course}`, `/mentor/${mentor}`, '/ourmentors']
  const personal = ['/user/home', '/user/chat', `/user/resources/${course}`, '/user/explore']
  return [
    ...open.map((path) => ({ path, isPublic: true })),
    ...personal.map((path) => ({ path, isPublic: false })),
  ]
}

interface Outcome {
  /** Descriptions of the views that failed. */
  faults: string[]
  /** Messages of the releases that failed. */
  failed: string[]
  /** Time of each rollback, in ms. */
  rollbacks: number[]
}

/**
 * Opens pages, and releases meanwhile: after each share of the views, all teams release at once, and another area is
 * rolled back while they do.
 */
async function openWhileReleasing(
  viewers: ReturnType<typeof createViewer>[],
  places: Place[],
  site: ChangedSite,
  views: number,
): Promise<Outcome> {
  const faults: string[] = []
  const failed: string[] = []
  const rollbacks: number[] = []
  const teams = createTeams(site)
  let opened = 0

  async function open(viewer: (typeof viewers)[number]) {
    while (opened < views) {
      const place = places[opened % places.length]!
      opened += 1
      const wrong = await viewer.view(place)
      if (wrong.length > 0) faults.push(`${place.path}: ${wrong.join('; ')}`)
    }
  }

  async function release(areas: string[]) {
    const messages = await Promise.all(areas.map((area) => teams.release(area)))
    for (const message of messages.filter((one) => one !== undefined)) {
      // Reports the failure at once, because the drill may end before its report: there is nothing to roll
      // back after a failed release.
      console.log(`✗ ${message}`)
      failed.push(message)
    }
  }

  async function releaseInRounds() {
    for (let round = 1; round <= ROUNDS; round += 1) {
      while (opened < (views * round) / (ROUNDS + 1)) await sleep(LOOK_MS)
      await release([ROLLED_BACK])
      const all = release(TEAMS)
      rollbacks.push(await timeRollback(site, ROLLED_BACK))
      await all
      console.log(`  ${opened} of ${views} views, round ${round}`)
    }
  }

  await Promise.all([...viewers.map(open), releaseInRounds()])
  return { faults, failed, rollbacks }
}
