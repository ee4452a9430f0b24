import Type, { type Static } from 'typebox'
import { EnteredLine, TextPart } from '../api/enteredTexts'
import { CourseSummary } from '../courses/courses'
import { endpoint } from '../api/endpoint'
import { IMAGE } from '../rules/uploads'
import { DOMAINS_MAX, PAGE_SIZE_MAX } from '../rules/limits'
import { CertificateName, EnrolledCourse, Learner, PersonName } from '../accounts/people'
import { OwnCertificate } from './certificates'
import { Id, PageQuery, Pagination, TimeZone, Timestamp, literals } from '../api/wire'

export const addCourse = endpoint({
  method: 'POST',
  path: '/user/add-course',
  access: 'user',
  owner: 'body.userId',
  summary: 'Enrol in a course. Doing it twice changes nothing.',
  body: Type.Object({
    userId: Id,
    courseId: Id,
    courseName: TextPart(200),
    timeZone: Type.Optional(TimeZone),
  }),
  reply: Type.Object({ courses: Type.Array(EnrolledCourse) }),
})

export const addFavorite = endpoint({
  method: 'POST',
  path: '/user/add-favorite',
  access: 'user',
  owner: 'body.userId',
  summary: 'Toggle a bookmark; `removed` tells which way it went.',
  body: Type.Object({ userId: Id, courseId: Id }),
  reply: Type.Object({ favorites: Type.Array(Id), removed: Type.Boolean() }),
  /** Tells the client which message to show. */
  meta: Type.Object({ code: Type.Optional(literals(['bookmark_added', 'bookmark_removed'])) }),
})

export const fetchFavorites = endpoint({
  method: 'POST',
  path: '/user/fetch-favorites',
  access: 'user',
  isRead: true,
  rateLimit: 'search',
  maxBodyBytes: 128 * 1024,
  summary: 'The bookmarked courses, a page at a time, last saved first.',
  query: PageQuery,
  body: Type.Object({ ids: Type.Optional(Type.Array(Id, { maxItems: PAGE_SIZE_MAX * 20 })) }),
  reply: Type.Object({ favorites: Type.Array(CourseSummary), pagination: Pagination }),
})

export const ProgressDetail = Type.Object({
  courseId: Id,
  title: Type.String(),
  completedCount: Type.Integer(),
  totalLessons: Type.Integer(),
})
export type ProgressDetail = Static<typeof ProgressDetail>

/**
 * A learner's activity. A step is a lesson with progress, an enrolment or a certificate. Days are in the learner's
 * time zone.
 */
export const Activity = Type.Object({
  /** Steps on each of the last seven days, today last. */
  days: Type.Array(Type.Object({ day: Type.String(), steps: Type.Integer() })),
  /**
   * Number of consecutive days with a step, up to today, or up to yesterday if there is no step today yet. One missed
   * day in `STREAK_FORGIVES_EVERY_DAYS` days does not end the streak.
   */
  streak: Type.Integer(),
  /** The forgiven missed day, if it is one of the last seven days. */
  forgivenDay: Type.Optional(Type.String()),
})
export type Activity = Static<typeof Activity>

export const Dashboard = Type.Object({
  user: Learner,
  /** True if the client should ask the learner for the year of birth. It is asked once, if it is unknown. */
  asksBirthYear: Type.Optional(Type.Boolean()),
  /**
   * True if the client should ask the learner which subjects to learn. It is asked once, and only while the learner
   * has neither subjects nor courses.
   */
  asksSubjects: Type.Optional(Type.Boolean()),
  progressSummary: Type.Object({
    totalCourses: Type.Integer(),
    completedCourses: Type.Integer(),
    completedModules: Type.Integer(),
    progressDetails: Type.Array(ProgressDetail),
  }),
  certificates: Type.Array(OwnCertificate),
  recentLearnings: Type.Array(
    Type.Object({
      courseId: Id,
      title: Type.String(),
      description: Type.String(),
      banner: Type.String(),
      lastActiveAt: Timestamp,
      /** The first lesson that is not completed; absent if all are completed. */
      nextLesson: Type.Optional(
        Type.Object({
          id: Id,
          title: Type.String(),
          /** True if the lesson is taken on this site. Other lessons are opened from the page of the course. */
          inPlace: Type.Boolean(),
        }),
      ),
    }),
  ),
  activity: Activity,
})
export type Dashboard = Static<typeof Dashboard>

export const getUserDetails = endpoint({
  method: 'GET',
  path: '/user/get-user-details',
  access: 'user',
  owner: 'query.userId',
  rateLimit: 'search',
  summary: 'The learner dashboard.',
  query: Type.Object({ userId: Id, timeZone: Type.Optional(TimeZone) }),
  reply: Dashboard,
})

export const chooseSubjects = endpoint({
  method: 'POST',
  path: '/user/choose-subjects',
  access: 'user',
  owner: 'body.userId',
  summary:
    'Replace the subjects of the caller’s profile, as an answer to the question what to learn. It is not asked again, also if no subject is sent, which changes nothing else.',
  body: Type.Object({ userId: Id, domains: Type.Array(EnteredLine(400), { maxItems: DOMAINS_MAX }) }),
  reply: Type.Object({ domains: Type.Array(Type.String()) }),
})

export const updateProfile = endpoint({
  method: 'POST',
  path: '/user/update-profile',
  access: 'user',
  owner: 'body.userId',
  rateLimit: 'upload',
  summary:
    'Replace name, mobile number, subjects and, where one is sent, the picture of the caller’s profile.',
  body: Type.Object({
    userId: Id,
    name: PersonName,
    /** If absent, the stored name is kept. */
    certificateName: Type.Optional(CertificateName),
    /** Ten digits, without the prefix +91; empty if there is none. */
    mobile: Type.String({ maxLength: 10, pattern: '^([0-9]{10})?$' }),
    domains: Type.Array(EnteredLine(400), { maxItems: DOMAINS_MAX }),
    /** True to remove the picture if no new one is sent. */
    removeProfile: Type.Optional(Type.Boolean()),
  }),
  files: { profile: IMAGE },
  reply: Learner,
})
