// `npm run test:cluster`: the server's tests on a real PostgreSQL, which this program starts and stops.
import { serverSteps } from '../checks/steps'
import { endWith } from '../process/sentence'
import { runSteps } from '../process/step'
import { startPostgres } from './postgres'

const postgres = await startPostgres().catch(endWith)
const outcome = await runSteps(serverSteps(postgres.url)).catch((error: unknown) => error)
await postgres.stop()
if (outcome) endWith(outcome)
