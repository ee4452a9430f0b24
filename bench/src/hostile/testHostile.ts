// `npm run test:hostile -- --requests 100000 --seed 7`: sends generated requests to both services, once on SQLite and
// once on PostgreSQL, and then the most expensive requests. It fails on a 5xx, a response that takes longer than two
// seconds, a changed row of account B, or a request that blocks all others.
import { exitWithError } from '@mentor-connect/build/cliError'
import { startPostgres } from '@mentor-connect/scripts/cluster/postgres'
import { meterOfThisProcess } from '@mentor-connect/server/testing/hostile/blocking'
import { hostileRun, type HostileReport } from '@mentor-connect/server/testing/hostile/hostileRun'
import { SERVICE_KEY, startWorld, type World } from '@mentor-connect/server/testing/hostile/world'
import { worstRequests } from '@mentor-connect/server/testing/hostile/worstRequests'
import { signedInMentor } from '@mentor-connect/server/testing/signedIn'
import { numberOptions } from '../process/numberOptions'

/** Maximum time that a single request may block the event loop. */
const BLOCKED_LIMIT_MS = 50

const { requests, seed, limit } = numberOptions({
  requests: 100_000,
  seed: Date.now() % 1_000_000,
  /** Deadline of every response, in ms. It is meaningful only on an otherwise idle machine. */
  limit: 2_000,
})
console.log(`• ${requests} requests and frames on each database, seed ${seed}`)

const violations: string[] = []
await runOn('SQLite')
const postgres = await startPostgres().catch(exitWithError)
process.env.TEST_DATABASE_URL = postgres.url
await runOn('PostgreSQL')
await postgres.stop()
if (violations.length > 0) exitWithError(violations.join('\n\n'))
console.log('✓ No violations.')
process.exit(0)

async function runOn(database: string) {
  const world = await startWorld()
  const begun = Date.now()
  const report = await hostileRun(world, { requests, seed, timeLimitMs: limit, meter: meterOfThisProcess() })
  print(database, report, (Date.now() - begun) / 1000)
  violations.push(...report.violations.map((violation) => `${database}: ${violation}`))
  if (report.limited === 0) violations.push(`${database}: the default limits have refused nothing`)
  const slowest = report.blocking.sort((a, b) => b.blockedMs - a.blockedMs).slice(0, 10)
  for (const { name, blockedMs, answerBytes } of [...slowest, ...(await worstIn(world))]) {
    console.log(`  ${blockedMs.toFixed(0).padStart(4)} ms blocked, ${answerBytes} bytes back: ${name}`)
    if (blockedMs > BLOCKED_LIMIT_MS)
      violations.push(`${database}: ${name} blocks the process for ${blockedMs.toFixed(0)} ms`)
  }
  await world.close()
}

async function worstIn({ api, urls }: World) {
  const { account, cookie, bearer } = await signedInMentor(api)
  const meter = meterOfThisProcess()
  return worstRequests({
    apiUrl: urls.api,
    chatUrl: urls.chat,
    serviceKey: SERVICE_KEY,
    mentor: { id: account._id, cookie, bearer },
    meters: { api: meter, chat: meter },
  })
}

function print(database: string, { byStatus, frames, slowestMs, limited }: HostileReport, seconds: number) {
  const counts = Object.entries(byStatus).map(
    ([status, count]) => `${status === '0' ? 'disconnected' : status} ${count}`,
  )
  console.log(`• ${database}: ${counts.join(' · ')} · frames ${frames}`)
  console.log(
    `  slowest ${Math.round(slowestMs)} ms, ${limited} refused by the default limits, ${Math.round(seconds)} s`,
  )
}
