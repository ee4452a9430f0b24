import type { Kysely } from 'kysely'

/** Sessions are a category of their own: whoever has chosen something for courses has chosen it for sessions. */
export async function up(db: Kysely<PreferenceTables>): Promise<void> {
  const chosen = await db
    .selectFrom('notification_preferences')
    .selectAll()
    .where('category', '=', 'learning')
    .execute()
  for (const row of chosen)
    await db
      .insertInto('notification_preferences')
      .values({ ...row, category: 'sessions' })
      .execute()
}

interface PreferenceTables {
  notification_preferences: { person_id: string; category: string; channel: string; mode: string }
}
