import Type, { type Static } from 'typebox'
import { endpoint } from '../../api/endpoint'
import { Inlines } from '../lessons/lessonBlocks'
import { Answer, Key, Question } from './questions'
import { Id, literals } from '../../api/wire'

/*
 * Practice: a learner answers questions of a quiz one at a time, without a grade. Only the server decides if an answer
 * is right. A run ends when the learner has answered enough of the latest questions correctly.
 */

export const PRACTICE_STATES = ['open', 'mastered'] as const

export const PracticeRun = Type.Object({
  id: Id,
  courseId: Id,
  lessonId: Id,
  state: literals(PRACTICE_STATES),
  /**
   * The run is mastered with `needed` right answers among the last `of`. The numbers are stored with the run, so a
   * later change of the rule does not affect it.
   */
  needed: Type.Integer(),
  of: Type.Integer(),
  /** Number of right answers among the last `of` answers. */
  right: Type.Integer(),
  /** Number of answers so far. The client sends it with the next answer. */
  turn: Type.Integer(),
  /** The next question; absent once the run is mastered. */
  question: Type.Optional(Question),
})
export type PracticeRun = Static<typeof PracticeRun>

export const PracticeOutcome = Type.Object({
  right: Type.Boolean(),
  feedback: Type.Optional(Inlines),
  /** The right answer. After a wrong answer, it is sent only if the learner has passed the quiz. */
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
    /** `turn` of the run as the learner sees it. */
    turn: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    answer: Answer,
  }),
  reply: PracticeOutcome,
})
