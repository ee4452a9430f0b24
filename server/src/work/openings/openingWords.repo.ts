import { namesOfPlace } from '@mentor-connect/contract/work/placeNames'
import { WordChanges } from '../../courses/catalogue/search/wordChanges'
import { changeUses } from '../../courses/catalogue/search/searchWords.repo'
import { searchTextOf } from '../../courses/catalogue/searchText'
import type { Database } from '../../kernel/database/schema'
import { listOf } from './openingColumns'

/**
 * Updates the searched texts of openings, and counts their words among the known words of all searches while
 * everybody can read them. Call it in the transaction of every change of their texts or of their state.
 */
export async function indexOpenings(tx: Database, ids: string[]) {
  const changes = new WordChanges()
  for (const row of await selectTexts(tx, ids)) {
    const found = await searchTextOf({
      title: row.title,
      description: `${row.description} ${row.employer_about}`,
      mentorName: row.employer,
      domains: listOf(row.skills),
      lessons: row.place ? namesOfPlace(row.place) : [],
    })
    if (!changes.update(row, found)) continue
    const columns = { search_text: found.text, words_indexed: row.listed }
    await tx.updateTable('openings').set(columns).where('id', '=', row.id).execute()
  }
  await changeUses(tx, changes.uses, changes.shown)
}

/** Removes the words of openings from the known words, before the openings are deleted. */
export async function unindexOpenings(tx: Database, ids: string[]) {
  const changes = new WordChanges()
  for (const row of await selectTexts(tx, ids)) changes.remove(row)
  await changeUses(tx, changes.uses, changes.shown)
}

const BATCH = 100

/** Indexes the openings that have entered or left the list since, such as those of a suspended mentor. */
export async function indexMissingOpenings(db: Database) {
  for (;;) {
    const due = [
      ...(await idsWhere(db, { words_indexed: 0, listed: 1 })),
      ...(await idsWhere(db, { words_indexed: 1, listed: 0 })),
    ]
    if (due.length === 0) return
    await db.transaction().execute((tx) => indexOpenings(tx, due))
  }
}

async function idsWhere(db: Database, flags: { words_indexed: 0 | 1; listed: 0 | 1 }): Promise<string[]> {
  const rows = await db
    .selectFrom('openings')
    .select('id')
    .where('words_indexed', '=', flags.words_indexed)
    .where('listed', '=', flags.listed)
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

async function selectTexts(tx: Database, ids: string[]) {
  if (ids.length === 0) return []
  return tx
    .selectFrom('openings')
    .select(['id', 'title', 'description', 'employer', 'employer_about', 'skills', 'place'])
    .select(['listed', 'words_indexed', 'search_text'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
}
