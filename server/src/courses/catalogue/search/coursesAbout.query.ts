import { searchedText } from '@mentor-connect/contract/courses/searchWords'
import { SUBJECT_ROWS } from '@mentor-connect/contract/courses/subjectData'
import { SUBJECT_SYNONYMS } from '@mentor-connect/contract/courses/subjectSynonyms'
import { indexedMatchAny } from '../../../platform/database/wordIndex'
import type { Database } from '../../../kernel/database/schema'
import { isListed } from '../courseVisibility.query'
import type { Alternative } from './alternatives'
import { rank } from './relevance'
import { textsOf } from './wordGroups'

const WORDS = { table: 'courses', key: 'id', column: 'search_text', only: 'listed' }
const RANKED_MAX = 200
/** All weights are below 1, because a weight of 1 also matches parts of words: "art" would be found in "start". */
const WEIGHTS = { name: 0.99, synonym: 0.9 }

/**
 * Returns the listed courses that a search for a subject finds by the subject's names and synonyms, the best
 * first.
 */
export async function coursesAbout(db: Database, subject: string, languageFirst: string) {
  const names = namesOf(subject)
  if (names.length === 0) return []
  const candidates = await db
    .selectFrom('courses')
    .select(['id', 'title', 'search_text', 'language', 'students'])
    .where(indexedMatchAny(db, WORDS, textsOf([names])))
    .where(isListed)
    .orderBy('students', 'desc')
    .orderBy('id')
    .limit(RANKED_MAX)
    .execute()
  const byId = new Map(candidates.map((one) => [one.id, one]))
  return rank(candidates, [names], languageFirst).map(({ id }) => byId.get(id)!)
}

function namesOf(subject: string): Alternative[] {
  const row = SUBJECT_ROWS.find(([id]) => id === subject)
  if (!row) return []
  const [, en, hi] = row
  const synonyms = SUBJECT_SYNONYMS[subject]?.split(', ') ?? []
  return [...[en, hi].map(alternative(WEIGHTS.name)), ...synonyms.map(alternative(WEIGHTS.synonym))]
}

const alternative =
  (weight: number) =>
  (shown: string): Alternative => ({
    text: searchedText(shown),
    shown,
    weight,
    // A name of several words is searched as a whole.
    isSubject: shown.includes(' '),
  })
