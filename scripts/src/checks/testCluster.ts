// `npm run check -- cluster`: runs all tests that use the databases of a large installation.
import { exitWithError } from '@mentor-connect/build/cliError'
import { databaseTests } from './listTests'
import { runSteps } from '../process/step'
import { clusterSteps } from './clusterSteps'

try {
  const secondDatabase = databaseTests()
  await runSteps(clusterSteps({ secondDatabase, withReplica: true, withRollingRestarts: true }))
} catch (error) {
  exitWithError(error)
}
