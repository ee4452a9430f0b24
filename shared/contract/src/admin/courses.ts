import Type, { type Static } from 'typebox'
import { EnteredLine, REQUIRED } from '../api/enteredTexts'
import { endpoint } from '../api/endpoint'
import { Empty, Id, Timestamp, literals } from '../api/wire'
import { DOMAINS_MAX, DOMAIN_TAG_MAX } from '../rules/limits'
import { After, orNull, pageOf, Reason, Sort } from './lists'

const moderators = { roles: ['moderator'] } as const

/** `unlisted` and `featured` were set by an operator. Drafts are in none of these views. */
export const COURSE_VIEWS = ['all', 'listed', 'unlisted', 'featured'] as const
export type CourseView = (typeof COURSE_VIEWS)[number]

export const COURSE_SORTS = [
  '-created',
  'created',
  'title',
  '-title',
  '-learners',
  'learners',
  '-rating',
  'rating',
] as const
export type CourseSort = (typeof COURSE_SORTS)[number]

const AdminCourse = Type.Object({
  id: Type.String(),
  title: Type.String(),
  status: literals(['published', 'archived'] as const),
  /** True if the course is listed in the catalogue. */
  listed: Type.Boolean(),
  mentor: Type.Object({ id: Type.String(), name: Type.String() }),
  subjects: Type.Array(Type.String()),
  students: Type.Integer(),
  /** Average rating; 0 if there are no reviews. */
  rating: Type.Number(),
  createdAt: Timestamp,
  unlistedAt: orNull(Timestamp),
  unlistedReason: orNull(Type.String()),
  /** Start of the recommendation on the home page; null if the course is not recommended. */
  featuredAt: orNull(Timestamp),
  featuredUntil: orNull(Timestamp),
})
export type AdminCourse = Static<typeof AdminCourse>

export const listCourses = endpoint({
  method: 'GET',
  path: '/api/courses',
  access: 'operator',
  operators: moderators,
  summary: 'Courses that contain every word, newest first.',
  query: Type.Object({
    search: Type.Optional(Type.String({ maxLength: 200 })),
    view: Type.Optional(literals(COURSE_VIEWS)),
    sort: Sort(COURSE_SORTS),
    after: After,
  }),
  reply: pageOf(AdminCourse),
})

export const getCourse = endpoint({
  method: 'GET',
  path: '/api/courses/:id',
  access: 'operator',
  operators: moderators,
  summary: 'One course.',
  params: Type.Object({ id: Id }),
  reply: AdminCourse,
})

export const unlistCourse = endpoint({
  method: 'POST',
  path: '/api/courses/:id/unlist',
  access: 'operator',
  operators: { roles: ['moderator'], freshPasskey: true },
  summary:
    'Takes a course out of the catalogue and mails its mentor the reason. Learners who are enrolled keep it.',
  params: Type.Object({ id: Id }),
  body: Type.Object({ reason: Reason }),
  reply: Type.Object({ told: Type.String() }),
})

export const relistCourse = endpoint({
  method: 'POST',
  path: '/api/courses/:id/relist',
  access: 'operator',
  operators: moderators,
  summary: 'Lists an unlisted course again, and mails its mentor.',
  params: Type.Object({ id: Id }),
  body: Empty,
  reply: Type.Object({ told: Type.String() }),
})

export const featureCourse = endpoint({
  method: 'POST',
  path: '/api/courses/:id/feature',
  access: 'operator',
  operators: moderators,
  summary: 'Recommends a course of the catalogue on the home page, until a time if one is given.',
  params: Type.Object({ id: Id }),
  body: Type.Object({ reason: Reason, until: Type.Optional(Timestamp) }),
  reply: Type.Object({ featured: Type.Boolean() }),
})

export const unfeatureCourse = endpoint({
  method: 'POST',
  path: '/api/courses/:id/unfeature',
  access: 'operator',
  operators: moderators,
  summary: 'Recommends a course no longer.',
  params: Type.Object({ id: Id }),
  body: Type.Object({ reason: Reason }),
  reply: Type.Object({ featured: Type.Boolean() }),
})

export const NewSubjects = Type.Array(EnteredLine(DOMAIN_TAG_MAX, REQUIRED), {
  minItems: 1,
  maxItems: DOMAINS_MAX,
})

export const changeSubjects = endpoint({
  method: 'POST',
  path: '/api/courses/:id/subjects',
  access: 'operator',
  operators: { roles: ['moderator'], freshPasskey: true },
  summary: 'Replaces the subjects of a course, and notifies its mentor with the reason.',
  params: Type.Object({ id: Id }),
  body: Type.Object({ subjects: NewSubjects, reason: Reason }),
  reply: Type.Object({ told: Type.String() }),
})
