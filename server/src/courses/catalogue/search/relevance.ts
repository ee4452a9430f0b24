import { SEARCHED_PARTS, partsOf, type SearchedPart } from '../searchText'
import type { Alternative } from './alternatives'

const PART_WEIGHTS: Record<SearchedPart, number> = {
  title: 8,
  subjects: 4,
  mentor: 3,
  description: 2,
  lessons: 1,
}
/** Added to the score of courses in the reader's language. It is less than the score of a hit in the title. */
const LANGUAGE_BONUS = 3
const PART_OF_WORD = 0.6

export interface Candidate {
  id: string
  search_text: string
  language: string
  students: number
}

export interface Ranked {
  id: string
  score: number
  students: number
  /** The alternative by which each searched word was found. */
  found: Alternative[]
}

/** A searched word with its alternatives, of which a course must contain at least one. */
export type WordGroup = Alternative[]

export const itself = (word: string): Alternative => ({ text: word, shown: word, weight: 1 })

/** The candidates that contain all words, the best first. */
export function rank(candidates: Candidate[], groups: WordGroup[], languageFirst?: string): Ranked[] {
  return candidates
    .flatMap((candidate) => rankOne(candidate, groups, languageFirst) ?? [])
    .sort((a, b) => b.score - a.score || b.students - a.students || (a.id < b.id ? -1 : 1))
}

function rankOne(candidate: Candidate, groups: WordGroup[], languageFirst?: string): Ranked | undefined {
  const parts = partsOf(candidate.search_text)
  const lines = candidate.search_text.split('\n')
  let score = candidate.language === languageFirst ? LANGUAGE_BONUS : 0
  const found: Alternative[] = []
  for (const group of groups) {
    const best = group
      .map((alternative) => ({ alternative, score: scoreOf(alternative, parts, lines) }))
      .reduce((a, b) => (b.score > a.score ? b : a))
    if (best.score === 0) return undefined
    score += best.score
    found.push(best.alternative)
  }
  return { id: candidate.id, score, students: candidate.students, found }
}

function scoreOf(
  { text, weight, isSubject }: Alternative,
  parts: Record<SearchedPart, Set<string>>,
  lines: string[],
) {
  const scores = SEARCHED_PARTS.map((part, index) => {
    if (parts[part].has(text)) return PART_WEIGHTS[part]
    // Parts of words count only for a word as it was typed, and for the name of a subject, which may be several
    // words.
    if (weight < 1 && !isSubject) return 0
    return lines[index]?.includes(text) ? PART_WEIGHTS[part] * PART_OF_WORD : 0
  })
  return Math.max(...scores) * weight
}
