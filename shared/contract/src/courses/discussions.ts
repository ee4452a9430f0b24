import Type, { type Static } from 'typebox'
import { EnteredLine, EnteredText, REQUIRED } from '../api/enteredTexts'
import {
  ANSWERS_MAX,
  ANSWER_TEXT_MAX,
  QUESTIONS_PAGE,
  QUESTION_TEXT_MAX,
  QUESTION_TITLE_MAX,
} from './discussionLimits'
import { endpoint } from '../api/endpoint'
import { Empty, Id, Pagination, Timestamp, literals, pageQuery } from '../api/wire'

/** Questions about a lesson and their answers. Only the course's mentor and people who are enrolled can see them. */

/**
 * The author of a question or answer. It has no id because learners may be minors, and other learners must not be
 * able to look them up.
 */
const Author = Type.Object({
  /** First name and initial of a learner, the name of a mentor; empty once the account is deleted. */
  name: Type.String(),
  isMentor: Type.Optional(Type.Literal(true)),
})

const post = {
  id: Id,
  text: Type.String(),
  author: Author,
  createdAt: Timestamp,
  editedAt: Type.Optional(Timestamp),
  /** Number of people who have marked the answer, or answers to the question, as helpful. */
  helpful: Type.Integer(),
  isOwn: Type.Optional(Type.Literal(true)),
  /**
   * Present and true if only the author still sees the post, because it was reported and an operator has not decided
   * yet.
   */
  isHidden: Type.Optional(Type.Literal(true)),
}

export const LessonAnswer = Type.Object({
  ...post,
  isAccepted: Type.Optional(Type.Literal(true)),
  /** Present and true if the caller has marked the answer as helpful. */
  hasHelped: Type.Optional(Type.Literal(true)),
})
export type LessonAnswer = Static<typeof LessonAnswer>

export const LessonQuestion = Type.Object({
  ...post,
  courseId: Id,
  lessonId: Id,
  blockId: Type.Optional(Id),
  /** Title of the question; empty once the author's account is deleted. */
  title: Type.String(),
  answers: Type.Integer(),
  isAnswered: Type.Boolean(),
})
export type LessonQuestion = Static<typeof LessonQuestion>

export const QuestionPage = Type.Object({
  question: LessonQuestion,
  /** The answers: first the accepted one, then the mentor's and the most helpful ones. */
  answers: Type.Array(LessonAnswer, { maxItems: ANSWERS_MAX }),
  /** True if the caller may accept an answer. */
  canAccept: Type.Boolean(),
})
export type QuestionPage = Static<typeof QuestionPage>

export const QUESTION_ORDERS = ['newest', 'unanswered', 'helpful'] as const
export type QuestionOrder = (typeof QUESTION_ORDERS)[number]

/** `reason` of a 403 for the discussion of a quiz that the caller has not passed. */
export const QUIZ_FIRST = 'quiz_first'

const lessonParams = Type.Object({ id: Id, lessonId: Id })
const questionParams = Type.Object({ id: Id })
const answerParams = Type.Object({ id: Id, answerId: Id })
const Title = EnteredLine(QUESTION_TITLE_MAX * 10, REQUIRED)
const QuestionText = EnteredText(QUESTION_TEXT_MAX * 10)
const AnswerText = EnteredText(ANSWER_TEXT_MAX * 10, REQUIRED)
const limit = Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: QUESTIONS_PAGE }))

export const getLessonQuestions = endpoint({
  method: 'GET',
  path: '/resource/:id/lessons/:lessonId/questions',
  access: 'session',
  summary:
    'Questions about a lesson, for enrolled learners and the course’s mentor. In a quiz, learners must have passed it.',
  params: lessonParams,
  query: Type.Object({
    page: Type.Optional(pageQuery.page),
    limit,
    order: Type.Optional(literals(QUESTION_ORDERS)),
  }),
  reply: Type.Object({ questions: Type.Array(LessonQuestion), pagination: Pagination }),
})

export const getLessonQuestion = endpoint({
  method: 'GET',
  path: '/questions/:id',
  access: 'session',
  summary: 'A question with its answers.',
  params: questionParams,
  reply: QuestionPage,
})

export const askQuestion = endpoint({
  method: 'POST',
  path: '/resource/:id/lessons/:lessonId/questions',
  access: 'user',
  owner: 'body.userId',
  rateLimit: 'question',
  summary: 'Ask about a lesson. The id is made by the client, so that a repeated request asks once.',
  params: lessonParams,
  body: Type.Object({ userId: Id, id: Id, blockId: Type.Optional(Id), title: Title, text: QuestionText }),
  reply: Empty,
})

export const answerQuestion = endpoint({
  method: 'POST',
  path: '/questions/:id/answers',
  access: 'session',
  owner: 'body.userId',
  rateLimit: 'answer',
  summary: 'Answer a question. The id is made by the client, so that a repeated request answers once.',
  params: questionParams,
  body: Type.Object({ userId: Id, id: Id, text: AnswerText }),
  reply: Empty,
})

export const editQuestion = endpoint({
  method: 'POST',
  path: '/questions/:id/edit',
  access: 'session',
  owner: 'body.userId',
  summary: 'Change a question of the caller.',
  params: questionParams,
  body: Type.Object({ userId: Id, title: Title, text: QuestionText }),
  reply: Empty,
})

export const editAnswer = endpoint({
  method: 'POST',
  path: '/questions/:id/answers/:answerId/edit',
  access: 'session',
  owner: 'body.userId',
  summary: 'Change an answer of the caller.',
  params: answerParams,
  body: Type.Object({ userId: Id, text: AnswerText }),
  reply: Empty,
})

export const removeQuestion = endpoint({
  method: 'POST',
  path: '/questions/:id/remove',
  access: 'session',
  owner: 'body.userId',
  summary: 'Remove a question of the caller; its answers are not shown any more. Twice changes nothing.',
  params: questionParams,
  body: Type.Object({ userId: Id }),
  reply: Empty,
})

export const removeAnswer = endpoint({
  method: 'POST',
  path: '/questions/:id/answers/:answerId/remove',
  access: 'session',
  owner: 'body.userId',
  summary: 'Remove an answer of the caller. Twice changes nothing.',
  params: answerParams,
  body: Type.Object({ userId: Id }),
  reply: Empty,
})

export const acceptAnswer = endpoint({
  method: 'POST',
  path: '/questions/:id/accept',
  access: 'session',
  owner: 'body.userId',
  summary: 'Accept one answer, or none: for who has asked, and for the course’s mentor.',
  params: questionParams,
  body: Type.Object({ userId: Id, answerId: Type.Union([Id, Type.Null()]) }),
  reply: Empty,
})

export const markHelpful = endpoint({
  method: 'POST',
  path: '/questions/:id/answers/:answerId/helpful',
  access: 'session',
  owner: 'body.userId',
  summary: 'Say whether an answer of somebody else has helped the caller.',
  params: answerParams,
  body: Type.Object({ userId: Id, helpful: Type.Boolean() }),
  reply: Empty,
})

export const AskedQuestion = Type.Object({
  ...LessonQuestion.properties,
  courseTitle: Type.String(),
  lessonTitle: Type.String(),
  /** Id of the learner who asked. Absent for questions of the mentor, and once the account is deleted. */
  learnerId: Type.Optional(Id),
})
export type AskedQuestion = Static<typeof AskedQuestion>

export const getMentorQuestions = endpoint({
  method: 'GET',
  path: '/mentor/questions',
  access: 'active-mentor',
  summary: 'Questions in the caller’s courses: those without an answer first, then the newest.',
  query: Type.Object({
    page: Type.Optional(pageQuery.page),
    limit,
    courseId: Type.Optional(Id),
    /** Only returns questions of this learner. */
    learner: Type.Optional(Id),
  }),
  reply: Type.Object({
    questions: Type.Array(AskedQuestion),
    pagination: Pagination,
    /** Number of questions without an answer, in all courses. */
    unanswered: Type.Integer(),
    courses: Type.Array(Type.Object({ courseId: Id, title: Type.String(), unanswered: Type.Integer() })),
  }),
})
