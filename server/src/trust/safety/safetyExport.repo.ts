import type { Database } from '../../kernel/database/schema'

/**
 * Returns the sanctions against a person with the appeals, without the notes for operators; and the reports
 * that the person has made.
 */
export async function safetyDataOf(db: Database, id: string) {
  return {
    sanctions: await db
      .selectFrom('sanctions')
      .select(['kind', 'reason', 'imposed_at', 'until', 'ended_at'])
      .where('person_id', '=', id)
      .where('kind', '<>', 'note')
      .orderBy('imposed_at')
      .orderBy('id')
      .execute(),
    appeals: await db
      .selectFrom('appeals')
      .innerJoin('sanctions', 'sanctions.id', 'appeals.sanction_id')
      .select(['kind', 'text', 'created_at', 'state', 'answer', 'decided_at'])
      .where('person_id', '=', id)
      .execute(),
    reports: await db
      .selectFrom('case_reports')
      .select(['kind', 'category', 'text', 'created_at'])
      .where('reporter_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  }
}
