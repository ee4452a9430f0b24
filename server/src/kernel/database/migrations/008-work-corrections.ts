import type { Kysely } from 'kysely'
import { isPostgres } from '../../../platform/database/isPostgres'
import { createIndexes } from '../../../platform/database/tableParts'
import { createTrigger, dropTrigger } from '../../../platform/database/triggers'
import { replaceInsertTrigger } from '../../../platform/database/wordIndex'

/**
 * Locks rows in one order, limits search indexes to listed rows, and adds an index of applications whose
 * contact data are to be deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const content of OF_MENTORS) await followMentor(db, content)
  for (const table of ['courses', 'openings', 'skill_paths'])
    await replaceInsertTrigger(db, { table, key: 'id', column: 'search_text', only: 'listed' })
  await followNames(db)
  await createIndexes(db, 'applications', {
    applications_with_contact: ['contact_removed_at', 'opening_id'],
  })
}

interface OfMentors {
  trigger: string
  table: string
  /** SQL condition under which a row is listed, provided that its mentor is active. */
  isShown: string
}

const OF_MENTORS: OfMentors[] = [
  {
    trigger: 'listed_mentor_status',
    table: 'courses',
    isShown: `status = 'published' and unlisted_at is null`,
  },
  { trigger: 'listed_opening_mentor', table: 'openings', isShown: `state = 'open' and hidden_at is null` },
  {
    trigger: 'listed_path_mentor',
    table: 'skill_paths',
    isShown: `state = 'published' and hidden_at is null`,
  },
]

/**
 * Lists the content of a mentor while the mentor is active. The rows are locked in the order of their ids, as
 * in every other transaction that locks several of them.
 */
async function followMentor(db: Kysely<unknown>, { trigger: name, table, isShown }: OfMentors) {
  await dropTrigger(db, { name, table: 'mentors' })
  const listed = `case when ${isShown} and new.status = 'active' then 1 else 0 end`
  await createTrigger(db, {
    name,
    table: 'mentors',
    event: 'after update of status',
    condition: 'old.status <> new.status',
    statements: [
      ...(isPostgres(db) ? [`perform 1 from ${table} where mentor_id = new.id order by id for update`] : []),
      `update ${table} set listed = ${listed} where mentor_id = new.id`,
    ],
  })
}

/** Follows changes of a mentor's name and picture, because openings and their lists show them. */
async function followNames(db: Kysely<unknown>) {
  const name = 'content_opening_mentor'
  await dropTrigger(db, { name, table: 'mentors' })
  await createTrigger(db, {
    name,
    table: 'mentors',
    event: 'after update of name, profile',
    statements: [
      `insert into content_changes (tag) select 'opening:' || id from openings where mentor_id = new.id and listed = 1`,
      `insert into content_changes (tag) select 'openings'
        where exists (select 1 from openings where mentor_id = new.id and listed = 1)`,
    ],
  })
}
