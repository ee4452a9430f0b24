// `npm run bench:load`: a mixed load on SQLite and on PostgreSQL with 1, 2 and 4 processes of the main API. ROUNDS sets how
// often each is measured; only a run with the default is stored, in docs/benchmarks/scale.md and docs/capacity.md.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exitWithError } from '@mentor-connect/build/cliError'
import { ROOT } from '@mentor-connect/delivery/root'
import { startPostgres } from '@mentor-connect/scripts/cluster/postgres'
import { findRedis } from '@mentor-connect/scripts/cluster/redis'
import { formatted } from '@mentor-connect/scripts/format'
import { startRedis } from '@mentor-connect/server/testing/redisServer'
import { circumstances, currentLoad } from '../report/circumstances'
import { writeScaleSection } from '../report/scaleReport'
import { median } from '../statistics'
import { capacityDocument } from './capacity'
import { measureLoad, type LoadFigures } from './measure'
import { loadParagraphs, loadTable, type MeasuredSetup } from './report'
import { startLoadStage, type Setup } from './stage'

const DEFAULT_ROUNDS = '5'
const { ROUNDS = DEFAULT_ROUNDS } = process.env
const rounds = Number(ROUNDS)
/** Per second: light, and near what two cores can do. */
const RATES = [25, 100]
const SECONDS = 20

try {
  const began = Date.now()
  const loadBefore = currentLoad()
  const measured = await measureAll()
  const run = circumstances({ loadBefore, seconds: (Date.now() - began) / 1000 })
  const basis = measured.find(({ name }) => name === 'PostgreSQL × 1')!.figures[0]!
  const capacity = await formatted('capacity.md', capacityDocument(basis, run, Math.random))
  console.log(`${loadTable(measured)}\n${capacity}`)
  if (ROUNDS === DEFAULT_ROUNDS) {
    await writeScaleSection('load', loadParagraphs(measured, run, rounds))
    writeFileSync(join(ROOT, 'docs/capacity.md'), capacity)
  } else console.log('Not written: another number of rounds than usual.')
  process.exit(0)
} catch (error) {
  exitWithError(error)
}

async function measureAll(): Promise<MeasuredSetup[]> {
  const postgres = await startPostgres()
  const redis = await startRedis(findRedis())
  const shared = { postgres, redisUrl: redis.url }
  const setups: Setup[] = [
    { name: 'SQLite', apiProcesses: 1 },
    ...[1, 2, 4].map((apiProcesses) => ({ name: `PostgreSQL × ${apiProcesses}`, apiProcesses, ...shared })),
  ]
  try {
    const measured: MeasuredSetup[] = []
    for (const setup of setups) measured.push({ name: setup.name, figures: await measureSetup(setup) })
    return measured
  } finally {
    await redis.kill()
    await postgres.stop()
  }
}

async function measureSetup(setup: Setup): Promise<LoadFigures[]> {
  const stage = await startLoadStage({ PATH: process.env.PATH }, setup)
  try {
    const figures: LoadFigures[] = []
    for (const perSecond of RATES) {
      const found: LoadFigures[] = []
      for (let round = 0; round < rounds; round += 1)
        found.push(await measureLoad(stage, { perSecond, seconds: SECONDS, postgres: setup.postgres }))
      figures.push(mediansOf(found))
      console.log(`• ${setup.name}, ${perSecond}/s: ${JSON.stringify(figures.at(-1))}`)
    }
    return figures
  } finally {
    await stage.stop()
  }
}

function mediansOf(found: LoadFigures[]): LoadFigures {
  const of = (read: (one: LoadFigures) => number) => median(found.map(read))
  return {
    perSecond: found[0]!.perSecond,
    ...{ answered: of((one) => one.answered), failed: of((one) => one.failed), late: of((one) => one.late) },
    ...{ p50: of((one) => one.p50), p95: of((one) => one.p95), p99: of((one) => one.p99) },
    cost: {
      ...{ api: of(({ cost }) => cost.api), site: of(({ cost }) => cost.site) },
      ...{ chat: of(({ cost }) => cost.chat), database: of(({ cost }) => cost.database) },
    },
    memory: {
      ...{ api: of(({ memory }) => memory.api), site: of(({ memory }) => memory.site) },
      chat: of(({ memory }) => memory.chat),
    },
  }
}
