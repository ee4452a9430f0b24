import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { Empty, Id, Timestamp, literals } from '../api/wire'
import { After, orNull, pageOf, Reason } from './lists'

const moderators = { roles: ['moderator'] } as const

/** `unlisted`: by an operator. Drafts are never shown. */
export const COURSE_VIEWS = ['all', 'listed', 'unlisted'] as const
export type CourseView = (typeof COURSE_VIEWS)[number]

const AdminCourse = Type.Object({
  id: Type.String(),
  title: Type.String(),
  status: literals(['published', 'archived'] as const),
  /** Whether it is in the catalogue. */
  listed: Type.Boolean(),
  mentor: Type.Object({ id: Type.String(), name: Type.String() }),
  subjects: Type.Array(Type.String()),
  students: Type.Integer(),
  /** 0 without reviews. */
  rating: Type.Number(),
  createdAt: Timestamp,
  unlistedAt: orNull(Timestamp),
  unlistedReason: orNull(Type.String()),
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
