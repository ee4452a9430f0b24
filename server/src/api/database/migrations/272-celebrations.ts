import { sql, type Kysely } from 'kysely'

/**
 * When a learner was shown that the course is finished; null if not yet. Whoever holds a certificate has known it since
 * then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('enrolments').addColumn('celebrated_at', 'text').execute()
  await sql`update enrolments set celebrated_at = (
    select min(created_at) from certificates
    where certificates.learner_id = enrolments.learner_id and certificates.course_id = enrolments.course_id
  )`.execute(db)
}
