import { sql, type Kysely } from 'kysely'

/** How many unread messages the main API was told of; whoever is offline now is not told of old ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const side of ['low', 'high']) {
    await db.schema
      .alterTable('conversations')
      .addColumn(`told_${side}`, 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await sql`update conversations set ${sql.ref(`told_${side}`)} = ${sql.ref(`unread_${side}`)}`.execute(db)
    await sql`create index ${sql.ref(`conversations_untold_${side}`)} on conversations (id)
      where ${sql.ref(`told_${side}`)} <> ${sql.ref(`unread_${side}`)}`.execute(db)
  }
}
