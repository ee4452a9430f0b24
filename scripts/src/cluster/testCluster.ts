// `npm run test:cluster`: everything that runs on the databases of a large installation.
import { exitWithError } from '@mentor-connect/build/cliError'
import { databaseTests } from '../checks/listTests'
import { runCluster } from './runCluster'

try {
  await runCluster({ secondDatabase: databaseTests(), withReplica: true, withRollingRestarts: true })
} catch (error) {
  exitWithError(error)
}
