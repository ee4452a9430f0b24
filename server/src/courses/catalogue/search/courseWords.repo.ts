import { sql, type SqlBool } from 'kysely'
import { domainsOf } from '../courseSummaries.repo'
import { searchTextOf } from '../searchText'
import { lockRows } from '../../../platform/database/lockRows'
import type { Database } from '../../../kernel/database/schema'
import { changeUses } from './searchWords.repo'
import { WordChanges } from './wordChanges'

/**
 * Updates the search text and the known words of these courses. Call it in the transaction of every change to
 * their title, description, subjects, lessons or status, or to the name of the mentor. Only words of listed
 * courses become known words, because visitors are shown the words that were searched for.
 */
export async function indexCourses(tx: Database, ids: string[]) {
  const words = new WordChanges()
  await updateCourseTexts(tx, ids, words)
  await changeUses(tx, words.uses, words.shown)
}

/**
 * Does the same as `indexCourses`, but collects the changed words in `words`, so that the transaction writes
 * them later. Words are locked in their order, so a transaction writes them only once, after everything else
 * that it locks.
 */
export async function updateCourseTexts(tx: Database, ids: string[], words: WordChanges) {
  if (ids.length === 0) return
  // The rows are locked, because words would be counted twice if two transactions indexed a course at once.
  const courses = tx.selectFrom('courses').select('id').where('id', 'in', ids).orderBy('id')
  await lockRows(tx, courses).execute()
  const rows = await selectTexts(tx, ids)
  const domains = await domainsOf(tx, ids)
  const lessons = await lessonsOf(tx, ids)
  for (const row of rows) {
    const found = await searchTextOf({
      title: row.title,
      description: row.description,
      mentorName: row.mentorName,
      domains: domains.get(row.id) ?? [],
      lessons: lessons.get(row.id) ?? [],
    })
    if (!words.update(row, found)) continue
    await tx
      .updateTable('courses')
      .set({ search_text: found.text, words_indexed: row.listed })
      .where('id', '=', row.id)
      .execute()
  }
}

/**
 * Deletes courses and collects their words in `words`, so that the transaction writes the changed counts
 * later.
 */
export async function deleteWithWords(tx: Database, ids: string[], words: WordChanges) {
  if (ids.length === 0) return
  for (const row of await selectTexts(tx, ids)) words.remove(row)
  await tx.deleteFrom('courses').where('id', 'in', ids).execute()
}

const BATCH = 200
/** The condition of a partial index: courses that have entered or left the list since they were indexed. */
const IS_DUE = sql<SqlBool>`(words_indexed <> listed)`

/** Indexes the courses whose index is out of date, in batches. */
export async function indexMissingCourses(db: Database) {
  for (;;) {
    const missing = await db
      .selectFrom('courses')
      .select('id')
      .where(IS_DUE)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    if (missing.length === 0) return
    const ids = missing.map(({ id }) => id)
    await db.transaction().execute((tx) => indexCourses(tx, ids))
  }
}

function selectTexts(tx: Database, ids: string[]) {
  return tx
    .selectFrom('courses')
    .innerJoin('mentors', 'mentors.id', 'courses.mentor_id')
    .select(['courses.id', 'courses.title', 'courses.description', 'mentors.name as mentorName'])
    .select(['courses.search_text', 'courses.words_indexed', 'courses.listed'])
    .where('courses.id', 'in', ids)
    .execute()
}

async function lessonsOf(tx: Database, ids: string[]): Promise<Map<string, string[]>> {
  const lessons = new Map<string, string[]>()
  const rows = await tx
    .selectFrom('lessons')
    .select(['course_id', 'title'])
    .where('course_id', 'in', ids)
    .orderBy('course_id')
    .orderBy('module_position')
    .orderBy('position')
    .execute()
  for (const { course_id, title } of rows) {
    const titles = lessons.get(course_id)
    if (titles) titles.push(title)
    else lessons.set(course_id, [title])
  }
  return lessons
}
