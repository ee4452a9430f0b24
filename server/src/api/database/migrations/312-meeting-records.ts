import type { Kysely } from 'kysely'

/** What the people of a session write down about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('meeting_id', 'text', (c) => c.notNull().references('meetings.id').onDelete('cascade'))
  await table('meeting_notes')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('items', 'text', (c) => c.notNull())
    .addColumn('saved_by', 'text', (c) => c.notNull())
    .addColumn('saved_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('meeting_notes_pk', ['meeting_id', 'version'])
    .execute()
  await table('meeting_private_notes')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('saved_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('meeting_private_notes_pk', ['meeting_id'])
    .execute()
  await table('meeting_feedback')
    .addColumn('given_by', 'text', (c) => c.notNull())
    .addColumn('rating', 'integer', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('given_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('meeting_feedback_pk', ['meeting_id', 'given_by'])
    .execute()
  await table('meeting_attendance')
    .addColumn('marked_by', 'text', (c) => c.notNull())
    .addColumn('mark', 'text', (c) => c.notNull())
    .addColumn('marked_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('meeting_attendance_pk', ['meeting_id', 'marked_by'])
    .execute()
}
