import { createHash } from 'node:crypto'
import type { AnyDatabase, DataTable } from './tables.repo'
import { readRows, type Row } from './rows.repo'

/** A digest of a table's rows, independent of their order. */
export interface TableDigest {
  rows: number
  /** Hexadecimal: the sum of the hashes of all rows. */
  hash: string
}

export class Digest {
  private rows = 0
  private sum = 0n

  constructor(private readonly columns: string[]) {}

  add(row: Row) {
    const values = JSON.stringify(this.columns.map((column) => row[column] ?? null))
    this.sum += createHash('sha256').update(values).digest().readBigUInt64BE()
    this.rows += 1
  }

  get value(): TableDigest {
    return { rows: this.rows, hash: BigInt.asUintN(64, this.sum).toString(16).padStart(16, '0') }
  }
}

/** Reads a table and computes its digest. */
export async function digestTable(db: AnyDatabase, table: DataTable): Promise<TableDigest> {
  const digest = new Digest(table.columns)
  for await (const rows of readRows(db, table)) rows.forEach((row) => digest.add(row))
  return digest.value
}

/** Digests by name of the table. */
export type DatabaseDigest = Record<string, TableDigest>

export async function digestTables(db: AnyDatabase, tables: DataTable[]): Promise<DatabaseDigest> {
  const digests: DatabaseDigest = {}
  for (const table of tables) digests[table.name] = await digestTable(db, table)
  return digests
}

/** Returns the names of the tables that differ. */
export function differences(one: DatabaseDigest, other: DatabaseDigest): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names]
    .filter((name) => one[name]?.rows !== other[name]?.rows || one[name]?.hash !== other[name]?.hash)
    .sort()
}
