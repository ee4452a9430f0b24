import type { Migration } from 'kysely'

/**
 * A migration. A contract step is the second of two steps and removes what the first has replaced: its name ends with
 * `-contract`, and it names the first migration with `export const contracts = '270-tasks'`.
 */
export interface SteppedMigration extends Migration {
  contracts?: string
}

const ENDING = '-contract'

/** Returns true if older versions of the product cannot work with a database that has this migration. */
export const isContractStep = (name: string) => name.endsWith(ENDING)
