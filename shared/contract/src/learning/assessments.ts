import Type, { type Static } from 'typebox'
import { INTEREST_ITEMS, LIKING_MAX, UNKNOWN_WORK } from './interestItems'
import { PROGRESS_AGE_MAX_MS } from '../rules/limits'
import { RESULTS_MAX } from './planLimits'
import { endpoint } from '../api/endpoint'
import { Locale } from '../api/locales'
import { Empty, Id, Timestamp, literals } from '../api/wire'

/** The interest assessment. Only the learner can read the answers and, unless he or she shares them, the results. */

const Liking = Type.Integer({ minimum: UNKNOWN_WORK, maximum: LIKING_MAX })
const Score = Type.Union([Type.Number(), Type.Null()])

export const AssessmentResult = Type.Object({
  id: Id,
  instrumentVersion: Type.String(),
  /** Language in which the items were answered. */
  language: Type.String(),
  finishedAt: Timestamp,
  /** Mean score of each type, from 1 to 5; null if there are fewer than `ANSWERS_FOR_SCORE` answers for the type. */
  scores: Type.Object({ R: Score, I: Score, A: Score, S: Score, E: Score, C: Score }),
  /** True if the scores are too close to each other to rank the types. */
  isFlat: Type.Boolean(),
  /** True if the answers came faster than the items can be read. */
  isHurried: Type.Boolean(),
})
export type AssessmentResult = Static<typeof AssessmentResult>

export const Assessment = Type.Object({
  /** Answers of the unfinished run, by item id. Absent if there is no such run. */
  open: Type.Optional(Type.Record(Type.String(), Liking)),
  /** The results, latest first. */
  results: Type.Array(AssessmentResult, { maxItems: RESULTS_MAX }),
})
export type Assessment = Static<typeof Assessment>

export const getAssessment = endpoint({
  method: 'GET',
  path: '/career/assessment',
  access: 'user',
  summary: 'The caller’s answers so far, and earlier results.',
  reply: Assessment,
})

export const saveAssessmentAnswer = endpoint({
  method: 'POST',
  path: '/career/assessment/answers',
  access: 'user',
  owner: 'body.userId',
  rateLimit: 'assessment',
  summary:
    'Store one answer. The first one opens a run. Of two answers to an item the later one stays; an answer given before the last run was finished is ignored.',
  body: Type.Object({
    userId: Id,
    item: literals(INTEREST_ITEMS.map(({ id }) => id)),
    answer: Liking,
    /** The time since the answer was given, in ms. Default: 0. */
    ageMs: Type.Optional(Type.Integer({ minimum: 0, maximum: PROGRESS_AGE_MAX_MS })),
  }),
  reply: Empty,
})

export const finishAssessment = endpoint({
  method: 'POST',
  path: '/career/assessment/finish',
  access: 'user',
  owner: 'body.userId',
  rateLimit: 'assessment',
  summary:
    'Score the open run. Refused with `invalid_input` while an item has no answer. Doing it twice returns the same result.',
  body: Type.Object({ userId: Id, language: Locale }),
  reply: AssessmentResult,
})

export const removeAssessmentResult = endpoint({
  method: 'POST',
  path: '/career/assessment/results/:id/remove',
  access: 'user',
  owner: 'body.userId',
  summary: 'Delete a result of the caller with its answers. Doing it twice changes nothing.',
  params: Type.Object({ id: Id }),
  body: Type.Object({ userId: Id }),
  reply: Empty,
})
