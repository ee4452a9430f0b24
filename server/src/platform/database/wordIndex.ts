import { sql, type Kysely, type QueryExecutorProvider, type RawBuilder, type SqlBool } from 'kysely'
import { isPostgres } from './isPostgres'
import { createTrigger, dropTrigger } from './triggers'

/**
 * An index that finds parts of words in a text column without scanning the table: trigrams, by FTS5 in SQLite and
 * by the extension pg_trgm in PostgreSQL. Each word is indexed with two spaces in front, so that words of one or
 * two letters, too short for a trigram, are found at the beginning of a word.
 */
export interface WordIndex {
  table: string
  key: string
  column: string
  /**
   * Column that is 1 for the rows in the index; if undefined, all rows are indexed. Queries must repeat this condition.
   */
  only?: string
}

export async function createWordIndex<Tables>(db: Kysely<Tables>, index: WordIndex): Promise<void> {
  if (isPostgres(db)) await createTrigramIndex(db, index)
  else await createFullTextTable(db, index)
}

/**
 * Returns a condition for rows that contain every word, which uses the index. The words must be normalized in
 * the same way as the text.
 */
export function indexedMatch(
  db: QueryExecutorProvider,
  index: WordIndex,
  words: string[],
): RawBuilder<SqlBool> {
  if (isPostgres(db)) return likeWords(index, words)
  return sql<SqlBool>`${sql.ref(`${index.table}.${index.key}`)} in ${matchingKeys(db, index, words)}`
}

/**
 * Returns a condition, which uses the index, for rows that contain at least one entry of every group. An
 * entry is a word or a name of several words.
 * @param most maximum number of rows to read from the index of SQLite, if nothing else is compared;
 * PostgreSQL stops at the limit of the query
 */
export function indexedMatchAny(
  db: QueryExecutorProvider,
  index: WordIndex,
  groups: string[][],
  most?: number,
): RawBuilder<SqlBool> {
  if (isPostgres(db))
    return sql<SqlBool>`(${sql.join(
      groups.map((group) => likeAny(index, group)),
      sql` and `,
    )})`
  const query = groups.map((group) => `(${group.map(quoted).join(' OR ')})`).join(' AND ')
  return sql<SqlBool>`${sql.ref(`${index.table}.${index.key}`)} in ${matchedKeys(index, query, limitOf(most))}`
}

const limitOf = (most?: number) => (most === undefined ? sql`` : sql` order by rowid desc limit ${most}`)

/**
 * Returns a subquery for the keys of the rows that `indexedMatch` finds.
 * @param most maximum number of rows to read from the index; SQLite reads those that were indexed last
 */
export function matchingKeys(
  db: QueryExecutorProvider,
  index: WordIndex,
  words: string[],
  most?: number,
): RawBuilder<string> {
  if (isPostgres(db)) return likeKeys(index, words, most)
  return matchedKeys(index, words.map(quoted).join(' AND '), limitOf(most))
}

function likeKeys(index: WordIndex, words: string[], most?: number): RawBuilder<string> {
  const { table, key, only } = index
  const inIndex = only ? sql` and ${sql.ref(`${table}.${only}`)} = 1` : sql``
  const limit = most === undefined ? sql`` : sql` limit ${most}`
  return sql`(select ${sql.ref(key)} from ${sql.table(table)} where ${likeWords(index, words)}${inIndex}${limit})`
}

const quoted = (word: string) => `"${indexed(word).replaceAll('"', '""')}"`

function matchedKeys({ table }: WordIndex, query: string, limit: RawBuilder<unknown>): RawBuilder<string> {
  return sql`(select row_key from ${sql.table(`${table}_word_rows`)} where number in
    (select rowid from ${sql.table(`${table}_words`)} where ${sql.ref(`${table}_words`)} match ${query}${limit}))`
}

/**
 * Returns the same condition as `indexedMatch`, but checked row by row, for queries that scan the table in
 * another order.
 */
export function substringMatch(
  db: QueryExecutorProvider,
  { table, column }: WordIndex,
  words: string[],
): RawBuilder<SqlBool> {
  const at = sql.raw(isPostgres(db) ? 'strpos' : 'instr')
  const plain = sql.ref(`${table}.${column}`)
  const tests = words.map((word) => {
    const text = isShort(word) ? sql.raw(spaced(`${table}.${column}`)) : plain
    return sql`${at}(${text}, ${prefixed(word)}) > 0`
  })
  return sql<SqlBool>`(${sql.join(tests, sql` and `)})`
}

/**
 * Returns the conditions of a search. They repeat the indexed expression exactly, because PostgreSQL would
 * otherwise not use the index.
 */
function likeWords(index: WordIndex, words: string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(likeTests(index, words), sql` and `)})`
}

function likeAny(index: WordIndex, words: string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(likeTests(index, words), sql` or `)})`
}

function likeTests({ table, column }: WordIndex, words: string[]) {
  const text = sql.raw(spaced(`${table}.${column}`))
  return words.map((word) => sql`${text} like ${`%${indexed(word).replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`)
}

/** Returns true if a table belongs to a word index of SQLite, which is derived from another table. */
export function isWordTable(name: string): boolean {
  return name.endsWith('_word_rows')
}

/** Returns true if a trigger maintains a word index. */
export function isWordTrigger(name: string): boolean {
  return /_words_(insert|update|delete)$/.test(name)
}

const TRIGRAM = 3

function isShort(word: string): boolean {
  return [...word].length < TRIGRAM
}

/** Converts a word, or a name of several words, to the form that the index stores. */
function indexed(text: string): string {
  return prefixed(text.replaceAll(' ', '  '))
}

function prefixed(word: string): string {
  return isShort(word) ? `  ${word}` : word
}

/** Returns an SQL expression for the text of a column with two spaces before each word. */
function spaced(column: string): string {
  return `('  ' || replace(replace(${column}, '\n', ' '), ' ', '  '))`
}

async function createTrigramIndex<Tables>(db: Kysely<Tables>, { table, column, only }: WordIndex) {
  await sql`create extension if not exists pg_trgm`.execute(db)
  await requireLetters(db)
  await sql
    .raw(
      `create index ${table}_words on ${table} using gin (${spaced(column)} gin_trgm_ops)${only ? ` where ${only} = 1` : ''}`,
    )
    .execute(db)
}

/**
 * Throws if the locale is `C`, in which PostgreSQL treats only ASCII characters as letters: every search in
 * Hindi would scan the table.
 */
async function requireLetters<Tables>(db: Kysely<Tables>) {
  const { rows } = await sql<{
    isKnown: boolean
  }>`select cardinality(show_trgm('हिन्दी')) > 0 as "isKnown"`.execute(db)
  if (!rows[0]?.isKnown) throw new Error(NO_LETTERS)
}

const NO_LETTERS =
  'The database does not know the letters of Hindi (its LC_CTYPE is C): create it again with LC_CTYPE ‘C.UTF-8’, as docs/operations/postgresql.md says, so that searches in Hindi use their index.'

async function createFullTextTable<Tables>(db: Kysely<Tables>, index: WordIndex) {
  const { table, key, column, only } = index
  const [words, rows] = [`${table}_words`, `${table}_word_rows`]
  const run = (statement: string) => sql.raw(statement).execute(db)
  // The number is an explicit column, because SQLite may renumber the rowids of a table with a text key.
  await run(`create table ${rows} (number integer primary key, row_key text not null unique)`)
  await run(`create virtual table ${words} using fts5(words, tokenize = 'trigram', detail = full)`)
  await run(`insert into ${rows} (row_key) select ${key} from ${table}`)
  await run(
    `insert into ${words} (rowid, words) select number, ${spaced(`t.${column}`)} from ${table} t join ${rows} on row_key = t.${key}${only ? ` where t.${only} = 1` : ''}`,
  )
  if (only) await followLimited(db, { ...index, only })
  else await followAll(db, index)
  await createTrigger(db, {
    name: `${table}_words_delete`,
    table,
    event: 'before delete',
    statements: [
      `delete from ${words} where rowid = (select number from ${rows} where row_key = old.${key})`,
      `delete from ${rows} where row_key = old.${key}`,
    ],
  })
}

async function followAll<Tables>(db: Kysely<Tables>, { table, key, column }: WordIndex) {
  const [words, rows] = [`${table}_words`, `${table}_word_rows`]
  const numberOf = `(select number from ${rows} where row_key = new.${key})`
  await createTrigger(db, {
    name: `${table}_words_insert`,
    table,
    event: 'after insert',
    statements: [
      `insert into ${rows} (row_key) values (new.${key})`,
      `insert into ${words} (rowid, words) values (${numberOf}, ${spaced(`new.${column}`)})`,
    ],
  })
  await createTrigger(db, {
    name: `${table}_words_update`,
    table,
    event: `after update of ${column}`,
    statements: [`update ${words} set words = ${spaced(`new.${column}`)} where rowid = ${numberOf}`],
  })
}

/** Creates the triggers for an index with `only`. A row keeps its number while it is not in the index. */
async function followLimited<Tables>(
  db: Kysely<Tables>,
  { table, key, column, only }: WordIndex & { only: string },
) {
  const words = `${table}_words`
  const { addRow, removeWords, numberOf } = limitedStatements(table, key)
  const addWords = `insert into ${words} (rowid, words) select ${numberOf}, ${spaced(`new.${column}`)} where new.${only} = 1`
  await createInsertTrigger(db, { table, key, column, only })
  await createTrigger(db, {
    name: `${table}_words_update`,
    table,
    event: `after update of ${column}, ${only}`,
    condition: `old.${only} = 1 or new.${only} = 1`,
    statements: [addRow, removeWords, addWords],
  })
}

function limitedStatements(table: string, key: string) {
  const rows = `${table}_word_rows`
  const numberOf = `(select number from ${rows} where row_key = new.${key})`
  return {
    numberOf,
    addRow: `insert into ${rows} (row_key) select new.${key}
      where not exists (select 1 from ${rows} where row_key = new.${key})`,
    removeWords: `delete from ${table}_words where rowid = ${numberOf}`,
  }
}

/**
 * Creates the trigger that indexes a new row. Another trigger, which sets the column of the condition, may
 * run first, so the row may already be in the index. The row is therefore read in its current state.
 */
async function createInsertTrigger<Tables>(
  db: Kysely<Tables>,
  { table, key, column, only }: WordIndex & { only: string },
) {
  const { addRow, removeWords } = limitedStatements(table, key)
  await createTrigger(db, {
    name: `${table}_words_insert`,
    table,
    event: 'after insert',
    statements: [addRow, removeWords, addPresentWords({ table, key, column, only })],
  })
}

/**
 * Returns the statement that indexes a row in its current state, after other triggers may have changed it.
 */
function addPresentWords({ table, key, column, only }: WordIndex & { only: string }): string {
  return `insert into ${table}_words (rowid, words) select ${limitedStatements(table, key).numberOf}, ${spaced(column)}
    from ${table} where ${key} = new.${key} and ${only} = 1`
}

/**
 * Replaces the trigger for new rows of a word index that an earlier version has created. PostgreSQL has no
 * such trigger.
 */
export async function replaceInsertTrigger<Tables>(
  db: Kysely<Tables>,
  index: WordIndex & { only: string },
): Promise<void> {
  if (isPostgres(db)) return
  await dropTrigger(db, { name: `${index.table}_words_insert`, table: index.table })
  await createInsertTrigger(db, index)
}

/**
 * Makes SQLite index a row again when a column changes, so that the row counts as indexed last. PostgreSQL’s
 * index has no order.
 */
export async function indexAgainAfter<Tables>(
  db: Kysely<Tables>,
  index: WordIndex & { only: string },
  changed: string,
): Promise<void> {
  if (isPostgres(db)) return
  const { table, key } = index
  const { removeWords, addRow } = limitedStatements(table, key)
  const removeRow = `delete from ${table}_word_rows where row_key = new.${key}`
  await createTrigger(db, {
    name: `${table}_${changed}_words_update`,
    table,
    event: `after update of ${changed}`,
    condition: `old.${changed} is not new.${changed}`,
    statements: [removeWords, removeRow, addRow, addPresentWords(index)],
  })
}
