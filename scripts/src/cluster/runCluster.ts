import type { Plan } from '../checks/planRun'
import { replicaStep, rollingStep, secondDatabaseStep } from '../checks/steps'
import { runSteps } from '../process/step'
import { startPostgres, type Postgres } from './postgres'
import { findRedis } from './redis'
import { startReplica } from './replica'

/** Which tests run on the databases of a large installation. */
export type ClusterPlan = Pick<Plan, 'secondDatabase' | 'withReplica' | 'withRollingRestarts'>

/** Tests on a real PostgreSQL and with a real Redis, which are started for it; reads from a replica; rolling restarts. */
export async function runCluster({ secondDatabase, withReplica, withRollingRestarts }: ClusterPlan) {
  if (secondDatabase.length > 0) {
    const redisServer = findRedis()
    await onPostgres(({ url }) => runSteps([secondDatabaseStep(secondDatabase, url, redisServer)]))
  }
  if (withReplica) await onPostgres(testReplica)
  if (withRollingRestarts) await runSteps([rollingStep])
}

async function onPostgres(test: (postgres: Postgres) => Promise<void>) {
  const postgres = await startPostgres({ durable: false })
  try {
    await test(postgres)
  } finally {
    await postgres.stop()
  }
}

async function testReplica(primary: Postgres) {
  const replica = await startReplica(primary)
  try {
    await runSteps([replicaStep(primary.url, replica.url)])
  } finally {
    await replica.stop()
  }
}
