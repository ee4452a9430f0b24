import type { CourseStatus } from '@mentor-connect/contract/courses/authoring/authoring'
import {
  courseErrorParts,
  type CourseError,
  type CourseErrors,
} from '@mentor-connect/contract/courses/courseRules'
import { FACT_LINES_MAX } from '@mentor-connect/contract/courses/courseFacts'
import {
  COURSE_HOURS_MAX,
  COURSE_HOURS_STEP,
  COURSE_LINE_MAX,
  DOMAINS_MAX,
  DOMAIN_TAG_MAX,
  LESSONS_PER_COURSE_MAX,
  LESSONS_PER_MODULE_MAX,
  LESSON_TITLE_MAX,
  MODULES_MAX,
  MODULE_NAME_MAX,
  URL_MAX,
} from '@mentor-connect/contract/rules/limits'
import {
  COURSE_TEXTS,
  forEachCourseText,
  type CourseContent,
  type CourseTextField,
} from '@mentor-connect/contract/courses/authoring/courseContent'
import { setImmediate } from 'node:timers/promises'
import { errors } from '../../platform/http/errors'
import { TEXT_MESSAGES } from '../../platform/http/validation/fieldMessages'

/**
 * Refuses content that the status does not allow, with one message per field. Other work can run in between.
 */
export async function requireValidCourse(course: CourseContent, status: CourseStatus) {
  const found: CourseErrors = {}
  for (const part of courseErrorParts(course, status === 'draft')) {
    Object.assign(found, part)
    await setImmediate()
  }
  const entries = Object.entries(found)
  if (entries.length === 0) return
  throw errors.invalidInput(
    Object.fromEntries(entries.map(([field, error]) => [field, messageFor(field, error)])),
  )
}

type Messages = Partial<Record<CourseError, string>>

/** Messages, by the last segment of the field's path. */
const MESSAGES: Record<string, Messages> = {
  ...forEachCourseText(textMessages),
  hours: {
    out_of_range: `Enter hours from ${COURSE_HOURS_STEP} to ${COURSE_HOURS_MAX} in steps of ${COURSE_HOURS_STEP}.`,
  },
  ...Object.fromEntries(
    Object.entries(FACT_LINES_MAX).map(([field, max]) => [
      field,
      {
        too_many: `List at most ${max}.`,
        too_long: `Each line may have at most ${COURSE_LINE_MAX} characters.`,
      },
    ]),
  ),
  domain: {
    too_many: `Choose at most ${DOMAINS_MAX} domains.`,
    too_long: `Each domain may have at most ${DOMAIN_TAG_MAX} characters.`,
  },
  modules: {
    too_many: `A course may have at most ${MODULES_MAX} modules and ${LESSONS_PER_COURSE_MAX} lessons.`,
  },
  lessons: { too_many: `A module may have at most ${LESSONS_PER_MODULE_MAX} lessons.` },
  name: {
    required: 'Give the module a name.',
    too_long: `The name of a module may have at most ${MODULE_NAME_MAX} characters.`,
  },
  url: {
    required: 'Enter the address of the lesson.',
    not_http_url: 'Enter an address that begins with https:// or http://.',
    has_password: TEXT_MESSAGES.has_password,
    not_public: TEXT_MESSAGES.not_public,
    invisible: TEXT_MESSAGES.invisible,
    needs_document: 'Upload a document or enter its address.',
    too_long: `An address may have at most ${URL_MAX} characters.`,
  },
}

function textMessages(field: CourseTextField): Messages {
  const { min, max } = COURSE_TEXTS[field]
  const name = field.charAt(0).toUpperCase() + field.slice(1)
  return {
    required: `${name} is required`,
    too_short: `${name} must be at least ${min} characters long`,
    too_long: `${name} must be less than ${max} characters`,
  }
}

const LESSON_TITLE_MESSAGES: Messages = {
  required: 'Give the lesson a title.',
  too_long: `The title of a lesson may have at most ${LESSON_TITLE_MAX} characters.`,
}

function messageFor(field: string, error: CourseError): string {
  const segments = field.split('.')
  const isLessonTitle = segments.length > 1 && segments.at(-1) === 'title'
  const messages = isLessonTitle ? LESSON_TITLE_MESSAGES : MESSAGES[segments.at(-1) ?? '']
  return messages?.[error] ?? 'This is not valid.'
}
