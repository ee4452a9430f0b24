// `npm run drill:recovery`: releases ten faults by the release command to a watched site, opens its pages while one is
// live, and times until the gate or the watcher has ended each. `-- --only "time zone"` tries some; a run of all of them
// is written to docs/benchmarks/teams.md.
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
import { INJECTED, type Injected } from './injected'
import { injectingReleases, type InjectingReleases } from './injectingReleases'
import { caughtBy, recoverySection, type Outcome } from './report'
import { startVisits, type Visits } from './visits'

const LOOK_MS = 200
/** A release that is not taken back by then is not caught. */
const GIVE_UP_S = 15 * 60
/** So many views after the recovery have to be whole. */
const VIEWS_AFTER = 12

try {
  await drill()
} catch (error) {
  exitWithError(error)
}

async function drill() {
  const { values } = parseArgs({ options: { only: { type: 'string' } } })
  const tried = INJECTED.filter(({ name }) => name.includes(values.only ?? ''))
  const loadBefore = currentLoad()
  const since = Date.now()
  // Each browser is in a network of its own, as a proxy says that is trusted here.
  const fixture = await startFixture(await freePort(), {
    cookieUrl: 'http://localhost',
    withChat: true,
    settings: { TRUSTED_PROXIES: '127.0.0.1,::1' },
  })
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const releases = injectingReleases(fixture)
  const stopWatcher = await releases.startWatcher()
  const open = () => startVisits(browser, fixture.upstream.siteUrl, fixture.learner)
  try {
    const outcomes: Outcome[] = []
    let views = 0
    for (const one of tried) {
      const outcome = await inject(one, releases, open)
      outcomes.push(outcome)
      views += viewsOf(outcome)
      console.log(`${caughtBy(outcome)}: ${one.name}`)
    }
    const run = circumstances({ loadBefore, seconds: (Date.now() - since) / 1000 })
    const paragraphs = recoverySection(outcomes, views, run)
    if (!values.only) await writeBenchmark('teams', withSection(written(), 'recovery', paragraphs))
    console.log(paragraphs.join('\n\n'))
  } finally {
    await stopWatcher()
    await browser.close()
    await fixture.stop()
  }
}

/** Releases a fault, and waits until no page names that release any more. */
async function inject(one: Injected, releases: InjectingReleases, open: () => Visits): Promise<Outcome> {
  const began = Date.now()
  const { id, refusal } = await releases.release(one)
  if (refusal) return { name: one.name, refusal: { reason: refusal, seconds: secondsSince(began) } }
  const live = releases.liveSince(id)
  // From here on: the gate's browser has the machine for itself.
  const visits = open()
  try {
    return await recoveryFrom({ id, live }, one, releases, visits)
  } finally {
    await visits.stop()
  }
}

async function recoveryFrom(
  { id, live }: { id: string; live: number },
  { name }: Injected,
  releases: InjectingReleases,
  visits: Visits,
): Promise<Outcome> {
  while (releases.isServed(id) && secondsSince(live) < GIVE_UP_S) await pause()
  if (releases.isServed(id)) return { name }
  const recovered = Date.now()
  while (visits.since(recovered).length < VIEWS_AFTER) await pause()
  return {
    name,
    recovery: {
      reason: releases.reasonFor(id),
      seconds: (recovered - live) / 1000,
      during: visits.since(live).filter(({ at }) => at < recovered),
      after: visits.since(recovered),
    },
  }
}

function secondsSince(time: number): number {
  return (Date.now() - time) / 1000
}

function viewsOf({ recovery }: Outcome): number {
  return recovery ? recovery.during.length + recovery.after.length : 0
}

function pause() {
  return new Promise((resolve) => setTimeout(resolve, LOOK_MS))
}

function written(): string {
  return readFileSync(benchmarkFile('teams'), 'utf8')
}
