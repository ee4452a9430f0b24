import type { Insertable } from 'kysely'
import type { ApiDatabase, Database } from '../../../kernel/database/schema'

/** Returns the comments on a card, the oldest first. */
export const commentsOf = (db: Database, cardId: string) =>
  db
    .selectFrom('project_comments')
    .selectAll()
    .where('card_id', '=', cardId)
    .orderBy('written_at')
    .orderBy('id')
    .execute()

export const findComment = (db: Database, id: string) =>
  db.selectFrom('project_comments').selectAll().where('id', '=', id).executeTakeFirst()

export const countComments = async (db: Database, cardId: string) => (await commentsOf(db, cardId)).length

export async function insertComment(tx: Database, row: Insertable<ApiDatabase['project_comments']>) {
  await tx.insertInto('project_comments').values(row).execute()
}

export async function deleteComment(tx: Database, id: string) {
  await tx.deleteFrom('project_comments').where('id', '=', id).execute()
}

export async function deleteCommentsOn(tx: Database, cardId: string) {
  await tx.deleteFrom('project_comments').where('card_id', '=', cardId).execute()
}
