import type { Kysely } from 'kysely'

/** Rows by table, each as its columns. */
export type Rows = Record<string, Row[]>
type Row = Record<string, unknown>

/** Tables without personal data. */
const NOT_ABOUT_PEOPLE = /^(kysely_|rate_limits|credential_keys)/

/** Columns by which other rows refer to this one. */
const NAMES = ['id', 'folder', 'path', 'id_hash']

/** Columns of free text: an id in them does not make the row belong to that person. */
const FREE_TEXT =
  /^(name|\w+_name|title|description|comment|message|text|reason|domain|mobile|expertise|url|client_msg_id)$/

/**
 * Every row of any table that contains one of these ids in a column.
 * @param known rows found earlier. If given, the column `id` counts only in them: whoever adds a row may choose its id,
 * and may choose one that belongs to something else in another table.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- whatever tables there are
export async function rowsWith(db: Kysely<any>, ids: ReadonlySet<string>, known?: Rows): Promise<Rows> {
  const rows: Rows = {}
  for (const { name } of await db.introspection.getTables()) {
    if (NOT_ABOUT_PEOPLE.test(name)) continue
    const all = (await db.selectFrom(name).selectAll().execute()) as Row[]
    const knownIds = known && new Set((known[name] ?? []).map(({ id }) => id))
    const found = all.filter((row) =>
      Object.entries(row).some(
        ([column, value]) =>
          !FREE_TEXT.test(column) &&
          ids.has(value as string) &&
          (column !== 'id' || !knownIds || knownIds.has(value)),
      ),
    )
    if (found.length > 0) rows[name] = found
  }
  return rows
}

/** The ids of all rows that refer to these ones or are referred to by them, transitively. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- whatever tables there are
export async function idsOf(db: Kysely<any>, first: Iterable<string>): Promise<Set<string>> {
  const ids = new Set(first)
  for (let before = -1; before < ids.size;) {
    before = ids.size
    const rows = Object.values(await rowsWith(db, ids)).flat()
    for (const row of rows) for (const name of NAMES) if (typeof row[name] === 'string') ids.add(row[name])
  }
  return ids
}

/**
 * Changes that others may make to a person's rows, by table. A name is a column that may change; `*` allows any
 * additional row; a function decides which additional rows are allowed.
 */
export type AllowedEffects = Record<string, (string | ((row: Row) => unknown))[]>

/** Messages about rows that were changed, removed or added by others than their owner. */
export function differences(before: Rows, after: Rows, allowed: AllowedEffects): string[] {
  const tables = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return tables.flatMap((table) => {
    const effects = allowed[table] ?? []
    const keyOf = (row: Row) =>
      JSON.stringify(Object.entries(row).filter(([column]) => !effects.includes(column)))
    const now = countsOf((after[table] ?? []).map(keyOf))
    const missing = (before[table] ?? []).map(keyOf).filter((key) => !takeOne(now, key))
    const added = [...now].filter(([, count]) => count > 0).map(([key]) => key)
    const isAllowed = (key: string) =>
      effects.some((effect) => (typeof effect === 'string' ? effect === '*' : effect(rowOf(key))))
    return [
      ...missing.map((key) => `${table}: changed or removed: ${key}`),
      ...added.filter((key) => !isAllowed(key)).map((key) => `${table}: added: ${key}`),
    ]
  })
}

const rowOf = (key: string) => Object.fromEntries(JSON.parse(key) as [string, unknown][])

function countsOf(keys: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

function takeOne(counts: Map<string, number>, key: string): boolean {
  const count = counts.get(key) ?? 0
  counts.set(key, count - 1)
  return count > 0
}
