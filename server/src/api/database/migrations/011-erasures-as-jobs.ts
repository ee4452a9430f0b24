import { sql, type Kysely } from 'kysely'

interface Erasure {
  person_id: string
  email: string
  language: string | null
  requested_at: string
}

/** Turns pending erasures into jobs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Erasure>`select person_id, email, language, requested_at from erasures`.execute(
    db,
  )
  for (const { person_id: personId, email, language, requested_at: requestedAt } of rows) {
    const key = `account.finish-erasure:${personId}`
    const payload = JSON.stringify({ personId, email, language })
    await sql`insert into jobs (id, kind, dedupe_key, payload, run_at, created_at)
      values (${personId}, 'account.finish-erasure', ${key}, ${payload}, ${requestedAt}, ${requestedAt})`.execute(
      db,
    )
  }
  await db.schema.dropTable('erasures').execute()
}
