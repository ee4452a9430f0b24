import {
  sql,
  type ExpressionBuilder,
  type Insertable,
  type Selectable,
  type SqlBool,
  type Updateable,
} from 'kysely'
import { lockRows } from '../../../platform/database/lockRows'
import type { ApiDatabase, Database } from '../../../kernel/database/schema'
import { listedById } from '../../../kernel/site-map/listedPages.repo'
import { matchedSkills, skillKey } from '../../openings/openingTags.repo'

export type StoredBrief = Selectable<ApiDatabase['project_briefs']>
export type NamedBrief = StoredBrief & { mentor_name: string; mentor_profile: string | null }

export const selectBriefs = (db: Database) =>
  db
    .selectFrom('project_briefs')
    .innerJoin('mentors', 'mentors.id', 'project_briefs.mentor_id')
    .selectAll('project_briefs')
    .select(['mentors.name as mentor_name', 'mentors.profile as mentor_profile'])

export const findBrief = (db: Database, id: string): Promise<NamedBrief | undefined> =>
  selectBriefs(db).where('project_briefs.id', '=', id).executeTakeFirst()

/**
 * Locks a brief until the transaction ends. Every change of the brief, its places and its requests needs this
 * lock.
 */
export const lockBrief = (tx: Database, id: string): Promise<StoredBrief | undefined> =>
  lockRows(tx, tx.selectFrom('project_briefs').selectAll().where('id', '=', id)).executeTakeFirst()

export async function insertBrief(tx: Database, row: Insertable<ApiDatabase['project_briefs']>) {
  await tx.insertInto('project_briefs').values(row).execute()
}

export async function updateBrief(
  tx: Database,
  id: string,
  values: Updateable<ApiDatabase['project_briefs']>,
) {
  await tx.updateTable('project_briefs').set(values).where('id', '=', id).execute()
}

export async function deleteBrief(tx: Database, id: string) {
  await tx.deleteFrom('project_briefs').where('id', '=', id).execute()
}

export async function replaceSkills(tx: Database, briefId: string, skills: string[]) {
  await tx.deleteFrom('project_skills').where('brief_id', '=', briefId).execute()
  const rows = [...new Set(skills.map(skillKey))].map((value) => ({ brief_id: briefId, value }))
  if (rows.length > 0) await tx.insertInto('project_skills').values(rows).execute()
}

/** Returns the projects that search engines may list. */
export const listedProjects = listedById((db) =>
  db.selectFrom('project_briefs').select(['id', 'updated_at as lastModified']).where('listed', '=', 1),
)

/** Returns the titles of briefs by id, for notifications. */
export async function titlesOfBriefs(db: Database, ids: string[]) {
  const rows = await db.selectFrom('project_briefs').select(['id', 'title']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

export interface ProjectFilter {
  skill?: string
  language?: string
  onlyFree?: boolean
  /** The last brief of the previous page. */
  after?: { postedAt: string; id: string }
}

/**
 * Maximum number of briefs with a skill that are looked up by their ids. If there are more, the list of all
 * open briefs is read, the newest first.
 */
const FEW = 500

/** Returns open briefs, the newest first. The cost of a page does not grow with the number of briefs. */
export async function listOpenBriefs(
  db: Database,
  { skill, language, onlyFree, after }: ProjectFilter,
  limit: number,
): Promise<NamedBrief[]> {
  let query = selectBriefs(db)
    .where('project_briefs.listed', '=', 1)
    .orderBy('project_briefs.posted_at', 'desc')
    .orderBy('project_briefs.id')
    .limit(limit)
  if (language) query = query.where('project_briefs.language', '=', language)
  // This condition is the one of the index `project_briefs_with_places`.
  if (onlyFree)
    query = query.where(sql<SqlBool>`project_briefs.listed = 1 and project_briefs.free_places > 0`)
  if (skill) {
    const values = matchedSkills(skill)
    const few = await fewWith(db, values)
    query = few ? query.where('project_briefs.id', 'in', few) : query.where(hasSkill(values))
  }
  // The first condition lets the index start at the right position.
  if (after)
    query = query
      .where('project_briefs.posted_at', '<=', after.postedAt)
      .where((eb) =>
        eb.or([
          eb('project_briefs.posted_at', '<', after.postedAt),
          eb.and([
            eb('project_briefs.posted_at', '=', after.postedAt),
            eb('project_briefs.id', '>', after.id),
          ]),
        ]),
      )
  return query.execute()
}

/** Returns the ids of the briefs with one of these skills, or undefined if there are too many. */
async function fewWith(db: Database, values: string[]): Promise<string[] | undefined> {
  const rows = await db
    .selectFrom('project_skills')
    .select('brief_id')
    .where('value', 'in', values)
    .limit(FEW + 1)
    .execute()
  // The list contains an empty id, because an empty list is not valid SQL.
  return rows.length > FEW ? undefined : [...new Set(rows.map(({ brief_id }) => brief_id)), '']
}

const hasSkill = (values: string[]) => (eb: ExpressionBuilder<ApiDatabase, 'project_briefs'>) =>
  eb.exists(
    eb
      .selectFrom('project_skills')
      .select('project_skills.brief_id')
      .whereRef('project_skills.brief_id', '=', 'project_briefs.id')
      .where('project_skills.value', 'in', values),
  )
