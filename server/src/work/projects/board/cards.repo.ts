import type { Card } from '@mentor-connect/contract/work/projects/teamBoard'
import type { CardColumn } from '@mentor-connect/contract/work/projects/projectRules'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { ApiDatabase, Database } from '../../../kernel/database/schema'

export type StoredCard = Selectable<ApiDatabase['project_cards']>
export type CardChange = Updateable<ApiDatabase['project_cards']>

/** Returns a card of any team, which may have been deleted. */
export const findCard = (db: Database, id: string): Promise<StoredCard | undefined> =>
  db.selectFrom('project_cards').selectAll().where('id', '=', id).executeTakeFirst()

export async function insertCard(tx: Database, row: Insertable<ApiDatabase['project_cards']>) {
  await tx.insertInto('project_cards').values(row).execute()
}

export async function updateCard(tx: Database, id: string, values: CardChange) {
  await tx.updateTable('project_cards').set(values).where('id', '=', id).execute()
}

/** Returns all cards of a board, or those that were changed or deleted after a change number. */
export const cardsSince = (db: Database, teamId: string, since?: number): Promise<StoredCard[]> =>
  db
    .selectFrom('project_cards')
    .selectAll()
    .where('team_id', '=', teamId)
    .$if(since === undefined, (query) => query.where('deleted_at', 'is', null))
    .$if(since !== undefined, (query) => query.where('seq', '>', since!))
    .execute()

/**
 * Returns the cards of a column in their order. The ranks are compared here, because databases order texts by
 * language.
 */
export async function columnOf(db: Database, teamId: string, list: CardColumn) {
  const rows = await db
    .selectFrom('project_cards')
    .select(['id', 'rank'])
    .where('team_id', '=', teamId)
    .where('list', '=', list)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.sort((a, b) => compare(a.rank, b.rank) || compare(a.id, b.id))
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

export async function countCards(db: Database, teamId: string): Promise<number> {
  const { count } = await db
    .selectFrom('project_cards')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('team_id', '=', teamId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Deletes the remaining rows of cards that were deleted before this time. No open board still needs them to
 * find out about the deletion.
 */
export async function deleteOldCards(db: Database, before: string) {
  await db.deleteFrom('project_cards').where('deleted_at', '<', before).execute()
}

export function toCard(row: StoredCard): Card {
  const isHidden = row.hidden_at !== null
  return {
    id: row.id,
    column: row.list,
    rank: row.rank,
    title: isHidden ? '' : row.title,
    text: isHidden ? '' : row.text,
    ...(row.learner_id !== null && { assignee: row.learner_id }),
    ...(row.due_on !== null && { dueOn: row.due_on }),
    versions: {
      title: row.title_version,
      text: row.text_version,
      assignee: row.assignee_version,
      dueOn: row.due_version,
      place: row.place_version,
    },
    comments: row.comments,
    ...(row.created_by !== null && { createdBy: row.created_by }),
    createdAt: row.created_at,
    changedAt: row.changed_at,
    ...(isHidden && { isHidden }),
  }
}
