import { setTimeout as sleep } from 'node:timers/promises'
import { findChromium } from '@mentor-connect/scripts/browser/findChromium'
import { firstOfFreePorts } from '@mentor-connect/server/testing/freePort'
import { chromium } from 'playwright-core'
import { median } from '../harness/statistics'
import { goalTable } from '../harness/table'
import { startDemoSite } from '../product/demoSite'
import { createReleases, timeRollback, type ChangedSite } from './changes'
import { createViewer, type Place } from './views'

const RELEASES = 11
const AT_ONCE = 3
/** Time between two checks if the next release is due, in ms. */
const LOOK_MS = 100
const ROLLBACK_MAX_S = 5

/** Opens pages while areas are released and rolled back, and times the rollbacks. */
export async function drillChanges(views: number): Promise<{ paragraphs: string[]; violations: string[] }> {
  const started = await startDemoSite(await firstOfFreePorts(3), 'http://localhost')
  const { siteUrl } = started.upstream
  const site: ChangedSite = { dir: started.siteDir, siteUrl, environment: started.environment }
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const viewers = Array.from({ length: AT_ONCE }, () => createViewer(browser, siteUrl, started.learner))
    const { faults, rollbacks } = await openWhileReleasing(viewers, placesOf(started), site, views)
    await Promise.all(viewers.map(({ close }) => close()))
    const slowest = Math.max(...rollbacks) / 1000
    const paragraphs = [
      `${RELEASES} releases and ${rollbacks.length} rollbacks during ${views} views. Median of the rollbacks: ${(median(rollbacks) / 1000).toFixed(1)} s.`,
      goalTable([
        { what: `failed of ${views} views`, atMost: 0, measured: faults.length },
        { what: 'slowest rollback, s', atMost: ROLLBACK_MAX_S, measured: slowest, digits: 1 },
      ]),
    ]
    return { paragraphs, violations: faults }
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

/**
 * Opens pages and releases meanwhile: after each twelfth of the views, an area is released, and every third release is
 * rolled back at once. Returns the failed views, and the time of each rollback in ms.
 */
async function openWhileReleasing(
  viewers: ReturnType<typeof createViewer>[],
  places: Place[],
  site: ChangedSite,
  views: number,
): Promise<{ faults: string[]; rollbacks: number[] }> {
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
      while (opened < (views * (released + 1)) / (RELEASES + 1)) await sleep(LOOK_MS)
      const name = releases.next()
      released += 1
      console.log(`  ${opened} of ${views} views, released ${name}`)
      if (released % 3 === 0) rollbacks.push(await timeRollback(site, name.split('@')[0]!))
    }
  }

  await Promise.all([...viewers.map(open), release()])
  return { faults, rollbacks }
}
