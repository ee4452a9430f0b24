import Type, { type Static } from 'typebox'
import { COURSE_LANGUAGES } from './courseLanguages'
import { CourseSummary } from './courses'
import { endpoint } from '../api/endpoint'
import { Id, literals } from '../api/wire'

/** Reason why a course is recommended. It is shown on the card of the course. */
export const RecommendationReason = Type.Union([
  Type.Object({ kind: Type.Literal('domain'), domain: Type.String() }),
  Type.Object({ kind: Type.Literal('learners'), courseId: Id, title: Type.String() }),
])
export type RecommendationReason = Static<typeof RecommendationReason>

export const Recommendation = Type.Object({ course: CourseSummary, reason: RecommendationReason })
export type Recommendation = Static<typeof Recommendation>

export const getRecommendations = endpoint({
  method: 'GET',
  path: '/user/get-recommendations',
  access: 'user',
  owner: 'query.userId',
  rateLimit: 'search',
  summary:
    'Courses that the learner has not taken: of the subjects in his or her profile, and those that other learners of his or her courses took.',
  query: Type.Object({
    userId: Id,
    /** Puts courses in this language first. */
    languageFirst: Type.Optional(literals(COURSE_LANGUAGES)),
  }),
  reply: Type.Array(Recommendation),
})
