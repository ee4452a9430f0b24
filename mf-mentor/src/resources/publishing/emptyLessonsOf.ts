import type { OwnCourse } from '@mentor-connect/contract/api/authoring'
import { lessonPagePath } from '../lesson-kinds/lessonPagePath'
import type { EmptyLesson } from './EmptyLessonsDialog'

/** The lessons of a stored course that nobody could complete, with where each is written. */
export function emptyLessonsOf({ _id, modules }: Pick<OwnCourse, '_id' | 'modules'>): EmptyLesson[] {
  return modules.flatMap(({ lessons }) =>
    lessons.flatMap(({ id, title, kind, empty }) =>
      kind && empty ? [{ title, path: lessonPagePath(_id, id, kind) }] : [],
    ),
  )
}
