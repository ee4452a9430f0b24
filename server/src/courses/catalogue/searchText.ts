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

export interface SearchText {
  /** The stored text: folded, a line for each part. */
  text: string
  /** The parts as they were written. */
  written: string[]
}

/** The parts of a search text, in the order of its lines. */
export const SEARCHED_PARTS = ['title', 'description', 'mentor', 'subjects', 'lessons'] as const
export type SearchedPart = (typeof SEARCHED_PARTS)[number]

/** Number of lesson titles that are folded in one turn of the event loop. */
const TITLES_PER_PIECE = 25

/**
 * Yields the searched texts of a course as they were written, in the order of the parts. The titles of lessons
 * are divided into several pieces. Subjects are included with their names in both languages.
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
 * Returns the search text of a course, and the pieces as they were written. Yields to the event loop after
 * each piece, because folding all titles of a large course at once would delay other requests.
 */
export async function searchTextOf(searchable: Searchable): Promise<SearchText> {
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

/** Returns the distinct words of each part of a search text. */
export function partsOf(searchText: string): Record<SearchedPart, Set<string>> {
  const lines = searchText.split('\n')
  const parts = SEARCHED_PARTS.map((part, index) => [part, new Set(wordsIn(lines[index] ?? ''))] as const)
  return Object.fromEntries(parts) as Record<SearchedPart, Set<string>>
}

/** Returns the words of a searched text. */
export const wordsIn = (searchText: string) => searchText.split(/\s/).filter(Boolean)
