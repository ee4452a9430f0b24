import { sql, type Insertable } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { ApiDatabase, Database } from '../../../kernel/database/schema'

/** Stores words about a member in place of earlier ones. */
export async function saveContribution(
  tx: Database,
  row: Omit<Insertable<ApiDatabase['project_contributions']>, 'id'>,
) {
  const { text, written_at } = row
  await tx
    .insertInto('project_contributions')
    .values({ ...row, id: randomUUID() })
    .onConflict((conflict) =>
      conflict
        .columns(['team_id', 'learner_id', 'about_id'])
        .doUpdateSet({ text, written_at, id: sql<string>`coalesce(project_contributions.id, excluded.id)` }),
    )
    .execute()
}

/** Tells whether the mentor has decided about each present member. */
export async function isDecided(db: Database, teamId: string): Promise<boolean> {
  const open = await db
    .selectFrom('project_members')
    .select('learner_id')
    .where('team_id', '=', teamId)
    .where('left_at', 'is', null)
    .where('is_proven', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return open === undefined
}
