// `npm run bench -- load --only mix,reads --rounds 5 --seconds 20`: measures a mixed load on SQLite, and on PostgreSQL
// with 1, 2 and 4 processes of the main API, and compares reads with Fastify alone. A run of the usual size replaces
// sections of docs/performance.md: the load, the capacity that follows from it, and the reads.
import { exitWithError } from '@mentor-connect/build/cliError'
import { chosenParts, isFullSize } from '../harness/options'
import { publish, stamped } from '../harness/performancePage'
import { median } from '../harness/statistics'
import { numberOptions } from '../process/numberOptions'
import { startServices, type Setup } from '../product/services'
import { startSharedStores } from '../product/sharedStores'
import { capacityParagraphs } from './capacity'
import { measureLoad, type LoadFigures } from './measure'
import { readsTable } from './reads'
import { loadTable, type MeasuredSetup } from './report'

const USUAL = { rounds: 5, seconds: 20 }
const sizes = numberOptions(USUAL)
const isStored = isFullSize(sizes, USUAL)
/** Requests per second: a light load, a usual one, and one near the limit of two cores, with ten messages per second. */
const RATES = [25, 100, 200]
/** The rate from which the capacity is calculated, because capacity planning assumes busy processes. */
const CAPACITY_RATE = 100
/**
 * Load before a measurement. Services run for days, so the measurement is of optimised code and filled
 * caches.
 */
const WARM_UP = { perSecond: 150, seconds: 60 }
const WORLD = { learners: 500, mentors: 20, courses: 500, isBusy: true }

const PARTS = ['mix', 'reads'] as const

try {
  for (const part of chosenParts(PARTS)) await (part === 'mix' ? measureMix() : measureReads())
  process.exit(0)
} catch (error) {
  exitWithError(error)
}

async function measureReads() {
  const { result, stamp } = await stamped(() => readsTable(sizes.rounds, WORLD))
  await publish('reads', [`${stamp}; medians of ${sizes.rounds} rounds.`, result], isStored)
}

async function measureMix() {
  const { result, stamp } = await stamped(measureAll)
  await publish('load', [`${stamp}; medians of ${sizes.rounds} rounds.`, loadTable(result)], isStored)
  const { figures } = result.find(({ name }) => name === 'PostgreSQL × 1')!
  const basis = figures.find(({ perSecond }) => perSecond === CAPACITY_RATE)!
  await publish('capacity', [`${stamp}.`, ...capacityParagraphs(basis)], isStored)
}

async function measureAll(): Promise<MeasuredSetup[]> {
  const { postgres, redis, stop } = await startSharedStores()
  const shared = { world: WORLD, hasSite: true, postgres, redisUrl: redis.url }
  const setups: (Setup & { name: string })[] = [
    { name: 'SQLite', world: WORLD, hasSite: true, apiProcesses: 1 },
    ...[1, 2, 4].map((apiProcesses) => ({ name: `PostgreSQL × ${apiProcesses}`, apiProcesses, ...shared })),
  ]
  try {
    const measured: MeasuredSetup[] = []
    for (const setup of setups) measured.push({ name: setup.name, figures: await measureSetup(setup) })
    return measured
  } finally {
    await stop()
  }
}

async function measureSetup(setup: Setup & { name: string }): Promise<LoadFigures[]> {
  const services = await startServices(setup)
  try {
    await measureLoad(services, { ...WARM_UP, postgres: setup.postgres })
    const figures: LoadFigures[] = []
    for (const perSecond of RATES) {
      const load = { perSecond, seconds: sizes.seconds, postgres: setup.postgres }
      const found: LoadFigures[] = []
      for (let round = 0; round < sizes.rounds; round += 1) found.push(await measureLoad(services, load))
      figures.push(mediansOf(found))
      console.log(`• ${setup.name}, ${perSecond}/s: ${JSON.stringify(figures.at(-1))}`)
    }
    return figures
  } finally {
    await services.stop()
  }
}

function mediansOf<Figures extends object>(found: Figures[]): Figures {
  const entries = Object.keys(found[0]!).map((key) => {
    const values = found.map((one) => one[key as keyof Figures])
    const isNumber = typeof values[0] === 'number'
    return [key, isNumber ? median(values as number[]) : mediansOf(values as object[])]
  })
  return Object.fromEntries(entries) as Figures
}
