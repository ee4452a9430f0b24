import { sql, type Insertable } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { ApiDatabase, Database } from '../../../kernel/database/schema'

/** Stores a text about a member's contribution. It replaces the author's earlier text about this member. */
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

/** Returns true if the mentor has confirmed or rejected the contribution of each present member. */
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
