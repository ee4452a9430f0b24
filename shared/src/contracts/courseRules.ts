import type { LessonType } from './courses'
import { graphemeCount } from './graphemes'
import {
  DESCRIPTION_MAX,
  DESCRIPTION_MIN,
  DOMAINS_MAX,
  DOMAIN_TAG_MAX,
  LESSONS_PER_COURSE_MAX,
  LESSONS_PER_MODULE_MAX,
  LESSON_TITLE_MAX,
  MODULES_MAX,
  MODULE_NAME_MAX,
  TITLE_MAX,
  TITLE_MIN,
  URL_MAX,
} from './limits'

/** What is wrong with one field of a course; the form and the server each have a sentence for it. */
export type CourseFault =
  'required' | 'too_short' | 'too_long' | 'too_many' | 'not_http_url' | 'needs_document'

interface WrittenLesson {
  title: string
  type: LessonType
  url: string
  file?: string
}
export interface WrittenCourse {
  title: string
  description: string
  domain: string[]
  modules: { name: string; lessons: WrittenLesson[] }[]
}
export type CourseFaults = Record<string, CourseFault>

/**
 * The faults of a course by field: `title`, `domain`, `modules`, `modules.0.name`, `modules.0.lessons.2.url`.
 * A draft may be unfinished; what is there keeps the limits all the same.
 */
export function courseFaults(course: WrittenCourse, isDraft: boolean): CourseFaults {
  const found: [field: string, fault: CourseFault | undefined][] = [
    ['title', textFault(course.title, TITLE_MAX, TITLE_MIN)],
    ['description', descriptionFault(course.description, isDraft)],
    ['domain', domainFault(course.domain)],
    ['modules', modulesFault(course.modules)],
    ...course.modules.slice(0, MODULES_MAX).flatMap((module, index) => moduleFaults(module, index, isDraft)),
  ]
  return Object.fromEntries(found.filter((one): one is [string, CourseFault] => one[1] !== undefined))
}

/** Trimmed; blank ones and those that are there already, whatever their case, are left out. */
export function tidyDomains(domains: string[]): string[] {
  const tidy = new Map<string, string>()
  for (const domain of domains.map((one) => one.trim().replace(/\s+/g, ' ')))
    if (domain && !tidy.has(domain.toLowerCase())) tidy.set(domain.toLowerCase(), domain)
  return [...tidy.values()]
}

export function isHttpUrl(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}

function textFault(text: string, max: number, min = 1): CourseFault | undefined {
  const length = graphemeCount(text.trim())
  if (length === 0) return 'required'
  if (length < min) return 'too_short'
  return length > max ? 'too_long' : undefined
}

function descriptionFault(text: string, isDraft: boolean) {
  const fault = textFault(text, DESCRIPTION_MAX, DESCRIPTION_MIN)
  return isDraft && fault !== 'too_long' ? undefined : fault
}

function domainFault(domains: string[]): CourseFault | undefined {
  if (tidyDomains(domains).length > DOMAINS_MAX) return 'too_many'
  return domains.some((domain) => graphemeCount(domain.trim()) > DOMAIN_TAG_MAX) ? 'too_long' : undefined
}

function modulesFault(modules: WrittenCourse['modules']): CourseFault | undefined {
  const lessons = modules.reduce((sum, module) => sum + module.lessons.length, 0)
  return modules.length > MODULES_MAX || lessons > LESSONS_PER_COURSE_MAX ? 'too_many' : undefined
}

type Found = [field: string, fault: CourseFault | undefined]

function moduleFaults(
  { name, lessons }: WrittenCourse['modules'][number],
  at: number,
  isDraft: boolean,
): Found[] {
  const field = `modules.${at}`
  return [
    [`${field}.name`, unlessUnfinished(textFault(name, MODULE_NAME_MAX), isDraft)],
    [`${field}.lessons`, lessons.length > LESSONS_PER_MODULE_MAX ? 'too_many' : undefined],
    ...lessons.slice(0, LESSONS_PER_MODULE_MAX).flatMap((lesson, index): Found[] => [
      [
        `${field}.lessons.${index}.title`,
        unlessUnfinished(textFault(lesson.title, LESSON_TITLE_MAX), isDraft),
      ],
      [`${field}.lessons.${index}.url`, unlessUnfinished(addressFault(lesson), isDraft)],
    ]),
  ]
}

function addressFault({ type, url, file }: WrittenLesson): CourseFault | undefined {
  const address = url.trim()
  if (address.length > URL_MAX) return 'too_long'
  if (address) return isHttpUrl(address) ? undefined : 'not_http_url'
  if (type !== 'document') return 'required'
  return file ? undefined : 'needs_document'
}

function unlessUnfinished(fault: CourseFault | undefined, isDraft: boolean): CourseFault | undefined {
  return isDraft && (fault === 'required' || fault === 'needs_document') ? undefined : fault
}
