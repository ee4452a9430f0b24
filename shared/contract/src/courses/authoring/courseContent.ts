import type { LessonKind } from '../lessons/lessonKinds'
import type { CourseFacts } from '../courseFacts'
import type { LessonType } from '../lessons/lessonTypes'
import { DESCRIPTION_MAX, DESCRIPTION_MIN, TITLE_MAX, TITLE_MIN } from '../../rules/limits'

export interface LessonContent {
  title: string
  type: LessonType
  /** URL of a link; empty for an uploaded document. */
  url: string
  /** Path of an uploaded document. */
  file?: string
  /** Set if the lesson is taken on this site, so that it needs no address. */
  kind?: LessonKind
}

export interface ModuleContent<Lesson extends LessonContent = LessonContent> {
  name: string
  lessons: Lesson[]
}

/** Limits in grapheme clusters; `min: 0` means optional. */
export interface TextRule {
  kind: 'line' | 'text'
  min: number
  max: number
  /** True if the text may be empty or too short in a draft. */
  optionalInDraft: boolean
}

/**
 * The texts of a course. Contract, validation, form values and database columns are derived from this list. After a
 * new text is added here, the compiler reports the other places that need it.
 */
export const COURSE_TEXTS = {
  title: { kind: 'line', min: TITLE_MIN, max: TITLE_MAX, optionalInDraft: false },
  description: { kind: 'text', min: DESCRIPTION_MIN, max: DESCRIPTION_MAX, optionalInDraft: true },
} satisfies Record<string, TextRule>

export type CourseTextField = keyof typeof COURSE_TEXTS
export type CourseTexts = Record<CourseTextField, string>

export const COURSE_TEXT_FIELDS = Object.keys(COURSE_TEXTS) as CourseTextField[]

/** Maps each text of a course to a value. */
export function forEachCourseText<Value>(
  valueOf: (field: CourseTextField) => Value,
): Record<CourseTextField, Value> {
  const values = COURSE_TEXT_FIELDS.map((field) => [field, valueOf(field)])
  return Object.fromEntries(values) as Record<CourseTextField, Value>
}

/** The content of a course that its mentor edits. */
export interface CourseContent<Module extends ModuleContent = ModuleContent>
  extends CourseTexts, CourseFacts {
  domain: string[]
  /** BCP 47 tag. If absent, the language is derived from the script of the title. */
  language?: string | undefined
  modules: Module[]
}
