import type { LessonType } from './lessonTypes'
import { DESCRIPTION_MAX, DESCRIPTION_MIN, TITLE_MAX, TITLE_MIN } from './limits'

export interface LessonContent {
  title: string
  type: LessonType
  /** Empty for a document that was uploaded. */
  url: string
  /** Path of an uploaded document. */
  file?: string
}

export interface ModuleContent<Lesson extends LessonContent = LessonContent> {
  name: string
  lessons: Lesson[]
}

/** Limits in characters as a person counts them; `min: 0` means optional. */
export interface TextRule {
  min: number
  max: number
  /** Whether an unfinished draft may leave it out or too short. */
  optionalInDraft: boolean
}

/**
 * The texts of a course. The contract, the rules, the form's values and the columns of the database follow this list:
 * a new text is added here, and the compiler names the other places that need it.
 */
export const COURSE_TEXTS = {
  title: { min: TITLE_MIN, max: TITLE_MAX, optionalInDraft: false },
  description: { min: DESCRIPTION_MIN, max: DESCRIPTION_MAX, optionalInDraft: true },
} satisfies Record<string, TextRule>

export type CourseTextField = keyof typeof COURSE_TEXTS
export type CourseTexts = Record<CourseTextField, string>

export const COURSE_TEXT_FIELDS = Object.keys(COURSE_TEXTS) as CourseTextField[]

/** One value for each text of a course. */
export function forEachCourseText<Value>(
  valueOf: (field: CourseTextField) => Value,
): Record<CourseTextField, Value> {
  const values = COURSE_TEXT_FIELDS.map((field) => [field, valueOf(field)])
  return Object.fromEntries(values) as Record<CourseTextField, Value>
}

/** What a mentor writes in a course. */
export interface CourseContent<Module extends ModuleContent = ModuleContent> extends CourseTexts {
  domain: string[]
  modules: Module[]
}
