import type { PublicPages } from '../api/publicPages'
import type { ListedKind } from '../api/siteMap'
import { paths } from '../rules/paths'
import { getCourse, getCourses, getDomains } from './courses'
import { getLesson } from './lessons/lessons'
import { getReviews } from './reviews'

export const publicPages = {
  courses: {
    address: ({ id }) => paths.resource(id),
    tag: 'course',
    reads: [getCourse, getReviews],
    lists: [getCourses, getDomains],
  },
  lessons: {
    address: ({ id, courseId = '' }) => paths.lesson(courseId, id),
    tag: 'course',
    reads: [getLesson],
    lists: [],
  },
} satisfies Partial<Record<ListedKind, PublicPages>>
