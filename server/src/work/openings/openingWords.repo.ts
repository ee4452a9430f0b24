import { namesOfPlace } from '@mentor-connect/contract/work/placeNames'
import { WordChanges } from '../../courses/catalogue/search/wordChanges'
import { changeUses } from '../../courses/catalogue/search/searchWords.repo'
import { searchTextOf } from '../../courses/catalogue/searchText'
import { lockRows } from '../../platform/database/lockRows'
import type { Database } from '../../kernel/database/schema'
import { listOf } from './openingColumns'
import { replaceTags } from './openingTags.repo'

/**
 * Updates the searched texts of openings. While everybody can read an opening, its words count as known words
 * of all searches, and searches compare its skills and languages. Call it in the transaction of every change
 * of the texts, skills, languages or state of openings.
 */
export async function indexOpenings(tx: Database, ids: string[]) {
  const changes = new WordChanges()
  for (const row of await lockTexts(tx, ids)) {
    await replaceTags(tx, row.id, {
      skills: row.listed ? listOf(row.skills) : [],
      languages: row.listed ? listOf(row.languages) : [],
    })
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

/**
 * Deletes the openings of a mentor, which the caller has locked. Adds their words to `words`, the changes
 * that are applied later.
 */
export async function deleteWithWords(tx: Database, mentorId: string, words: WordChanges) {
  const own = tx.selectFrom('openings').select(['words_indexed', 'search_text'])
  for (const row of await own.where('mentor_id', '=', mentorId).execute()) words.remove(row)
  await tx.deleteFrom('openings').where('mentor_id', '=', mentorId).execute()
}

const BATCH = 100

/** Indexes the openings that have entered or left the list since the last call, such as those of a suspended mentor. */
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

/**
 * Locks the openings, because their words would be counted twice if two transactions indexed them at the same
 * time.
 */
async function lockTexts(tx: Database, ids: string[]) {
  if (ids.length === 0) return []
  const texts = tx
    .selectFrom('openings')
    .select(['id', 'title', 'description', 'employer', 'employer_about', 'skills', 'languages', 'place'])
    .select(['listed', 'words_indexed', 'search_text'])
    .where('id', 'in', ids)
    .orderBy('id')
  return lockRows(tx, texts).execute()
}
