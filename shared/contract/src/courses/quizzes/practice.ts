import Type, { type Static } from 'typebox'
import { endpoint } from '../../api/endpoint'
import { Inlines } from '../lessons/lessonBlocks'
import { Answer, Key, Question } from './questions'
import { Id, literals } from '../../api/wire'

/** Ungraded practice with the questions of a quiz, one at a time. Marking is done on the server only. */

export const PRACTICE_STATES = ['open', 'mastered'] as const

export const PracticeRun = Type.Object({
  id: Id,
  courseId: Id,
  lessonId: Id,
  state: literals(PRACTICE_STATES),
  /** Mastered with `needed` right answers among the last `of`: kept with the run, whatever the rule becomes. */
  needed: Type.Integer(),
  of: Type.Integer(),
  /** Right answers among the last `of`. */
  right: Type.Integer(),
  /** Answers so far; the next one is to be sent with it. */
  turn: Type.Integer(),
  /** Absent once it is mastered. */
  question: Type.Optional(Question),
})
export type PracticeRun = Static<typeof PracticeRun>

export const PracticeOutcome = Type.Object({
  right: Type.Boolean(),
  feedback: Type.Optional(Inlines),
  /** After a wrong answer, only once the learner has passed the quiz. */
  key: Type.Optional(Key),
  /** The run after this answer, with the next question. */
  run: PracticeRun,
})
export type PracticeOutcome = Static<typeof PracticeOutcome>

export const startPractice = endpoint({
  method: 'POST',
  path: '/learn/practice',
  access: 'user',
  owner: 'body.userId',
  summary:
    'Begin to practise, or continue: of several simultaneous calls, all get the same. Before the quiz is passed, with the questions of ended attempts only. `attempt_open` while an attempt is open, `not_found` without a question.',
  body: Type.Object({ userId: Id, courseId: Id, lessonId: Id }),
  reply: PracticeRun,
})

export const answerPractice = endpoint({
  method: 'POST',
  path: '/learn/practice/:id/answer',
  access: 'user',
  owner: 'body.userId',
  rateLimit: 'practice',
  summary:
    'Answer the question of a run. Repeated with the same turn it returns the same outcome; an earlier turn gets `edit_conflict`.',
  params: Type.Object({ id: Id }),
  body: Type.Object({
    userId: Id,
    /** `turn` of the run that the learner sees. */
    turn: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    answer: Answer,
  }),
  reply: PracticeOutcome,
})
