import type { Insertable } from 'kysely'
import type { ApiDatabase, Database } from '../../../kernel/database/schema'
import { cutsOf } from './slips'
import { bonesOf, soundOf } from './sound'
import { stemOf } from './stem'

type WordRow = Insertable<ApiDatabase['search_words']>

/** SQLite and PostgreSQL limit the number of values in a statement. */
const ROWS_PER_STATEMENT = 500
/** Longer ones are no words that anybody types. */
const WORD_MAX = 40

/**
 * Adds words, with all that they are found by, and deletes those that no course uses any more.
 * @param uses by how much the number of courses with a word changes
 * @param shown how the words were written
 */
export async function changeUses(tx: Database, uses: Map<string, number>, shown: Map<string, string>) {
  // In one order in every transaction, so that two of them never wait for each other.
  const changes = [...uses]
    .filter(([word, change]) => change !== 0 && word.length <= WORD_MAX)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  for (const part of partsOf(changes)) {
    const added = part.filter(([, change]) => change > 0)
    const removed = part.filter(([, change]) => change < 0)
    await addWords(
      tx,
      added.map(([word, change]) => rowOf(word, shown.get(word) ?? word, change)),
    )
    for (const [word, change] of removed) await takeUses(tx, word, -change)
    await deleteUnused(
      tx,
      removed.map(([word]) => word),
    )
  }
}

function rowOf(word: string, shown: string, uses: number): WordRow {
  return { word, shown, stem: stemOf(word), sound: soundOf(word), bones: bonesOf(word), uses }
}

async function addWords(tx: Database, rows: WordRow[]) {
  if (rows.length === 0) return
  await tx
    .insertInto('search_words')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('word')
        .doUpdateSet((eb) => ({ uses: eb('search_words.uses', '+', eb.ref('excluded.uses')) })),
    )
    .execute()
  const cuts = rows.flatMap(({ word }) => cutsOf(word).map((cut) => ({ cut, word })))
  for (const part of partsOf(cuts))
    await tx
      .insertInto('search_cuts')
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

async function takeUses(tx: Database, word: string, uses: number) {
  await tx
    .updateTable('search_words')
    .set((eb) => ({ uses: eb('uses', '-', uses) }))
    .where('word', '=', word)
    .execute()
}

async function deleteUnused(tx: Database, words: string[]) {
  if (words.length === 0) return
  const unused = await tx
    .deleteFrom('search_words')
    .where('word', 'in', words)
    .where('uses', '<=', 0)
    .returning('word')
    .execute()
  for (const { word } of unused)
    await tx.deleteFrom('search_cuts').where('word', '=', word).where('cut', 'in', cutsOf(word)).execute()
}

function partsOf<T>(rows: T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_PER_STATEMENT) }, (_, part) =>
    rows.slice(part * ROWS_PER_STATEMENT, (part + 1) * ROWS_PER_STATEMENT),
  )
}
