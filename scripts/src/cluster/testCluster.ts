// `npm run test:cluster`: the server's tests on a real PostgreSQL, which this program starts and stops, and with a real
// Redis, which the tests of several chat nodes start and stop; reads from a replica; rolling restarts of the whole product.
import { exitWithError } from '@mentor-connect/build/cliError'
import { replicaStep, rollingStep, serverSteps } from '../checks/steps'
import { runSteps } from '../process/step'
import { startPostgres } from './postgres'
import { findRedis } from './redis'
import { startReplica } from './replica'

const redisServer = await Promise.resolve().then(findRedis).catch(exitWithError)
const outcome = await runAll().catch((error: unknown) => error)
if (outcome) exitWithError(outcome)

async function runAll() {
  const postgres = await startPostgres({ durable: false })
  try {
    await runSteps(serverSteps(postgres.url, redisServer))
  } finally {
    await postgres.stop()
  }
  await testReplica()
  await runSteps([rollingStep])
}

async function testReplica() {
  const primary = await startPostgres({ durable: false })
  const replica = await startReplica(primary)
  try {
    await runSteps([replicaStep(primary.url, replica.url)])
  } finally {
    await replica.stop()
    await primary.stop()
  }
}
