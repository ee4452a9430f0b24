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
  /** Id of the lesson; it does not change when the lesson is moved within its course. */
  id: Type.Optional(Id),
  title: Type.String(),
  type: literals(LESSON_TYPES),
  /** For a lesson with a kind: the absolute address of its page, for clients that do not know kinds. */
  url: Type.String(),
  file: Type.Optional(Type.String()),
  /** Present if the lesson is taken on this site. */
  kind: Type.Optional(literals(LESSON_KINDS)),
  minutes: Type.Optional(Type.Integer()),
  /** Present and true if people who are not enrolled may read it. */
  preview: Type.Optional(Type.Literal(true)),
  /**
   * Present and true if the lesson has no content yet: no text, video, questions or task criteria. Nobody can complete it,
   * and it does not count for the completion of the course. Only lessons that are taken on this site can be empty.
   */
  empty: Type.Optional(Type.Literal(true)),
})
export type Lesson = Static<typeof Lesson>

export const Module = Type.Object({ name: Type.String(), lessons: Type.Array(Lesson) })
export type Module = Static<typeof Module>

export const Review = Type.Object({
  /** Id of the review, with which it can be reported. */
  _id: Type.Optional(Id),
  user: Type.String(),
  /** Path of the author's picture on the API; absent if there is none. */
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
  /** English names of subjects, and the mentor's own tags. */
  domain: Type.Array(Type.String()),
  /** The subjects in `domain`. */
  subjects: Type.Optional(
    Type.Array(
      Type.Object({ id: Type.String(), names: Type.Object({ en: Type.String(), hi: Type.String() }) }),
    ),
  ),
  /** BCP 47 tag. Absent in responses of servers that do not know this field. */
  language: Type.Optional(Type.String()),
  /** Average rating; 0 if there are no reviews, in which case the client shows "New". */
  rating: Type.Number(),
  reviewCount: Type.Integer(),
  /** Path of the picture on the API, or empty. */
  banner: Type.String(),
  moduleCount: Type.Integer(),
  lessonCount: Type.Integer(),
  mentorId: Id,
  mentorname: Type.String(),
  studentsEnrolled: Type.Integer(),
  updatedAt: Timestamp,
  level: Type.Optional(literals(COURSE_LEVELS)),
  /** Time for the whole course, in hours. */
  hours: Type.Optional(Type.Number()),
  /**
   * States whether most lessons are on this site or elsewhere. Absent if there are no lessons, and from servers that
   * do not know this field.
   */
  format: Type.Optional(literals(COURSE_FORMATS)),
  /** Present in a list with `featured=first` if operators recommend the course. */
  featured: Type.Optional(Type.Literal(true)),
}

/** A course as a card shows it. */
export const CourseSummary = Type.Object(summary)
export type CourseSummary = Static<typeof CourseSummary>

/** Facts that learners read before they enrol, in addition to the summary. */
export const courseLines = {
  outcomes: Type.Optional(Type.Array(Type.String())),
  needs: Type.Optional(Type.Array(Type.String())),
}

export const Course = Type.Object({
  ...summary,
  ...courseLines,
  /** The part of the mentor's profile that the page of a course shows. */
  instructor: Type.Optional(
    Type.Object({
      /** Path of the picture on the API; absent if there is none. */
      profile: Type.Optional(Type.String()),
      expertise: Type.String(),
      /** Years of experience. */
      experience: Type.Integer(),
    }),
  ),
  modules: Type.Array(Module),
  /** The caller's own review first, then the newest, at most `REVIEWS_SHOWN`. */
  reviews: Type.Array(Review),
})
export type Course = Static<typeof Course>

/** `complete`, the default: complete courses come before collections of links, and the newest come first. */
export const COURSE_SORTS = ['complete', 'newest', 'popular', 'rating', 'title'] as const
/** Sort orders of searches, which can also be sorted by relevance. That is their default. */
export const SEARCH_SORTS = ['relevance', ...COURSE_SORTS] as const
export type CourseSort = (typeof SEARCH_SORTS)[number]

const CourseQuery = Type.Object({
  ...PageQuery.properties,
  q: Type.Optional(Type.String({ maxLength: SEARCH_MAX })),
  domain: Type.Optional(Type.String({ maxLength: DOMAIN_TAG_MAX })),
  sort: Type.Optional(literals(SEARCH_SORTS)),
  language: Type.Optional(literals(COURSE_LANGUAGES)),
  level: Type.Optional(literals(COURSE_LEVELS)),
  /** Ranges of the course length, see `LENGTH_HOURS`. */
  length: Type.Optional(literals(COURSE_LENGTHS)),
  /** Minimum average rating. Courses without reviews never match. */
  ratingFrom: Type.Optional(Type.Integer({ minimum: 1, maximum: RATING_MAX })),
  /** Lists the courses in this language before all others. */
  languageFirst: Type.Optional(literals(COURSE_LANGUAGES)),
})

const CoursePage = Type.Object({
  resources: Type.Array(CourseSummary),
  pagination: Pagination,
  /**
   * Present if the results also contain courses with similar words, after those that contain the words as they were
   * typed.
   */
  widened: Type.Optional(
    Type.Object({
      /** The words with which the first of the additional courses was found. */
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
    /**
     * Puts the courses that operators recommend first on the first page. Only applies without a search and without
     * filters.
     */
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
