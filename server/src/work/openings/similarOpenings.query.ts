import type { OpeningKind } from '@mentor-connect/contract/work/openingRules'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/schema'
import { comparison } from './openingFilter.query'

/** Maximum number of skills of other openings that are compared. It limits the cost of a common skill. */
const TAGS_COMPARED = 200

/**
 * Returns the ids of open openings that share a skill. Those with the most shared skills come first, then
 * those of the same kind, then the newest.
 */
export async function similarIds(
  db: Database,
  { id, kind, skills }: { id: string; kind: OpeningKind; skills: string[] },
  { today, limit }: { today: string; limit: number },
): Promise<string[]> {
  const compare = comparison(db, [])
  const rows = await sql<{ id: string }>`
    select openings.id from (
      select opening_id, count(*) as shared from (
        select opening_id from opening_tags
        where kind = 'skill' and value in (${sql.join(skills.length > 0 ? skills : [''])})
        limit ${TAGS_COMPARED}) as tagged
      group by opening_id) as found
    join openings on openings.id = found.opening_id
    where ${compare('listed', '=', 1)} and ${compare('closes_on', '>=', today)} and openings.id <> ${id}
    order by shared desc, case when openings.kind = ${kind} then 0 else 1 end, posted_at desc, openings.id
    limit ${limit}`.execute(db)
  return rows.rows.map((row) => row.id)
}
