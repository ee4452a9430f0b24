import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Plan } from './planRun'
import { jestStep, REPLICA_SECONDS, ROLLING_SECONDS } from './steps'
import type { Service, Step } from '../process/step'
import { startPostgres, binaries, runServer, serverFolder, type Postgres } from '../cluster/postgres'
import { findRedis } from '../cluster/redis'

/**
 * Returns the steps for the tests that need the databases of a large installation: a real PostgreSQL and
 * Redis, which are started for the tests.
 */
export function clusterSteps({
  secondDatabase,
  withReplica,
  withRollingRestarts,
}: Pick<Plan, 'secondDatabase' | 'withReplica' | 'withRollingRestarts'>): Step[] {
  return [
    ...(secondDatabase.length > 0 ? [secondDatabaseStep(secondDatabase)] : []),
    ...(withReplica ? [replicaStep] : []),
    ...(withRollingRestarts ? [rollingStep] : []),
  ]
}

const secondDatabaseStep = (files: string[]): Step =>
  jestStep('server tests on PostgreSQL and Redis', ['--runTestsByPath', ...files], {
    service: async () => {
      const redis = findRedis()
      const { url, stop } = await startPostgres({ durable: false })
      return { environment: { TEST_DATABASE_URL: url, TEST_REDIS_SERVER: redis }, stop }
    },
    typicalSeconds: 1.5 * files.length,
  })

const replicaStep = jestStep('reads from a replica', ['--runTestsByPath', 'server/src/api/replica.test.ts'], {
  service: startPrimaryAndReplica,
  typicalSeconds: REPLICA_SECONDS,
})

async function startPrimaryAndReplica(): Promise<Service> {
  const primary = await startPostgres({ durable: false })
  const replica = await startReplica(primary).catch(async (error: unknown) => {
    await primary.stop()
    throw error
  })
  return {
    environment: { TEST_PRIMARY_URL: primary.url, TEST_REPLICA_URL: replica.url },
    stop: async () => {
      await replica.stop()
      await primary.stop()
    },
  }
}

/** Restarts both processes of each service once under load, and kills one of each. */
const rollingStep: Step = {
  name: 'rolling restarts',
  program: 'bench/src/reliability/drill.ts',
  options: ['--only', 'rolling', '--restarts', '1'],
  typicalSeconds: ROLLING_SECONDS,
}

/** Starts a streaming replica of a PostgreSQL server on this machine. Stop it before its primary. */
async function startReplica(primary: Postgres): Promise<Postgres> {
  const { dir, owner } = serverFolder()
  const { port } = new URL(primary.url)
  const source = ['-h', '127.0.0.1', '-p', port, '-U', 'postgres']
  execFileSync(
    join(binaries(), 'pg_basebackup'),
    [...source, '-D', join(dir, 'data'), '--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast'],
    { ...owner, cwd: dir, stdio: 'pipe' },
  )
  return runServer({ dir, owner }, [])
}
