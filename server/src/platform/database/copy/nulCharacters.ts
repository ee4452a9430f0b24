import { sql } from 'kysely'
import { dataTables, type AnyDatabase, type DataTable } from './tables.repo'
import { withTriggersOff } from './triggersOff'

/** How many texts of a column (`table.column`) contained NUL characters. */
export type NulTexts = Record<string, number>

/**
 * Removes NUL characters from the texts of an SQLite database. PostgreSQL cannot store them, and the SQLite driver reads
 * texts only up to the first one. Earlier versions of the product accepted them.
 */
export async function dropNulCharacters(db: AnyDatabase): Promise<NulTexts> {
  const tables = await dataTables(db)
  const found: NulTexts = {}
  await db.transaction().execute((tx) =>
    withTriggersOff(tx, tables, async () => {
      for (const table of tables)
        for (const [column, texts] of await nulTexts(tx, table)) {
          await dropFrom(tx, table.name, column)
          found[`${table.name}.${column}`] = texts
        }
    }),
  )
  return found
}

/** Reads the table once, whatever its number of columns. */
async function nulTexts(tx: AnyDatabase, { name, columns }: DataTable): Promise<[string, number][]> {
  const counts = columns.map((column) => sql`sum(${hasNul(column)}) as ${sql.ref(column)}`)
  const { rows } = await sql<Record<string, number | null>>`select ${sql.join(counts)}
    from ${sql.table(name)}`.execute(tx)
  return Object.entries(rows[0]!).filter((entry): entry is [string, number] => Boolean(entry[1]))
}

/** Works on bytes, because text functions also stop at a NUL. */
async function dropFrom(tx: AnyDatabase, table: string, column: string) {
  const { rows } = await sql<{ row: number; bytes: Uint8Array }>`select rowid as "row",
    cast(${sql.ref(column)} as blob) as bytes from ${sql.table(table)} where ${hasNul(column)}`.execute(tx)
  for (const { row, bytes } of rows) {
    const text = Buffer.from(bytes).toString('utf8').replaceAll('\0', '')
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${text} where rowid = ${row}`.execute(tx)
  }
}

function hasNul(column: string) {
  return sql`(typeof(${sql.ref(column)}) = 'text' and instr(cast(${sql.ref(column)} as blob), x'00') > 0)`
}
