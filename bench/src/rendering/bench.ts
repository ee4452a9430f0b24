// `npm run bench:rendering`: what a page with its content costs next to a file, how soon a change is on it, and what
// visitors notice while the code of other pages fails.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { exitWithError } from '@mentor-connect/build/cliError'
import { writeBenchmark } from '../writeBenchmark'
import { brokenPage, FAULTS, type Fault } from './brokenPages'
import { paced, read, throughput, type Response } from './load'
import { report, type FaultFigures, type Speed } from './report'
import { startStage, type Stage } from './stage'

const COURSES = 1_500
const ROUNDS = 7
const ROUND_MS = 2_000
const CONNECTIONS = 16
const CHANGES = 30
const FAULT_MS = 10_000
const CACHED_PAGES = ['/', '/about', '/resource', '/resource/c0', '/resource/c1', '/mentor/m0']

try {
  const stage = await startStage(process.env, COURSES)
  try {
    console.log(await writeBenchmark('rendering', report(await measure(stage), CONNECTIONS)))
  } finally {
    await stage.stop()
  }
  process.exit(0)
} catch (error) {
  exitWithError(error)
}

async function measure(stage: Stage) {
  const at = (path: string) => stage.siteUrl + path
  // The first course that no page was rendered for.
  let courses = 2
  const newPage = () => at(`/resource/c${(courses += 1)}`)
  for (const path of CACHED_PAGES) await untilRendered(at(path))
  const { bytes } = await read(at('/resource/c0'))
  const file = fileLike(stage.siteDir, bytes)
  console.log('• Measuring speed…')
  const speed = await measureSpeed(at(file), at('/resource/c0'), newPage)
  console.log('• Measuring changes…')
  const changes: number[] = []
  for (let count = 0; count < CHANGES; count += 1) changes.push(await changeSeen(stage, count))
  const faults: FaultFigures[] = []
  for (const fault of [undefined, ...FAULTS]) {
    console.log(`• Measuring with a page that ${fault ?? 'works'}…`)
    faults.push(await measureFault(at, newPage, fault))
  }
  return { bytes, speed, changes, faults }
}

/** In turns, so that other load on the machine affects all of them equally. */
async function measureSpeed(file: string, cached: string, newPage: () => string): Promise<Speed[]> {
  const rounds: Speed[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const uncached: Response[] = []
    const perSecond = {
      file: await throughput(during(ROUND_MS, file), CONNECTIONS),
      cached: await throughput(during(ROUND_MS, cached), CONNECTIONS),
      uncached: await throughput(times(40, newPage), 2),
    }
    for (let count = 0; count < 20; count += 1) uncached.push(await read(newPage()))
    rounds.push({ ...perSecond, uncachedMs: uncached.map(({ ms }) => ms) })
  }
  return rounds
}

function during(ms: number, url: string) {
  const end = performance.now() + ms
  return () => (performance.now() < end ? url : undefined)
}

function times(count: number, next: () => string) {
  let left = count
  return () => ((left -= 1) < 0 ? undefined : next())
}

/** ms from the commit of a change until the page has it. */
async function changeSeen(stage: Stage, count: number): Promise<number> {
  const title = `Changed ${count} times`
  const url = `${stage.siteUrl}/resource/c0`
  await stage.rename('c0', title)
  const start = performance.now()
  while (!(await read(url, { plain: true })).text().includes(title)) await sleep(5)
  return performance.now() - start
}

async function measureFault(at: (path: string) => string, newPage: () => string, fault?: Fault) {
  for (const path of CACHED_PAGES) await untilRendered(at(path))
  let turn = 0
  const cachedPage = () => at(CACHED_PAGES[(turn += 1) % CACHED_PAGES.length]!)
  let broken = 0
  const [cached, uncached] = await Promise.all([
    paced(cachedPage, { everyMs: 5, forMs: FAULT_MS }),
    paced(newPage, { everyMs: 200, forMs: FAULT_MS }),
    fault && paced(() => at(brokenPage(fault, (broken += 1))), { everyMs: 500, forMs: FAULT_MS }),
  ])
  return { fault, cached, uncached }
}

async function untilRendered(url: string) {
  while (!(await read(url)).isRendered) await sleep(50)
}

/** The path of a script of a release whose compressed copy is about as large. */
function fileLike(siteDir: string, bytes: number): string {
  const files = ['shell', 'remotes'].flatMap((folder) =>
    readdirSync(join(siteDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js.br'))
      .map((name) => join(folder, name)),
  )
  const distance = (name: string) => Math.abs(statSync(join(siteDir, name)).size - bytes)
  const [closest] = files.sort((a, b) => distance(a) - distance(b))
  return `/${closest!.slice(0, -'.br'.length)}`
}
