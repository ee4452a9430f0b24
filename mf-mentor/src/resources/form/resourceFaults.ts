import { courseFaults, type CourseFault } from '@mentor-connect/shared/contracts/courseRules'
import { contentOf, type ResourceValues } from './resourceValues'

/** What is wrong with a field of the form: the rules of a course, and a document that has not arrived yet. */
export type ResourceFault = CourseFault | 'not_uploaded'

/**
 * The faults by field of the form, first first: `title`, `modules.0.lessons.1.url`, `modules.0.lessons.1.document`.
 * A draft may be unfinished.
 */
export function resourceFaults(values: ResourceValues, isDraft: boolean): [string, ResourceFault][] {
  const faults = Object.entries(courseFaults(contentOf(values), isDraft)) as [string, ResourceFault][]
  return [...faults, ...waitingUploads(values)].map(([field, fault]) => [fieldFor(values, field), fault])
}

/** A document that waits is never left out silently, in a draft neither. */
function waitingUploads({ modules }: ResourceValues): [string, ResourceFault][] {
  return modules.flatMap(({ lessons }, module) =>
    lessons.flatMap(({ type, document }, lesson): [string, ResourceFault][] =>
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
