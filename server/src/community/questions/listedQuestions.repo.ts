import type { FindNames } from '../../kernel/domain'
import { listedById } from '../../kernel/site-map/listedPages.repo'

/** The questions that search engines may list. */
export const listedQuestions = listedById((db) =>
  db.selectFrom('community_questions').select(['id', 'changed_at as lastModified']).where('listed', '=', 1),
)

/** Returns the titles of questions by id, for notifications. */
export const titlesOfQuestions: FindNames = async (db, ids) => {
  const rows = await db
    .selectFrom('community_questions')
    .select(['id', 'title'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}
