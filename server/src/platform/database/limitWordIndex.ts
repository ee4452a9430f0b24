import { sql, type Kysely } from 'kysely'
import { isPostgres } from './isPostgres'
import { createTrigger, dropTrigger } from './triggers'
import { createTrigramIndex, spaced, type WordIndex } from './wordIndex'

/** Limits an index that has all rows of its table to those that `only` names. */
export async function limitWordIndex<Tables>(
  db: Kysely<Tables>,
  index: WordIndex & { only: string },
): Promise<void> {
  const { table, key, only } = index
  if (isPostgres(db)) {
    await sql.raw(`drop index ${table}_words`).execute(db)
    await createTrigramIndex(db, index)
    return
  }
  const others = `select number from ${table}_word_rows join ${table} t on row_key = t.${key} where t.${only} <> 1`
  await sql.raw(`delete from ${table}_words where rowid in (${others})`).execute(db)
  await followColumn(db, index)
}

/** The number of a row stays while it is out of the index. */
async function followColumn<Tables>(
  db: Kysely<Tables>,
  { table, key, column, only }: WordIndex & { only: string },
) {
  const [words, rows] = [`${table}_words`, `${table}_word_rows`]
  const numberOf = `(select number from ${rows} where row_key = new.${key})`
  // The trigger that sets the column of a new row may come before the one of the index.
  const addRow = `insert into ${rows} (row_key) select new.${key}
    where not exists (select 1 from ${rows} where row_key = new.${key})`
  const addWords = `insert into ${words} (rowid, words) select ${numberOf}, ${spaced(`new.${column}`)} where new.${only} = 1`
  for (const event of ['insert', 'update']) await dropTrigger(db, { name: `${table}_words_${event}`, table })
  await createTrigger(db, {
    name: `${table}_words_insert`,
    ...{ table, event: 'after insert', statements: [addRow, addWords] },
  })
  await createTrigger(db, {
    name: `${table}_words_update`,
    table,
    event: `after update of ${column}, ${only}`,
    condition: `old.${only} = 1 or new.${only} = 1`,
    statements: [addRow, `delete from ${words} where rowid = ${numberOf}`, addWords],
  })
}
