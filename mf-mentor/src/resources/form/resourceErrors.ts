import { hasLessons, validateCourse, type CourseError } from '@mentor-connect/contract/courses/courseRules'
import { contentOf, type ResourceValues } from './resourceValues'

/** Validation error of a form field: a rule of the course, or an unfinished upload. */
export type ResourceError = CourseError | 'not_uploaded'

/**
 * Validation errors by form field, in the order of the form: `title`, `modules.0.lessons.1.url`,
 * `modules.0.lessons.1.document`. A draft may be incomplete.
 */
export function resourceErrors(values: ResourceValues, isDraft: boolean): [string, ResourceError][] {
  const errors = Object.entries(validateCourse(contentOf(values), isDraft)) as [string, ResourceError][]
  if (!isDraft && !hasLessons(values.modules)) errors.push(['modules', 'required'])
  return [...errors, ...waitingUploads(values)].map(([field, error]) => [fieldFor(values, field), error])
}

/** A document that is not uploaded yet is an error even in a draft, because saving would lose the file. */
function waitingUploads({ modules }: ResourceValues): [string, ResourceError][] {
  return modules.flatMap(({ lessons }, module) =>
    lessons.flatMap(({ type, document }, lesson): [string, ResourceError][] =>
      type === 'document' && document?.upload && !document.file
        ? [[`modules.${module}.lessons.${lesson}.document`, 'not_uploaded']]
        : [],
    ),
  )
}

/**
 * Converts a field name of the validation rules to one of the form, where documents have a separate field instead of
 * `url`.
 */
function fieldFor({ modules }: ResourceValues, field: string): string {
  const [, module, lesson] = /^modules\.(\d+)\.lessons\.(\d+)\.url$/.exec(field) ?? []
  const isDocument = modules[Number(module)]?.lessons[Number(lesson)]?.type === 'document'
  return isDocument ? field.replace(/url$/, 'document') : field
}
