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
  /** How many questions of the bank an attempt consists of; all, if the bank has fewer. */
  draw: Type.Integer({ minimum: 1, maximum: QUESTIONS_MAX }),
  shuffle: Type.Boolean(),
  /** No limit if absent. */
  maxAttempts: Type.Optional(Type.Integer({ minimum: 1, maximum: ATTEMPTS_SHOWN })),
})
export type QuizRules = Static<typeof QuizRules>

/** How learners did at a question: of answers in ended attempts. */
const Difficulty = Type.Object({ answered: Type.Integer(), right: Type.Integer() })

const ofLesson = Type.Object({ courseId: Id, lessonId: Id })

const OwnQuiz = Type.Object({
  rules: QuizRules,
  questions: Type.Array(AuthoredQuestion, { maxItems: QUESTIONS_MAX }),
  /** Difficulty by the id of the question; absent without answers. */
  difficulty: Type.Record(Id, Difficulty),
  version: Timestamp,
  /** How many attempts are under way. They keep the questions with which they began. */
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
    /** `version` of the edited state. If the quiz has changed since, the request fails with `edit_conflict`. */
    version: Type.Optional(Timestamp),
  }),
  reply: OwnQuiz,
})
