import { sql, type Kysely } from 'kysely'

/** Returns the end of the write-ahead log of a primary, in bytes. */
export async function writtenPosition(primary: Kysely<never>): Promise<bigint> {
  const { rows } = await sql<{ position: string }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as position`.execute(primary)
  return BigInt(rows[0]!.position)
}

/**
 * Returns the position up to which a replica has replayed the write-ahead log, or undefined if this server is
 * not a replica.
 */
export async function replayedPosition(replica: Kysely<never>): Promise<bigint | undefined> {
  const { rows } = await sql<{ position: string | null }>`
    select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text end as position`.execute(
    replica,
  )
  const position = rows[0]?.position
  return position ? BigInt(position) : undefined
}
