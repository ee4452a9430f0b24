import {
  COURSE_TEXTS,
  COURSE_TEXT_FIELDS,
  type CourseContent,
  type CourseTextField,
  type LessonContent,
  type ModuleContent,
} from './authoring/courseContent'
import { hoursError, linesError, type FactError } from './courseFacts'
import { isBlank } from '../rules/enteredText'
import { hasMoreGraphemes } from '../rules/graphemes'
import {
  DOMAINS_MAX,
  DOMAIN_TAG_MAX,
  LESSONS_PER_COURSE_MAX,
  LESSONS_PER_MODULE_MAX,
  LESSON_TITLE_MAX,
  MODULES_MAX,
  MODULE_NAME_MAX,
  URL_MAX,
} from '../rules/limits'
import { addressError, type AddressError } from '../rules/webAddress'

/** Validation error of a course field; the form and the server each have a text for it. */
export type CourseError =
  | 'required'
  | 'too_short'
  | 'not_http_url'
  | AddressError
  | 'needs_document'
  | FactError

export type CourseErrors = Record<string, CourseError>

/**
 * Validates a course. Errors by field: `title`, `domain`, `modules`, `modules.0.name`, `modules.0.lessons.2.url`. A
 * draft may be incomplete, but may not exceed the limits.
 */
export function validateCourse(course: CourseContent, isDraft: boolean): CourseErrors {
  return Object.assign({}, ...courseErrorParts(course, isDraft)) as CourseErrors
}

/**
 * Yields the errors module by module, because counting the characters of a whole course at once would block a server
 * for too long.
 */
export function* courseErrorParts(course: CourseContent, isDraft: boolean): Generator<CourseErrors> {
  yield withoutEmpty([
    ...COURSE_TEXT_FIELDS.map((field): Found => [field, courseTextError(course, field, isDraft)]),
    ['hours', hoursError(course.hours)],
    ['outcomes', linesError('outcomes', course.outcomes)],
    ['needs', linesError('needs', course.needs)],
    ['domain', domainError(course.domain)],
    ['modules', modulesError(course.modules)],
  ])
  for (const [index, module] of course.modules.slice(0, MODULES_MAX).entries())
    yield withoutEmpty(moduleErrors(module, index, isDraft))
}

function withoutEmpty(found: Found[]): CourseErrors {
  return Object.fromEntries(found.filter((one): one is [string, CourseError] => one[1] !== undefined))
}

/** Trims domains and removes empty ones and duplicates, ignoring case. */
export function tidyDomains(domains: string[]): string[] {
  const tidy = new Map<string, string>()
  for (const domain of domains.map((one) => one.trim().replace(/\s+/g, ' ')))
    if (domain && !tidy.has(domain.toLowerCase())) tidy.set(domain.toLowerCase(), domain)
  return [...tidy.values()]
}

/**
 * Returns true if the course has a lesson. A course without lessons can only be a draft, because nobody could finish
 * it.
 */
export const hasLessons = (modules: { lessons: unknown[] }[]) =>
  modules.some(({ lessons }) => lessons.length > 0)

/** A web address as people type it: `youtu.be/abc`, without a scheme. */
const BARE_ADDRESS = /^(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}][\p{L}\p{M}\p{N}-]+(?::\d{1,5})?(?:[/?#]|$)/u

/** Trims the address of a lesson, and adds `https://` if it has no scheme. */
export function completeUrl(typed: string): string {
  const address = typed.trim()
  return BARE_ADDRESS.test(address) ? `https://${address}` : address
}

export function isHttpUrl(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}

function textError(text: string, max: number, min = 1): CourseError | undefined {
  const trimmed = text.trim()
  if (isBlank(trimmed)) return min > 0 ? 'required' : undefined
  if (!hasMoreGraphemes(trimmed, min - 1)) return 'too_short'
  return hasMoreGraphemes(trimmed, max) ? 'too_long' : undefined
}

function courseTextError(course: CourseContent, field: CourseTextField, isDraft: boolean) {
  const { min, max, optionalInDraft } = COURSE_TEXTS[field]
  const error = textError(course[field], max, min)
  return isDraft && optionalInDraft && error !== 'too_long' ? undefined : error
}

function domainError(domains: string[]): CourseError | undefined {
  if (tidyDomains(domains).length > DOMAINS_MAX) return 'too_many'
  return domains.some((domain) => hasMoreGraphemes(domain.trim(), DOMAIN_TAG_MAX)) ? 'too_long' : undefined
}

function modulesError(modules: CourseContent['modules']): CourseError | undefined {
  const lessons = modules.reduce((sum, module) => sum + module.lessons.length, 0)
  return modules.length > MODULES_MAX || lessons > LESSONS_PER_COURSE_MAX ? 'too_many' : undefined
}

type Found = [field: string, error: CourseError | undefined]

function moduleErrors({ name, lessons }: ModuleContent, at: number, isDraft: boolean): Found[] {
  const field = `modules.${at}`
  return [
    [`${field}.name`, unlessUnfinished(textError(name, MODULE_NAME_MAX), isDraft)],
    [`${field}.lessons`, lessons.length > LESSONS_PER_MODULE_MAX ? 'too_many' : undefined],
    ...lessons.slice(0, LESSONS_PER_MODULE_MAX).flatMap((lesson, index): Found[] => [
      [
        `${field}.lessons.${index}.title`,
        unlessUnfinished(textError(lesson.title, LESSON_TITLE_MAX), isDraft),
      ],
      [`${field}.lessons.${index}.url`, unlessUnfinished(lessonAddressError(lesson), isDraft)],
    ]),
  ]
}

function lessonAddressError({ type, url, file, kind }: LessonContent): CourseError | undefined {
  if (kind) return undefined
  const address = completeUrl(url)
  if (address.length > URL_MAX) return 'too_long'
  if (address) return linkError(address)
  if (type !== 'document') return 'required'
  return file ? undefined : 'needs_document'
}

function linkError(address: string): CourseError | undefined {
  return isHttpUrl(address) ? addressError(address) : 'not_http_url'
}

function unlessUnfinished(error: CourseError | undefined, isDraft: boolean): CourseError | undefined {
  return isDraft && (error === 'required' || error === 'needs_document') ? undefined : error
}
