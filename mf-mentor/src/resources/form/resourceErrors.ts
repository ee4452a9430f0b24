import { validateCourse, type CourseError } from '@mentor-connect/shared/rules/courseRules'
import { contentOf, type ResourceValues } from './resourceValues'

/** What is wrong with a field of the form: the rules of a course, and a document that has not arrived yet. */
export type ResourceError = CourseError | 'not_uploaded'

/**
 * Validation errors by form field, in the order of the form: `title`, `modules.0.lessons.1.url`, `modules.0.lessons.1.document`.
 * A draft may be unfinished.
 */
export function resourceErrors(values: ResourceValues, isDraft: boolean): [string, ResourceError][] {
  const errors = Object.entries(validateCourse(contentOf(values), isDraft)) as [string, ResourceError][]
  return [...errors, ...waitingUploads(values)].map(([field, error]) => [fieldFor(values, field), error])
}

/** A document that is not uploaded yet is an error in a draft too, so that none is dropped silently. */
function waitingUploads({ modules }: ResourceValues): [string, ResourceError][] {
  return modules.flatMap(({ lessons }, module) =>
    lessons.flatMap(({ type, document }, lesson): [string, ResourceError][] =>
      type === 'document' && document?.upload && !document.file
        ? [[`modules.${module}.lessons.${lesson}.document`, 'not_uploaded']]
        : [],
    ),
  )
}

/** The rules know one address a lesson; in the form that of a document is another field. */
function fieldFor({ modules }: ResourceValues, field: string): string {
  const [, module, lesson] = /^modules\.(\d+)\.lessons\.(\d+)\.url$/.exec(field) ?? []
  const isDocument = modules[Number(module)]?.lessons[Number(lesson)]?.type === 'document'
  return isDocument ? field.replace(/url$/, 'document') : field
}
