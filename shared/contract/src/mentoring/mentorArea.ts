import Type, { type Static } from 'typebox'
import { EnteredLine, EnteredText, REQUIRED } from '../api/enteredTexts'
import { endpoint } from '../api/endpoint'
import { IMAGE } from '../rules/uploads'
import { DOMAINS_MAX, EXPERIENCE_MAX, SEARCH_MAX, SOCIAL_LINKS_MAX } from '../rules/limits'
import { CITY_MAX, HEADLINE_MAX, LANGUAGES_MAX, STORY_MAX } from './mentorProfile'
import { Mentorship } from './mentorships'
import { CertificateName, HiddenContact, Mentor, PersonName } from '../accounts/people'
import { Id, PageQuery, Pagination, TimeZone, Timestamp, literals } from '../api/wire'

export const DASHBOARD_WEEKS = 12
/** Maximum number of mentorships with one learner that a mentor is shown at once. */
export const LEARNER_MENTORSHIPS_MAX = 20

export const MentorDashboard = Type.Object({
  /** Number of all courses: published, draft and archived. */
  resources: Type.Integer(),
  published: Type.Integer(),
  /** Number of people, regardless of how many courses each takes. */
  learners: Type.Integer(),
  /** Number of times that a learner has completed all lessons of a course. */
  completions: Type.Integer(),
  /** Average of all reviews, to one decimal; 0 if there are no reviews. */
  averageRating: Type.Number(),
  reviewCount: Type.Integer(),
  /** Number of learners' works that wait for the caller's review. Absent on older servers. */
  worksWaiting: Type.Optional(Type.Integer()),
  /** Number of questions in lessons that have no answer yet. */
  questionsWaiting: Type.Optional(Type.Integer()),
  /**
   * Enrolments in the last twelve weeks, oldest first, including the current one. `week` is the Monday in UTC,
   * `YYYY-MM-DD`.
   */
  enrolmentsByWeek: Type.Array(Type.Object({ week: Type.String(), enrolments: Type.Integer() })),
})
export type MentorDashboard = Static<typeof MentorDashboard>

export const getMentorDashboard = endpoint({
  method: 'GET',
  path: '/mentor/get-dashboard',
  access: 'active-mentor',
  rateLimit: 'search',
  summary: 'The caller’s figures. Unread messages come from the chat service.',
  reply: MentorDashboard,
})

export const getMentorWaiting = endpoint({
  method: 'GET',
  path: '/mentor/get-waiting',
  access: 'active-mentor',
  summary:
    'How much of the caller’s learners waits for an answer: the numbers beside the entries of the navigation.',
  reply: Type.Object({
    /** Number of questions in lessons that have no answer yet. */
    questions: Type.Integer(),
    /** Number of submitted works that have not been reviewed. */
    works: Type.Integer(),
  }),
})

export const LEARNER_SORTS = ['activity', 'enrolled', 'name', 'progress'] as const
export type LearnerSort = (typeof LEARNER_SORTS)[number]

/** One learner in one of the caller's courses. */
export const EnrolledLearner = Type.Object({
  learnerId: Id,
  name: Type.String(),
  profile: Type.Optional(Type.String()),
  courseId: Id,
  courseTitle: Type.String(),
  enrolledAt: Timestamp,
  lastActiveAt: Timestamp,
  completedCount: Type.Integer(),
  totalLessons: Type.Integer(),
  /** Progress in whole percent. */
  percent: Type.Integer(),
  /** Id of the mentorship in which the learner shares the plan with the caller; absent if it is not shared. */
  planSharedIn: Type.Optional(Id),
})
export type EnrolledLearner = Static<typeof EnrolledLearner>

export const getMentorLearners = endpoint({
  method: 'GET',
  path: '/mentor/get-learners',
  access: 'active-mentor',
  rateLimit: 'search',
  summary:
    'Who is enrolled in the caller’s courses, one entry for each learner and course. `activity` and `enrolled` sort the latest first, `progress` the furthest first.',
  query: Type.Object({
    ...PageQuery.properties,
    q: Type.Optional(Type.String({ maxLength: SEARCH_MAX })),
    sort: Type.Optional(literals(LEARNER_SORTS)),
    courseId: Type.Optional(Id),
    /** Only returns courses of this learner. */
    learner: Type.Optional(Id),
  }),
  reply: Type.Object({
    learners: Type.Array(EnrolledLearner),
    pagination: Pagination,
    /** All courses of the caller with at least one enrolment, as options of the filter. */
    courses: Type.Array(Type.Object({ courseId: Id, title: Type.String(), learners: Type.Integer() })),
  }),
})

export const MentorsLearner = Type.Object({
  id: Id,
  name: Type.String(),
  profile: Type.Optional(Type.String()),
  /** Mentorships between this learner and the caller, the last changed first. */
  mentorships: Type.Array(Mentorship, { maxItems: LEARNER_MENTORSHIPS_MAX }),
})
export type MentorsLearner = Static<typeof MentorsLearner>

export const getMentorLearner = endpoint({
  method: 'GET',
  path: '/mentor/learners/:id',
  access: 'active-mentor',
  summary:
    'One learner who has a course, a mentorship or a session with the caller; anybody else is `not_found`. What the two have in common are the lists of learners, works and questions with `learner`, and that of sessions with `partner`.',
  params: Type.Object({ id: Id }),
  reply: MentorsLearner,
})

export const updateMentorProfile = endpoint({
  method: 'POST',
  path: '/mentor/update-profile',
  access: 'mentor',
  whilePending: true,
  rateLimit: 'upload',
  summary: 'Replace the caller’s profile. Social links are addresses with http or https, or `host/path`.',
  body: Type.Object({
    name: PersonName,
    /** If absent, the stored name is kept. */
    certificateName: Type.Optional(CertificateName),
    /** Ten digits, without the prefix +91. */
    mobile: Type.String({ maxLength: 10, pattern: '^[0-9]{10}$' }),
    domains: Type.Array(EnteredLine(400), { minItems: 1, maxItems: DOMAINS_MAX * 2 }),
    expertise: EnteredLine(1000, REQUIRED),
    /** Years of experience. */
    experience: Type.Integer({ minimum: 0, maximum: EXPERIENCE_MAX }),
    social: Type.Array(Type.String({ maxLength: 400 }), { maxItems: SOCIAL_LINKS_MAX }),
    /**
     * If absent, the stored value is kept. This also applies to the next five fields. An empty text removes the
     * stored text.
     */
    hiddenContact: Type.Optional(HiddenContact),
    headline: Type.Optional(EnteredLine(HEADLINE_MAX * 10)),
    /** `mentorProfile.ts` has the rules for its length. */
    story: Type.Optional(EnteredText(STORY_MAX * 10)),
    languages: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: LANGUAGES_MAX })),
    city: Type.Optional(EnteredLine(CITY_MAX * 10)),
    timeZone: Type.Optional(TimeZone),
    /** True to remove the picture if no new one is sent. */
    removeProfile: Type.Optional(Type.Boolean()),
  }),
  files: { profile: IMAGE },
  reply: Mentor,
})
