import { SUGGESTIONS_MAX, SUGGEST_MIN, type Suggestions } from '@mentor-connect/contract/courses/suggestions'
import type { ApiDependencies } from '../../kernel/dependencies'
import { nearestSpelling } from './spellings'
import { SuggestionIndex, type Entry } from './suggestionIndex'
import { readEntries } from './suggestions.query'

/** Time in ms for which the index is used before it is read again. */
export const FRESH_MS = 60_000
const SUBJECTS_MAX = 2
const MENTORS_MAX = 2

const NOTHING: Suggestions = { courses: [], subjects: [], mentors: [], spellings: [] }

/** Suggests from an index in memory, which is read from the database at most once a minute. */
export function suggestionService({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  let index: Promise<SuggestionIndex> | undefined
  let readAt = 0

  /** Returns the index. An old one is used once more while a new one is read. */
  function currentIndex(): Promise<SuggestionIndex> {
    const now = clock().getTime()
    if (index && Math.abs(now - readAt) < FRESH_MS) return index
    const before = index
    readAt = now
    const reading = readEntries(db).then((entries) => new SuggestionIndex(entries))
    index = reading
    reading.catch(() => {
      if (index === reading) index = before
    })
    return before ?? reading
  }

  return {
    async find(q: string): Promise<Suggestions> {
      const search = q.trim()
      if (search.length < SUGGEST_MIN) return NOTHING
      const known = await currentIndex()
      const found = known.find(search)
      if (found.length > 0) return chosen(found)
      const spelling = nearestSpelling(search, known.words)
      return { ...NOTHING, spellings: spelling ? [spelling] : [] }
    },
  }
}

function chosen(found: Entry[]): Suggestions {
  const ofKind = (kind: Entry['kind'], most: number) =>
    found.filter((entry) => entry.kind === kind).slice(0, most)
  const subjects = ofKind('subject', SUBJECTS_MAX)
  const mentors = ofKind('mentor', MENTORS_MAX)
  const courses = ofKind('course', SUGGESTIONS_MAX - subjects.length - mentors.length)
  const named = ({ id, name }: Entry) => ({ _id: id, name })
  return {
    courses: courses.map(named),
    subjects: subjects.map(({ name }) => ({ name })),
    mentors: mentors.map(named),
    spellings: [],
  }
}
