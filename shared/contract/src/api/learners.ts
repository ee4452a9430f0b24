import Type, { type Static, type TSchema } from 'typebox'
import { EnteredLine, TextPart } from './enteredTexts'
import { CourseSummary } from './courses'
import { endpoint } from './endpoint'
import { IMAGE } from '../rules/uploads'
import { DOMAINS_MAX, PAGE_SIZE_MAX, PROGRESS_AGE_MAX_MS, PROGRESS_KEYS_MAX } from '../rules/limits'
import { CertificateName, EnrolledCourse, Learner, PersonName } from './people'
import { OwnCertificate } from './certificates'
import { Id, PageQuery, Pagination, TimeZone, Timestamp, literals } from './wire'

export const LESSON_STATUSES = ['not-started', 'in-progress', 'completed'] as const
export type LessonStatus = (typeof LESSON_STATUSES)[number]

/** `moduleIndex-lessonIndex`, both zero-based. */
export const LESSON_KEY_PATTERN = '^(0|[1-9][0-9]{0,3})-(0|[1-9][0-9]{0,3})$'

function ofLessons<Value extends TSchema>(value: Value) {
  return Type.Record(Type.String({ pattern: LESSON_KEY_PATTERN }), value, {
    additionalProperties: false,
    maxProperties: PROGRESS_KEYS_MAX,
  })
}

/** Lesson key → status. A missing lesson has not been started. */
export const Progress = ofLessons(literals(LESSON_STATUSES))
export type Progress = Record<string, LessonStatus>

export const getProgress = endpoint({
  method: 'GET',
  path: '/user/get-progress',
  access: 'user',
  owner: 'query.userId',
  summary: 'The learner’s lesson progress in one course.',
  query: Type.Object({ userId: Id, resourceId: Id }),
  reply: Type.Object({
    progress: Progress,
    /** Whether the learner has been shown that the course is finished. Absent unless the learner is enrolled. */
    celebrated: Type.Optional(Type.Boolean()),
    /** The learner's valid certificate of the course. Absent until one is issued. */
    certificateId: Type.Optional(Id),
  }),
})

export const updateProgress = endpoint({
  method: 'POST',
  path: '/user/update-progress',
  access: 'user',
  owner: 'body.userId',
  maxBodyBytes: 128 * 1024,
  summary:
    'Merge lesson statuses into what is stored: lessons that are not named keep theirs, and of two statuses of one lesson the one that was set later stays. A lesson whose id is given is found wherever its mentor has moved it.',
  body: Type.Object({
    userId: Id,
    courseId: Id,
    progress: Progress,
    /** Lesson key → age of the change in ms. Default: 0. */
    ages: Type.Optional(ofLessons(Type.Integer({ minimum: 0, maximum: PROGRESS_AGE_MAX_MS }))),
    /**
     * Lesson key → id of the lesson that the learner saw at that key. Without it, the key alone identifies the lesson.
     */
    lessonIds: Type.Optional(ofLessons(Id)),
    timeZone: Type.Optional(TimeZone),
  }),
  reply: Type.Object({
    progress: Progress,
    /** Present and true if a lesson has moved since the learner loaded the course: the client must reload it. */
    moved: Type.Optional(Type.Literal(true)),
    /** Keys of lessons that stay open because only a passed quiz or an approved task completes them. */
    held: Type.Optional(Type.Array(Type.String())),
  }),
})

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
  /** The client has a text for each code. */
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

/** Learning steps: progressed lessons, enrolments, certificates. Days are in the learner's time zone. */
export const Activity = Type.Object({
  /** The last seven days; today is the last. */
  days: Type.Array(Type.Object({ day: Type.String(), steps: Type.Integer() })),
  /**
   * Number of days with a step in a row, up to today, or up to yesterday if there is none today yet. One missed day in
   * `STREAK_FORGIVES_EVERY_DAYS` does not end it.
   */
  streak: Type.Integer(),
  /** The missed day among the last seven that was forgiven. */
  forgivenDay: Type.Optional(Type.String()),
})
export type Activity = Static<typeof Activity>

export const Dashboard = Type.Object({
  user: Learner,
  /** Whether the learner is to be asked for the year of birth: once, if it is not known. */
  asksBirthYear: Type.Optional(Type.Boolean()),
  /** Whether to ask the learner which subjects to learn. Present and true only until it was asked, and while there are neither subjects nor courses. */
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
      /** The first lesson that is not completed; absent if there is none. */
      nextLesson: Type.Optional(
        Type.Object({
          id: Id,
          title: Type.String(),
          /** Whether it is learned in place; others are opened from the page of the course. */
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
    /** Without it, the stored one stays. */
    certificateName: Type.Optional(CertificateName),
    /** Ten digits, without +91; empty if none. */
    mobile: Type.String({ maxLength: 10, pattern: '^([0-9]{10})?$' }),
    domains: Type.Array(EnteredLine(400), { maxItems: DOMAINS_MAX }),
    /** Removes the picture if no new one is sent. */
    removeProfile: Type.Optional(Type.Boolean()),
  }),
  files: { profile: IMAGE },
  reply: Learner,
})
