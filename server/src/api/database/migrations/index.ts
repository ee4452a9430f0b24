import * as first from './001-first'

/** All migrations in the order of their names. A released one is never changed; a new one is added. */
export const migrations = { '001-first': first }
