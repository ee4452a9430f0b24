// `npm run test:cluster`: the server's tests on a real PostgreSQL, which this program starts and stops, and with a real
// Redis, which the tests of several chat nodes start and stop; then rolling restarts of the whole product.
import { exitWithError } from '@mentor-connect/build/cliError'
import { rollingStep, serverSteps } from '../checks/steps'
import { runSteps } from '../process/step'
import { startPostgres } from './postgres'
import { findRedis } from './redis'

const redisServer = await Promise.resolve().then(findRedis).catch(exitWithError)
const postgres = await startPostgres({ durable: false }).catch(exitWithError)
const outcome = await runSteps([...serverSteps(postgres.url, redisServer), rollingStep]).catch(
  (error: unknown) => error,
)
await postgres.stop()
if (outcome) exitWithError(outcome)
