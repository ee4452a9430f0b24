import type { Migration } from 'kysely'

/**
 * A migration. The second of two steps also says which migration was the first one: `export const contracts =
 * '270-tasks'`. Its name ends with `-contract`.
 */
export interface SteppedMigration extends Migration {
  contracts?: string
}

const ENDING = '-contract'

/** Whether versions of the product from before this migration cannot work with a database that has it. */
export const isContractStep = (name: string) => name.endsWith(ENDING)
