import type { PathMaker, PathView } from '@mentor-connect/contract/admin/skillPaths'
import { searchWords } from '@mentor-connect/contract/courses/searchWords'
import { sql, type SqlBool } from 'kysely'
import type { Database } from '../../kernel/database/schema'
import { PATH_WORDS } from '../../learning/paths/pathList.query'
import { readPaths, toOwnSummary } from '../../learning/paths/presentPath'
import { selectPaths } from '../../learning/paths/skillPaths.repo'
import { indexedMatch, substringMatch } from '../../platform/database/wordIndex'
import { cutPage, inOrder } from '../sortedPage'

interface PathFilter {
  search?: string
  maker?: PathMaker
  view?: PathView
  after?: string
}

const BY_CHANGE = { column: 'skill_paths.updated_at', id: 'skill_paths.id', isDescending: true }

/** Returns a page of skill paths that contain every word of the search, last changed first. */
export async function pathPage(
  db: Database,
  { search = '', maker = 'all', view = 'all', after }: PathFilter,
) {
  const words = searchWords(search)
  let query = inOrder(selectPaths(db), BY_CHANGE, after)
  if (words.length > 0) query = query.where(contains(db, words))
  if (maker !== 'all') query = query.where('mentor_id', maker === 'platform' ? 'is' : 'is not', null)
  if (view === 'hidden') query = query.where('hidden_at', 'is not', null)
  else if (view !== 'all') query = query.where('state', '=', view).where('hidden_at', 'is', null)
  const { rows, next } = cutPage(await query.execute())
  return { rows: (await readPaths(db, rows)).map(toOwnSummary), next }
}

/** SQL condition: a path contains every word. Only listed paths are in the word index; the texts of the few others are scanned. */
const contains = (db: Database, words: string[]) => sql<SqlBool>`(
  (listed = 1 and ${indexedMatch(db, PATH_WORDS, words)}) or
  (listed = 0 and ${substringMatch(db, PATH_WORDS, words)}))`
