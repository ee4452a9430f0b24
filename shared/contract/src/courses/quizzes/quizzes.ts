import Type, { type Static } from 'typebox'
import { ATTEMPTS_SHOWN, QUESTIONS_MAX } from './quizLimits'
import { PROGRESS_AGE_MAX_MS } from '../../rules/limits'
import { endpoint } from '../../api/endpoint'
import { Inlines } from '../lessons/lessonBlocks'
import { Answer, Key, Question } from './questions'
import { Id, Timestamp, literals } from '../../api/wire'

/** Quizzes as learners take them. Marking is done on the server only. */

export const ATTEMPT_STATES = ['open', 'submitted', 'expired'] as const
export type AttemptState = (typeof ATTEMPT_STATES)[number]

const Percent = Type.Integer({ minimum: 0, maximum: 100 })

/** Result of one question of an ended attempt. */
export const QuestionResult = Type.Object({
  id: Id,
  /** Number of points that the learner got for the question. Parts of a point are possible. */
  points: Type.Number(),
  right: Type.Boolean(),
  feedback: Type.Optional(Inlines),
  /** The right answer; present only once the learner has passed the quiz. */
  key: Type.Optional(Key),
})
export type QuestionResult = Static<typeof QuestionResult>

export const Attempt = Type.Object({
  id: Id,
  courseId: Id,
  lessonId: Id,
  state: literals(ATTEMPT_STATES),
  startedAt: Timestamp,
  /** The time at which the attempt ends automatically. The answers given until then are marked. */
  endsAt: Timestamp,
  /** The questions and their options, in the order of this attempt. */
  questions: Type.Array(Question, { maxItems: QUESTIONS_MAX }),
  answers: Type.Array(Type.Object({ questionId: Id, answer: Answer, savedAt: Timestamp })),
  passPercent: Percent,
  result: Type.Optional(
    Type.Object({
      points: Type.Number(),
      of: Type.Integer(),
      percent: Percent,
      passed: Type.Boolean(),
      endedAt: Timestamp,
      questions: Type.Array(QuestionResult, { maxItems: QUESTIONS_MAX }),
    }),
  ),
})
export type Attempt = Static<typeof Attempt>

export const QuizOverview = Type.Object({
  /** Number of questions in one attempt. */
  questions: Type.Integer(),
  passPercent: Percent,
  passed: Type.Boolean(),
  /** Id of the open attempt. Starting the quiz continues this attempt. */
  open: Type.Optional(Id),
  /** Number of questions that can be practised. Absent on older servers. */
  practice: Type.Optional(Type.Integer()),
  /** The time at which the next attempt can begin; absent if it need not wait. */
  nextAt: Type.Optional(Timestamp),
  /** Number of attempts that are left; absent if the number is unlimited. */
  left: Type.Optional(Type.Integer()),
  /** Ended attempts, newest first. */
  attempts: Type.Array(
    Type.Object({ id: Id, endedAt: Timestamp, percent: Percent, passed: Type.Boolean() }),
    {
      maxItems: ATTEMPTS_SHOWN,
    },
  ),
})
export type QuizOverview = Static<typeof QuizOverview>

const ofQuiz = Type.Object({ courseId: Id, lessonId: Id })
const ofAttempt = Type.Object({ id: Id })

export const getQuiz = endpoint({
  method: 'GET',
  path: '/learn/quizzes/:courseId/:lessonId',
  access: 'user',
  summary: 'What a learner may know of a quiz before it begins, and the own attempts.',
  params: ofQuiz,
  reply: QuizOverview,
})

export const startAttempt = endpoint({
  method: 'POST',
  path: '/learn/attempts',
  access: 'user',
  owner: 'body.userId',
  summary: 'Begin an attempt, or continue the open one: of several simultaneous calls, all get the same.',
  body: Type.Object({ userId: Id, courseId: Id, lessonId: Id }),
  reply: Attempt,
})

export const getAttempt = endpoint({
  method: 'GET',
  path: '/learn/attempts/:id',
  access: 'user',
  summary: 'An own attempt, with the result once it has ended.',
  params: ofAttempt,
  reply: Attempt,
})

export const saveAnswer = endpoint({
  method: 'POST',
  path: '/learn/attempts/:id/answers/:questionId',
  access: 'user',
  owner: 'body.userId',
  summary:
    'Save the answer to one question. Of two answers the one that was given later stays, in whatever order they arrive.',
  params: Type.Object({ id: Id, questionId: Id }),
  body: Type.Object({
    userId: Id,
    answer: Answer,
    /** The time since the answer was given, in ms. Used for answers that waited for a connection. */
    ageMs: Type.Optional(Type.Integer({ minimum: 0, maximum: PROGRESS_AGE_MAX_MS })),
  }),
  reply: Type.Object({ savedAt: Timestamp }),
})

export const submitAttempt = endpoint({
  method: 'POST',
  path: '/learn/attempts/:id/submit',
  access: 'user',
  owner: 'body.userId',
  summary: 'End an attempt and have it marked. Repeated, it returns the same result.',
  params: ofAttempt,
  body: Type.Object({ userId: Id }),
  reply: Attempt,
})
