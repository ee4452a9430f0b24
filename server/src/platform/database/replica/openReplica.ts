import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '../../config/config'
import { openDatabase } from '../openDatabase'
import { replicatedReads, type ReplicatedReads } from './replicatedReads'

/** Timeout in ms of a connection to the replica, after which the primary is used instead. */
const CONNECT_MS = 1_000

/** Opens the replica; returns undefined if `DATABASE_REPLICA_URL` is not set. */
export function openReplica<Tables>(
  primary: Kysely<Tables>,
  config: Config,
  logger?: FastifyBaseLogger,
): { reads: ReplicatedReads<Tables>; close: () => Promise<void> } | undefined {
  const { databaseUrl, databaseReplicaUrl: url, databaseReplicaLag: maxLag } = config
  if (!databaseUrl || !url) return undefined
  const limits = { ...config, databaseConnectTimeout: Math.min(CONNECT_MS, config.databaseConnectTimeout) }
  const replica = openDatabase<Tables>({ url, file: '', limits })
  const reads = replicatedReads({ primary, replica, maxLag, logger })
  reads.start()
  return {
    reads,
    async close() {
      await reads.stop()
      await replica.destroy()
    },
  }
}
