import type { OwnCourse } from '@mentor-connect/contract/courses/authoring/authoring'
import type { LessonKind } from '@mentor-connect/contract/courses/lessons/lessonKinds'
import { paths } from '@mentor-connect/contract/remote'
import { resourceErrors } from '../form/resourceErrors'
import { valuesOf } from '../form/resourceValues'
import { linkToField } from '../form/useLinkedField'
import { lessonPagePath } from '../lesson-kinds/lessonPagePath'

/** A part that a course lacks before it can be published. `to`: path of the page where it is added. */
export type MissingPart = { to: string } & ({ field: string } | { title: string; kind: LessonKind })

/** The parts that a stored course lacks, in the order of the form: fields, then lessons without content. */
export function missingParts(course: OwnCourse): MissingPart[] {
  const form = paths.mentorArea.editResource(course._id)
  const fields = resourceErrors(valuesOf(course), false).map(([field]) => ({
    field,
    to: linkToField(form, field),
  }))
  const lessons = course.modules
    .flatMap((module) => module.lessons)
    .flatMap(({ id, title, kind, empty, drafted }) =>
      kind && empty && !drafted ? [{ title, kind, to: lessonPagePath(course._id, id, kind) }] : [],
    )
  return [...fields, ...lessons]
}
