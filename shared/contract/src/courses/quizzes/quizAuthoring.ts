import Type, { type Static } from 'typebox'
import { ATTEMPTS_SHOWN, QUESTIONS_MAX, QUIZ_MAX_BYTES } from './quizLimits'
import { endpoint } from '../../api/endpoint'
import { Feedback, Key, Question } from './questions'
import { Id, Timestamp } from '../../api/wire'

/** Quizzes as their mentors write them. */

export const AuthoredQuestion = Type.Object({ question: Question, key: Key, feedback: Feedback })
export type AuthoredQuestion = Static<typeof AuthoredQuestion>

export const QuizRules = Type.Object({
  passPercent: Type.Integer({ minimum: 1, maximum: 100 }),
  /** Number of questions in an attempt. If the bank has fewer, an attempt has all of them. */
  draw: Type.Integer({ minimum: 1, maximum: QUESTIONS_MAX }),
  shuffle: Type.Boolean(),
  /** Maximum number of attempts; unlimited if absent. */
  maxAttempts: Type.Optional(Type.Integer({ minimum: 1, maximum: ATTEMPTS_SHOWN })),
})
export type QuizRules = Static<typeof QuizRules>

/** Number of answers to a question in ended attempts, and how many of them were right. */
const Difficulty = Type.Object({ answered: Type.Integer(), right: Type.Integer() })

const ofLesson = Type.Object({ courseId: Id, lessonId: Id })

const OwnQuiz = Type.Object({
  rules: QuizRules,
  questions: Type.Array(AuthoredQuestion, { maxItems: QUESTIONS_MAX }),
  /** Question id → difficulty. A question without answers has no entry. */
  difficulty: Type.Record(Id, Difficulty),
  version: Timestamp,
  /** Number of open attempts. They keep the questions with which they began. */
  openAttempts: Type.Optional(Type.Integer()),
})
export type OwnQuiz = Static<typeof OwnQuiz>

export const getOwnQuiz = endpoint({
  method: 'GET',
  path: '/learn/own-quizzes/:courseId/:lessonId',
  access: 'active-mentor',
  summary: 'The bank of questions of a quiz with the keys, for its mentor.',
  params: ofLesson,
  reply: OwnQuiz,
})

export const saveQuiz = endpoint({
  method: 'POST',
  path: '/learn/own-quizzes/:courseId/:lessonId',
  access: 'active-mentor',
  rateLimit: 'upload',
  maxBodyBytes: QUIZ_MAX_BYTES,
  summary:
    'Replace rules and questions. A question that keeps its id gets a new version: attempts that have begun keep the earlier one.',
  params: ofLesson,
  body: Type.Object({
    rules: QuizRules,
    questions: Type.Array(AuthoredQuestion, { minItems: 1, maxItems: QUESTIONS_MAX }),
    /** `version` of the edited quiz. If the quiz has changed since then, the request fails with `edit_conflict`. */
    version: Type.Optional(Timestamp),
  }),
  reply: OwnQuiz,
})
