import { SITE_MAP_PART, type SiteMapEntry, type SiteMapPart } from '@mentor-connect/contract/api/siteMap'
import { sql, type AliasableExpression } from 'kysely'
import type { Database } from '../database/schema'

/** The pages of one kind that search engines may list, divided into parts. */
export interface ListedPages {
  /** Returns the parts, each with the id of its first entry. Reads every id, so callers cache the result. */
  parts: (db: Database, now: Date) => Promise<SiteMapPart[]>
  /** Returns the entries of the part that begins with `from`. */
  entries: (db: Database, from: Pick<SiteMapEntry, 'id' | 'courseId'>, now: Date) => Promise<SiteMapEntry[]>
}

/** Selects the ids and last changes of all objects of a kind that visitors may see. */
type SelectListed = (
  db: Database,
  now: Date,
) => AliasableExpression<Pick<SiteMapEntry, 'id' | 'lastModified'>>

/** Divides pages into parts by their ids, which are unique among those of their kind. */
export const listedById = (select: SelectListed): ListedPages => ({
  parts(db, now) {
    const numbered = db
      .selectFrom(select(db, now).as('listed'))
      .select([
        'id',
        'lastModified',
        sql<number>`(row_number() over (order by id) - 1) / ${sql.lit(SITE_MAP_PART)}`.as('part'),
      ])
    return db
      .selectFrom(numbered.as('numbered'))
      .select((eb) => [eb.fn.min('id').as('from'), eb.fn.max('lastModified').as('lastModified')])
      .groupBy('part')
      .orderBy('part')
      .execute()
  },

  entries: (db, from, now) =>
    db
      .selectFrom(select(db, now).as('listed'))
      .selectAll()
      .where('id', '>=', from.id)
      .orderBy('id')
      .limit(SITE_MAP_PART)
      .execute(),
})
