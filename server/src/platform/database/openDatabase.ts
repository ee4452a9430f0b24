import { Kysely } from 'kysely'
import { postgresDialect } from './postgres'
import { sqliteDialect } from './sqlite'

export interface DatabaseLocation {
  /** PostgreSQL connection URL. Without one, `file` is used. */
  url?: string
  /** SQLite file; made when it is not there. */
  file: string
}

export function openDatabase<Tables>({ url, file }: DatabaseLocation): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: url ? postgresDialect(url) : sqliteDialect(file) })
}
