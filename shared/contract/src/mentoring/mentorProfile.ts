import { isCourseLanguage } from '../courses/courseLanguages'
import { isBlank } from '../rules/enteredText'
import { graphemeCount, hasMoreGraphemes } from '../rules/graphemes'

/** Limits of profile texts, in grapheme clusters. */
export const HEADLINE_MAX = 100
export const STORY_MIN = 40
export const STORY_MAX = 1500
export const CITY_MAX = 60
export const LANGUAGES_MAX = 6
/** Maximum number of subjects by which a mentor is found. */
export const TOPICS_MAX = 8

/** Texts in which mentors describe themselves. Each may be empty. */
export interface ProfileTexts {
  headline: string
  story: string
  city: string
}

export type ProfileTextError = 'too_short' | 'too_long'

const LIMITS: Record<keyof ProfileTexts, { min?: number; max: number }> = {
  headline: { max: HEADLINE_MAX },
  story: { min: STORY_MIN, max: STORY_MAX },
  city: { max: CITY_MAX },
}

export function profileTextError(field: keyof ProfileTexts, text: string): ProfileTextError | undefined {
  const trimmed = text.trim()
  const { min = 0, max } = LIMITS[field]
  if (isBlank(trimmed)) return undefined
  if (hasMoreGraphemes(trimmed, max)) return 'too_long'
  return min > 0 && graphemeCount(trimmed) < min ? 'too_short' : undefined
}

/** Removes unknown languages and duplicates. */
export const knownLanguages = (languages: readonly string[]) => [
  ...new Set(languages.filter(isCourseLanguage)),
]
