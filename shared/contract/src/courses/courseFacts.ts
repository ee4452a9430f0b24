import { hasMoreGraphemes } from '../rules/graphemes'
import {
  COURSE_HOURS_MAX,
  COURSE_HOURS_STEP,
  COURSE_LINE_MAX,
  NEEDS_MAX,
  OUTCOMES_MAX,
} from '../rules/limits'

/** `complete`: at least half of the lessons are taken on this site. `links`: most of the lessons are on other sites. */
export const COURSE_FORMATS = ['complete', 'links'] as const
export type CourseFormat = (typeof COURSE_FORMATS)[number]

/** Lessons with a kind count as lessons of this site. Returns null if there are no lessons. */
export function courseFormat(lessons: { kind?: unknown }[]): CourseFormat | null {
  if (lessons.length === 0) return null
  const here = lessons.filter(({ kind }) => kind).length
  return here * 2 >= lessons.length ? 'complete' : 'links'
}

export const COURSE_LEVELS = ['beginner', 'intermediate', 'advanced'] as const
export type CourseLevel = (typeof COURSE_LEVELS)[number]

/**
 * Lengths to choose from, in hours: at least `from` and less than `below`. A course that does not state its hours
 * matches no length.
 */
export const LENGTH_HOURS = {
  short: { from: 0, below: 5 },
  medium: { from: 5, below: 15 },
  long: { from: 15, below: COURSE_HOURS_MAX + COURSE_HOURS_STEP },
} as const
export const COURSE_LENGTHS = ['short', 'medium', 'long'] as const satisfies (keyof typeof LENGTH_HOURS)[]
export type CourseLength = (typeof COURSE_LENGTHS)[number]

/** Minimum average ratings to choose from. */
export const RATINGS_FROM = [4, 3] as const

/**
 * Facts that learners want to know before they enrol. All are optional. An empty value removes a fact that was stated
 * before.
 */
export interface CourseFacts {
  level?: CourseLevel | ''
  /** Time for the whole course, in hours and in steps of `COURSE_HOURS_STEP`; 0 removes it. */
  hours?: number
  /** Things that a learner will be able to do after the course. */
  outcomes?: string[]
  /** Things that a learner needs in order to begin. */
  needs?: string[]
}

export const FACT_FIELDS = ['level', 'hours', 'outcomes', 'needs'] as const satisfies (keyof CourseFacts)[]
export type FactField = (typeof FACT_FIELDS)[number]

export type FactError = 'out_of_range' | 'too_many' | 'too_long'

export const FACT_LINES_MAX = { outcomes: OUTCOMES_MAX, needs: NEEDS_MAX }

export function hoursError(hours = 0): FactError | undefined {
  if (hours === 0) return undefined
  const isInSteps = Number.isInteger(hours / COURSE_HOURS_STEP)
  return isInSteps && hours > 0 && hours <= COURSE_HOURS_MAX ? undefined : 'out_of_range'
}

export function linesError(field: keyof typeof FACT_LINES_MAX, lines: string[] = []): FactError | undefined {
  const tidy = tidyLines(lines)
  if (tidy.length > FACT_LINES_MAX[field]) return 'too_many'
  return tidy.some((line) => hasMoreGraphemes(line, COURSE_LINE_MAX)) ? 'too_long' : undefined
}

/** Trims lines and removes empty ones. */
export function tidyLines(lines: string[]): string[] {
  return lines.map((line) => line.trim().replace(/\s+/g, ' ')).filter(Boolean)
}
