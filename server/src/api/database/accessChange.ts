import type { Kysely } from 'kysely'
import { isPostgres } from '../../platform/database/isPostgres'

/**
 * Statements for triggers on what decides about access: they record that chat has to be told about a person. Migrations
 * that are released use them: never change what they do.
 *
 * @returns a function of the SQL expression of the person's id, such as `new.id`
 */
export function accessChange(db: Kysely<unknown>): (personId: string) => string[] {
  // Seconds since 1970, so that versions keep increasing after an older backup is restored.
  const now = isPostgres(db)
    ? 'cast(extract(epoch from clock_timestamp()) as bigint)'
    : "cast(strftime('%s', 'now') as integer)"
  return (personId) => [
    `insert into account_access (person_id, version, chat_knows) values (${personId}, ${now}, 0)
      on conflict (person_id) do update set chat_knows = 0, version =
        case when account_access.version < ${now} then ${now} else account_access.version + 1 end`,
  ]
}
