// `npm run drill:people -- --runs 200 --people 400 --suspensions 200 --only races,deliveries`: races of reports,
// sanctions and notifications, bookings and notifications while processes are killed, and how fast a suspension closes
// sockets, on both databases. A part of full size is stored in docs/benchmarks/people.md.
import { existsSync, readFileSync } from 'node:fs'
import { exitWithError } from '@mentor-connect/build/cliError'
import { startPostgres, type Postgres } from '@mentor-connect/scripts/cluster/postgres'
import { drillAllBookings } from '@mentor-connect/server/testing/bookings/bookingDrill'
import { drillDeliveries } from '@mentor-connect/server/testing/jobs/deliveryDrill'
import { chosenParts } from '../process/chosenParts'
import { numberOptions } from '../process/numberOptions'
import { currentLoad } from '../report/circumstances'
import { benchmarkFile, writeBenchmark } from '../writeBenchmark'
import { PARTS, type Found, type Part, type PartReport } from './parts'
import { runRaces } from './races'
import { sectionOf, updatedReport, violationsOf } from './report'
import { measureSuspensions } from './suspensions'

const FULL = { runs: 200, people: 400, suspensions: 200 }
const PROCESSES = 2
const size = numberOptions(FULL)
/** What decides about the size of each part. */
const SIZE_OF = { races: 'runs', bookings: 'runs', deliveries: 'people', suspensions: 'suspensions' } as const

const DRILLS: { [Name in Part]: (url: string | undefined) => Promise<Found[Name]> } = {
  races: (url) => runRaces(size.runs, url),
  bookings: () => drillAllBookings({ runs: size.runs }),
  deliveries: () => drillDeliveries({ people: size.people, processes: PROCESSES }),
  suspensions: () => measureSuspensions(size.suspensions),
}

// One server for all parts: test databases are used again within a process.
const server: { postgres?: Postgres } = {}
try {
  const violations = []
  for (const part of chosenParts(PARTS, process.argv.slice(2))) {
    const report = await drill(part)
    console.log(sectionOf(report))
    violations.push(...violationsOf(report, size.people))
  }
  await server.postgres?.stop()
  if (violations.length > 0) exitWithError(violations.join('\n'))
  process.exit(0)
} catch (error) {
  await server.postgres?.stop()
  exitWithError(error)
}

async function drill(part: Part): Promise<PartReport> {
  const run = { loadBefore: currentLoad(), began: performance.now() }
  const reportOf = (found: PartReport['found']): PartReport => ({
    ...{ ...run, part, found, seconds: (performance.now() - run.began) / 1000 },
  })
  console.log(`• ${part}…`)
  const sqlite = { SQLite: await DRILLS[part](undefined) }
  await store(reportOf(sqlite))
  const postgres = (server.postgres ??= await startPostgres({ durable: false }))
  try {
    // The databases of tests are chosen by it.
    process.env.TEST_DATABASE_URL = postgres.url
    const report = reportOf({ ...sqlite, PostgreSQL: await DRILLS[part](postgres.url) })
    await store(report)
    return report
  } finally {
    delete process.env.TEST_DATABASE_URL
  }
}

/** A part that is interrupted keeps what it found on the first database. */
async function store(report: PartReport) {
  if (size[SIZE_OF[report.part]] < FULL[SIZE_OF[report.part]]) return
  const file = benchmarkFile('people')
  await writeBenchmark('people', updatedReport(existsSync(file) ? readFileSync(file, 'utf8') : '', [report]))
}
