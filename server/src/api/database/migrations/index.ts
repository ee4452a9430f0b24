import * as first from './001-first'
import * as trust from './004-trust'

/** All migrations in the order of their names. A released one is never changed; a new one is added. */
export const migrations = { '001-first': first, '004-trust': trust }
