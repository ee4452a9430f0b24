import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import type { Insertable } from 'kysely'
import type { ApiDatabase } from '../../kernel/database/schema'
import type { TestApp } from '../testApp'

export type Database = TestApp['db']

/** Rows in one statement, few enough for the limit of parameters. */
const BATCH = 200

export async function insertRows<Table extends keyof ApiDatabase & string>(
  db: Database,
  table: Table,
  rows: Insertable<ApiDatabase[Table]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH)
    await db
      .insertInto(table)
      .values(rows.slice(from, from + BATCH) as never)
      .execute()
}

/** Returns `[make(0), make(1), …]`. */
export const rowsOf = <Row>(count: number, make: (index: number) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** A time within the last days. It differs for each index, and consecutive indexes are not in order. */
export function timeWithin(days: number, now: Date, index: number): string {
  const seconds = days * 86_400
  // The factor is a prime, so that the times of neighbouring indexes are far apart.
  return new Date(now.getTime() - ((index * 611_953) % seconds) * 1000).toISOString()
}

export const hoursAfter = (at: string, hours: number) =>
  new Date(Date.parse(at) + hours * HOUR_MS).toISOString()
