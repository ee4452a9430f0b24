import type { Kysely } from 'kysely'
import { isPostgres } from '../../../../platform/database/isPostgres'
import { createTrigger } from '../../../../platform/database/triggers'

const LISTED = `case when state = 'open' and hidden_at is null and exists
  (select 1 from mentors where mentors.id = project_briefs.mentor_id and mentors.status = 'active') then 1 else 0 end`

/**
 * Lists a brief, so that everybody can read it, while it is open and not hidden, and its mentor is active.
 */
export async function followListed(db: Kysely<unknown>) {
  const relist = (which: string) => [`update project_briefs set listed = ${LISTED} where ${which}`]
  await createTrigger(db, {
    name: 'listed_project_added',
    table: 'project_briefs',
    event: 'after insert',
    statements: relist('id = new.id'),
  })
  await createTrigger(db, {
    name: 'listed_project_state',
    table: 'project_briefs',
    event: 'after update of state, hidden_at',
    statements: relist('id = new.id'),
  })
  await createTrigger(db, {
    name: 'listed_project_mentor',
    table: 'mentors',
    event: 'after update of status',
    condition: 'old.status <> new.status',
    statements: relist('mentor_id = new.id'),
  })
}

const changed = (row: string) =>
  `insert into content_changes (tag) values ('project:' || ${row}.id), ('projects')`

/** Records which public pages have changed or were removed, as the triggers of openings do. */
export async function followPages(db: Kysely<unknown>) {
  const now = isPostgres(db)
    ? `to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`
  await createTrigger(db, {
    name: 'content_project_changed',
    table: 'project_briefs',
    event: 'after update of updated_at, listed, free_places',
    condition: 'new.posted_at is not null',
    statements: [changed('new')],
  })
  await createTrigger(db, {
    name: 'content_project_gone',
    table: 'project_briefs',
    event: 'after delete',
    condition: 'old.posted_at is not null',
    statements: [
      changed('old'),
      `insert into removed_pages (kind, id, removed_at) values ('projects', old.id, ${now}) on conflict do nothing`,
    ],
  })
  await createTrigger(db, {
    name: 'content_project_mentor',
    table: 'mentors',
    event: 'after update of name, profile',
    statements: [
      `insert into content_changes (tag) select 'project:' || id from project_briefs where mentor_id = new.id and listed = 1`,
    ],
  })
}
