import Type, { type Static } from 'typebox'
import { COURSE_LANGUAGES } from '../courses/courseLanguages'
import { CourseSummary } from '../courses/courses'
import { endpoint } from '../api/endpoint'
import { Id, literals } from '../api/wire'

export const CourseCelebration = Type.Object({
  /** True in the first response for each enrolment. The client that receives it shows the celebration. */
  isFirst: Type.Boolean(),
  /** Courses to continue with, at most `NEXT_COURSES_MAX`. Empty unless `isFirst`. */
  next: Type.Array(CourseSummary),
})
export type CourseCelebration = Static<typeof CourseCelebration>

export const celebrateCourse = endpoint({
  method: 'POST',
  path: '/user/celebrate-course',
  access: 'user',
  owner: 'body.userId',
  summary:
    'Called before it is celebrated that a course is finished, so that it is celebrated on one device only. Refused with `course_incomplete` while a lesson is open.',
  body: Type.Object({
    userId: Id,
    courseId: Id,
    /** Language of the page. Courses in this language come first. */
    language: Type.Optional(literals(COURSE_LANGUAGES)),
  }),
  reply: CourseCelebration,
})
