import { searchedText } from '@mentor-connect/contract/rules/searchWords'
import { findSubject } from '@mentor-connect/contract/rules/subjects'

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

/** What is searched of a course, as it was written. Subjects are searched by their names in both languages. */
export function writtenText({ title, description, mentorName, domains, lessons }: Searchable): string {
  const subjects = domains.flatMap((domain) => [domain, ...Object.values(findSubject(domain)?.names ?? {})])
  const parts = [title, description, mentorName, [...new Set(subjects)].join(' · '), lessons.join(' · ')]
  return parts.map((part) => part.replace(/\s+/g, ' ').trim()).join('\n')
}

/** The searched text of a course. */
export function searchTextOf(searchable: Searchable): string {
  return searchedLines(writtenText(searchable))
}

/** The words of a written text, line by line. */
export const searchedLines = (written: string) => written.split('\n').map(searchedText).join('\n')

/** The distinct words of each part of a search text. */
export function partsOf(searchText: string): Record<SearchedPart, Set<string>> {
  const lines = searchText.split('\n')
  const parts = SEARCHED_PARTS.map((part, index) => [part, new Set(wordsIn(lines[index] ?? ''))] as const)
  return Object.fromEntries(parts) as Record<SearchedPart, Set<string>>
}

/** The words of a searched text. */
export const wordsIn = (searchText: string) => searchText.split(/\s/).filter(Boolean)
