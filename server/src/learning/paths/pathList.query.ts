import { FOUND_PATHS_MAX, PATHS_PAGE } from '@mentor-connect/contract/learning/skillPathLimits'
import { searchWords } from '@mentor-connect/contract/courses/searchWords'
import { rank } from '../../courses/catalogue/search/relevance'
import { similarGroups, textsOf } from '../../courses/catalogue/search/wordGroups'
import type { Database } from '../../kernel/database/schema'
import { indexedMatchAny, substringMatch } from '../../platform/database/wordIndex'
import { selectPaths, type PathRow } from './skillPaths.repo'

export interface PathFilter {
  q?: string
  subject?: string
  language?: string
  /** Paths in this language come before all others. */
  languageFirst?: string
}

interface Found {
  rows: PathRow[]
  count: number
}

/** The index of the words of listed paths. */
export const PATH_WORDS = { table: 'skill_paths', key: 'id', column: 'search_text', only: 'listed' }

/** Returns one page of the listed paths that match, and the number of all matches. */
export function findPaths(db: Database, filter: PathFilter, page: number): Promise<Found> {
  const { q = '' } = filter
  return searchWords(q).length > 0 ? search(db, q, filter, page) : list(db, filter, page)
}

/** Returns the paths that contain all words or similar ones, the best match first. */
async function search(db: Database, q: string, filter: PathFilter, page: number): Promise<Found> {
  const groups = await similarGroups(db, q)
  const candidates = await candidatesOf(db, filter, { words: searchWords(q), texts: textsOf(groups) })
  const ids = rank(candidates, groups, filter.languageFirst).map(({ id }) => id)
  const shown = ids.slice((page - 1) * PATHS_PAGE, page * PATHS_PAGE)
  if (shown.length === 0) return { rows: [], count: ids.length }
  const rows = await selectPaths(db).where('skill_paths.id', 'in', shown).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return { rows: shown.flatMap((id) => byId.get(id) ?? []), count: ids.length }
}

/**
 * Returns the paths to rank, at most `FOUND_PATHS_MAX`. If more match, only paths with the words as they were
 * typed are considered, and those that most learners have joined are returned.
 */
async function candidatesOf(
  db: Database,
  filter: PathFilter,
  { words, texts }: { words: string[]; texts: string[][] },
) {
  const selected = listed(db, filter)
    .clearSelect()
    .select(['skill_paths.id', 'search_text', 'skill_paths.language', 'joined as students'])
  const found = await selected
    .where(indexedMatchAny(db, PATH_WORDS, texts))
    .limit(FOUND_PATHS_MAX + 1)
    .execute()
  if (found.length <= FOUND_PATHS_MAX) return found
  // With this many matches, scanning the index in the order of learners finds enough of them sooner than
  // sorting all matches.
  return selected
    .where(substringMatch(db, PATH_WORDS, words))
    .orderBy('joined', 'desc')
    .orderBy('skill_paths.id', 'desc')
    .limit(FOUND_PATHS_MAX)
    .execute()
}

/** Returns all paths. Those that most learners have joined come first. */
async function list(db: Database, filter: PathFilter, page: number): Promise<Found> {
  const { language, languageFirst } = filter
  const count = await countOf(db, filter)
  const range = { offset: (page - 1) * PATHS_PAGE, limit: PATHS_PAGE }
  if (language || !languageFirst) return { rows: await readRange(listed(db, filter), range), count }
  // The result is read as two ranges, each in the order of an index, because a single order by language would
  // sort all paths.
  const preferred = { ...filter, language: languageFirst }
  const first = await readRange(listed(db, preferred), range)
  if (first.length === PATHS_PAGE) return { rows: first, count }
  const before = await countOf(db, preferred)
  const others = listed(db, filter).where('skill_paths.language', '<>', languageFirst)
  const rest = { offset: Math.max(0, range.offset - before), limit: PATHS_PAGE - first.length }
  return { rows: [...first, ...(await readRange(others, rest))], count }
}

function listed(db: Database, { subject, language }: PathFilter) {
  return selectPaths(db)
    .where('listed', '=', 1)
    .$if(Boolean(language), (query) => query.where('skill_paths.language', '=', language!))
    .$if(Boolean(subject), (query) =>
      query.where('skill_paths.id', 'in', (eb) =>
        eb.selectFrom('skill_path_subjects').select('path_id').where('subject', '=', subject!),
      ),
    )
}

async function countOf(db: Database, filter: PathFilter): Promise<number> {
  const { count } = await listed(db, filter)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const readRange = (
  query: ReturnType<typeof listed>,
  { offset, limit }: { offset: number; limit: number },
): Promise<PathRow[]> =>
  query.orderBy('joined', 'desc').orderBy('skill_paths.id', 'desc').limit(limit).offset(offset).execute()
