import { searchedText } from '@mentor-connect/contract/courses/searchWords'
import { findSubject } from '@mentor-connect/contract/courses/subjects'
import { setImmediate } from 'node:timers/promises'

export interface Searchable {
  title: string
  description: string
  mentorName: string
  domains: string[]
  /** Titles of the lessons. */
  lessons: string[]
}

/** The parts of a search text, one to a line. */
export const SEARCHED_PARTS = ['title', 'description', 'mentor', 'subjects', 'lessons'] as const
export type SearchedPart = (typeof SEARCHED_PARTS)[number]

/** Titles of lessons that are searched as one piece. */
const TITLES_PER_PIECE = 25

/**
 * The searched texts of a course, as they were written: the parts in order, the titles of lessons in several pieces.
 * Subjects are searched by their names in both languages.
 */
function* writtenPieces(searchable: Searchable): Generator<[part: SearchedPart, written: string]> {
  const { title, description, mentorName, domains, lessons } = searchable
  const subjects = domains.flatMap((domain) => [domain, ...Object.values(findSubject(domain)?.names ?? {})])
  yield ['title', title]
  yield ['description', description]
  yield ['mentor', mentorName]
  yield ['subjects', [...new Set(subjects)].join(' · ')]
  for (let start = 0; start < lessons.length; start += TITLES_PER_PIECE)
    yield ['lessons', lessons.slice(start, start + TITLES_PER_PIECE).join(' · ')]
}

/**
 * The searched text of a course, and its pieces as they were written. The event loop turns between the pieces: folding the
 * titles of a large course at once would hold up everybody else.
 */
export async function searchTextOf(searchable: Searchable): Promise<{ text: string; written: string[] }> {
  const lines = Object.fromEntries(SEARCHED_PARTS.map((part) => [part, []])) as unknown as Record<
    SearchedPart,
    string[]
  >
  const pieces: string[] = []
  for (const [part, written] of writtenPieces(searchable)) {
    lines[part].push(searchedText(written))
    pieces.push(written)
    await setImmediate()
  }
  const text = SEARCHED_PARTS.map((part) => lines[part].filter(Boolean).join(' ')).join('\n')
  return { text, written: pieces }
}

/** The distinct words of each part of a search text. */
export function partsOf(searchText: string): Record<SearchedPart, Set<string>> {
  const lines = searchText.split('\n')
  const parts = SEARCHED_PARTS.map((part, index) => [part, new Set(wordsIn(lines[index] ?? ''))] as const)
  return Object.fromEntries(parts) as Record<SearchedPart, Set<string>>
}

/** The words of a searched text. */
export const wordsIn = (searchText: string) => searchText.split(/\s/).filter(Boolean)
