import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { DOMAIN_TAG_MAX, RATING_MAX, SEARCH_MAX } from '../rules/limits'
import { COURSE_FORMATS, COURSE_LENGTHS, COURSE_LEVELS } from './courseFacts'
import { forEachCourseText } from './authoring/courseContent'
import { LESSON_KINDS } from './lessons/lessonKinds'
import { COURSE_LANGUAGES } from './courseLanguages'
import { LESSON_TYPES } from './lessons/lessonTypes'
import { Id, PageQuery, Pagination, Timestamp, literals } from '../api/wire'

export const Lesson = Type.Object({
  /** Stable when the lesson is moved within its course. */
  id: Type.Optional(Id),
  title: Type.String(),
  type: literals(LESSON_TYPES),
  /** For a lesson with a kind: the absolute address of its page, for clients that do not know kinds. */
  url: Type.String(),
  file: Type.Optional(Type.String()),
  /** Present if the lesson is learned in place. */
  kind: Type.Optional(literals(LESSON_KINDS)),
  minutes: Type.Optional(Type.Integer()),
  /** Present and true if people who are not enrolled may read it. */
  preview: Type.Optional(Type.Literal(true)),
  /**
   * Present and true if the lesson is learned in place and nobody can complete it yet: it has no text, video, questions
   * or criteria of a task. It does not count for the completion of the course.
   */
  empty: Type.Optional(Type.Literal(true)),
})
export type Lesson = Static<typeof Lesson>

export const Module = Type.Object({ name: Type.String(), lessons: Type.Array(Lesson) })
export type Module = Static<typeof Module>

export const Review = Type.Object({
  /** Names the review in a report. */
  _id: Type.Optional(Id),
  user: Type.String(),
  /** Path on the API of the author's picture, if there is one. */
  profile: Type.Optional(Type.String()),
  rating: Type.Number(),
  comment: Type.String(),
  createdAt: Timestamp,
  /** Present and true if the caller wrote the review. */
  mine: Type.Optional(Type.Literal(true)),
})
export type Review = Static<typeof Review>

const summary = {
  _id: Id,
  ...forEachCourseText(() => Type.String()),
  /** Subjects by their English names, and tags of the mentor's own. */
  domain: Type.Array(Type.String()),
  /** The subjects among them. */
  subjects: Type.Optional(
    Type.Array(
      Type.Object({ id: Type.String(), names: Type.Object({ en: Type.String(), hi: Type.String() }) }),
    ),
  ),
  /** BCP 47. Absent in responses of servers from before this field. */
  language: Type.Optional(Type.String()),
  /** Average rating; 0 without reviews, for which the client shows "New". */
  rating: Type.Number(),
  reviewCount: Type.Integer(),
  /** Path on the API, or empty. */
  banner: Type.String(),
  moduleCount: Type.Integer(),
  lessonCount: Type.Integer(),
  mentorId: Id,
  mentorname: Type.String(),
  studentsEnrolled: Type.Integer(),
  updatedAt: Timestamp,
  level: Type.Optional(literals(COURSE_LEVELS)),
  /** Time for the whole course. */
  hours: Type.Optional(Type.Number()),
  /** Where its lessons are learned. Absent without lessons, and from servers from before this field. */
  format: Type.Optional(literals(COURSE_FORMATS)),
  /** Present in a list with `featured=first` if operators recommend the course. */
  featured: Type.Optional(Type.Literal(true)),
}

/** A course as a card shows it. */
export const CourseSummary = Type.Object(summary)
export type CourseSummary = Static<typeof CourseSummary>

/** What learners read before they enrol, beside the summary. */
export const courseLines = {
  outcomes: Type.Optional(Type.Array(Type.String())),
  needs: Type.Optional(Type.Array(Type.String())),
}

export const Course = Type.Object({
  ...summary,
  ...courseLines,
  /** The mentor, as far as the page of a course shows them. */
  instructor: Type.Optional(
    Type.Object({
      /** Path on the API of the picture, if there is one. */
      profile: Type.Optional(Type.String()),
      expertise: Type.String(),
      /** Years. */
      experience: Type.Integer(),
    }),
  ),
  modules: Type.Array(Module),
  /** The caller's own review first, then the newest, at most `REVIEWS_SHOWN`. */
  reviews: Type.Array(Review),
})
export type Course = Static<typeof Course>

/** `complete`, the default: complete courses before collections of links, the newest first. */
export const COURSE_SORTS = ['complete', 'newest', 'popular', 'rating', 'title'] as const
/** Searches can also be sorted by relevance, which is their default. */
export const SEARCH_SORTS = ['relevance', ...COURSE_SORTS] as const
export type CourseSort = (typeof SEARCH_SORTS)[number]

const CourseQuery = Type.Object({
  ...PageQuery.properties,
  q: Type.Optional(Type.String({ maxLength: SEARCH_MAX })),
  domain: Type.Optional(Type.String({ maxLength: DOMAIN_TAG_MAX })),
  sort: Type.Optional(literals(SEARCH_SORTS)),
  language: Type.Optional(literals(COURSE_LANGUAGES)),
  level: Type.Optional(literals(COURSE_LEVELS)),
  /** Bands of the hours that courses state, `LENGTH_HOURS`. */
  length: Type.Optional(literals(COURSE_LENGTHS)),
  /** The lowest average rating. Courses without reviews have none. */
  ratingFrom: Type.Optional(Type.Integer({ minimum: 1, maximum: RATING_MAX })),
  /** Lists the courses in this language before all others. */
  languageFirst: Type.Optional(literals(COURSE_LANGUAGES)),
})

const CoursePage = Type.Object({
  resources: Type.Array(CourseSummary),
  pagination: Pagination,
  /** Present if courses with similar words follow those that contain the words as they were typed. */
  widened: Type.Optional(
    Type.Object({
      /** What the first of them was found by. */
      searchedFor: Type.String(),
      /** Number of courses that contain the words as they were typed. */
      exact: Type.Integer(),
    }),
  ),
})
export type CoursePage = Static<typeof CoursePage>

export const getCourses = endpoint({
  method: 'GET',
  path: '/resource/get-resources',
  access: 'public',
  rateLimit: 'search',
  summary: 'The catalogue, a page at a time, with search, domain filter and sort.',
  query: Type.Object({
    ...CourseQuery.properties,
    /** Puts the courses that operators recommend first on the first page, where no search or filter is given. */
    featured: Type.Optional(Type.Literal('first')),
  }),
  reply: CoursePage,
})

export const getCoursesByMentor = endpoint({
  method: 'GET',
  path: '/resource/get-resources-by-mentor/:mentorId',
  access: 'public',
  rateLimit: 'search',
  summary: 'The courses of one mentor, a page at a time.',
  params: Type.Object({ mentorId: Id }),
  query: CourseQuery,
  reply: CoursePage,
})

export const getCourse = endpoint({
  method: 'GET',
  path: '/resource/get-resource/:id',
  access: 'public',
  summary: 'One course with its modules, lessons and reviews.',
  params: Type.Object({ id: Id }),
  reply: Course,
})

export const getDomains = endpoint({
  method: 'GET',
  path: '/resource/get-domains',
  access: 'public',
  rateLimit: 'search',
  summary: 'The subjects that courses carry, most used first.',
  reply: Type.Array(Type.Object({ name: Type.String(), courses: Type.Integer() })),
})

export const getLanguages = endpoint({
  method: 'GET',
  path: '/resource/get-languages',
  access: 'public',
  rateLimit: 'search',
  summary: 'The languages of courses (BCP 47), most used first.',
  reply: Type.Array(Type.Object({ language: Type.String(), courses: Type.Integer() })),
})
