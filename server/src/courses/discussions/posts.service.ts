import { ANSWERS_MAX } from '@mentor-connect/contract/courses/discussionLimits'
import type { Session } from '../../platform/http/access'
import { errors } from '../../platform/http/errors'
import type { Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { countUnanswered } from '../unansweredQuestions.query'
import { notifier, type Act, type NewEvent } from '../../messages/notifications/notifier'
import { blockedPeopleOf, isBlockedPair } from '../../accounts/people/blockedPairs.repo'
import { findLimit } from '../../accounts/people/sanctions.repo'
import type { LessonPlace } from './discussions.service'
import { requireParticipant } from './participants.policy'
import { findPlace } from './places.query'
import * as posts from './posts.repo'
import { readAnswer, readQuestion } from './postTexts'

interface NewQuestion {
  id: string
  blockId?: string
  title: string
  text: string
}

/** Writes questions and answers. */
export function postService({ db, jobs, clock }: Pick<ApiDependencies, 'db' | 'jobs' | 'clock'>) {
  const notifications = notifier({ jobs, clock })
  const now = () => clock().toISOString()
  const within = <Result>(act: (tx: Tx) => Promise<Result>) => db.transaction().execute(act)

  return {
    ask: (at: LessonPlace, question: NewQuestion, session: Session) =>
      within(async (tx) => {
        const { mentorId } = await requireWriter(tx, at, session)
        const { personId, role } = session
        const texts = readQuestion(question)
        const isNew = await posts.insertQuestion(tx, {
          ...question,
          ...texts,
          ...at,
          personId,
          role,
          now: now(),
        })
        const { id: key } = question
        const event = {
          kind: 'question-asked',
          subject: at.courseId,
          actor: personId,
          to: mentorId,
          key,
        } as const
        // The mentor is not notified if one of the two has blocked the other, because they do not see each
        // other's posts.
        const isHidden = await isBlockedPair(tx, { learner_id: personId, mentor_id: mentorId })
        if (isNew && !isHidden) await notifications.record(tx, event)
      }),

    async answer(questionId: string, { id, text }: { id: string; text: string }, session: Session) {
      await within(async (tx) => {
        const question = await openQuestion(tx, questionId)
        const { personId, role } = session
        const blocked = await blockedPeopleOf(tx, personId)
        if (blocked.includes(question.person_id)) throw errors.notFound('Question')
        const at = { courseId: question.course_id, lessonId: question.lesson_id }
        await requireWriter(tx, at, session)
        if ((await posts.countAnswers(tx, questionId)) >= ANSWERS_MAX)
          throw errors.invalidInput({ text: `A question can have at most ${ANSWERS_MAX} answers.` })
        const written = { id, questionId, personId, role, text: readAnswer(text), now: now() }
        if (!(await posts.insertAnswer(tx, written))) return
        const isTold = question.person_id !== '' && question.person_id !== personId
        const subject = `${at.courseId}/${at.lessonId}`
        const ends = { actor: personId, to: question.person_id }
        const event: NewEvent = { kind: 'question-answered', subject, ...ends, isAct: true, key: id }
        const areAllAnswered = role === 'mentor' && (await countUnanswered(tx, personId, at.courseId)) === 0
        const act: Act = { personId, topic: 'question', subject: at.courseId }
        await notifications.recordAll(tx, isTold ? [event] : [], areAllAnswered ? [act] : [])
      })
    },

    edit: (id: string, typed: { title: string; text: string }, session: Session) =>
      within(async (tx) => {
        await requireWriting(tx, session.personId)
        const changes = { ...readQuestion(typed), edited_at: now() }
        if (!(await posts.updateQuestion(tx, { id, personId: session.personId }, changes)))
          throw errors.notFound('Question')
      }),

    editAnswer: (questionId: string, id: string, text: string, session: Session) =>
      within(async (tx) => {
        await requireWriting(tx, session.personId)
        const changes = { text: readAnswer(text), edited_at: now() }
        if (!(await posts.updateAnswer(tx, { id, questionId, personId: session.personId }, changes)))
          throw errors.notFound('Answer')
      }),

    remove: (id: string, { personId }: Session) =>
      within(async (tx) => {
        if (!(await posts.updateQuestion(tx, { id, personId }, { removed_at: now() })))
          throw errors.notFound('Question')
      }),

    removeAnswer: (questionId: string, id: string, { personId }: Session) =>
      within(async (tx) => {
        const question = await posts.lockQuestion(tx, questionId)
        if (!(await posts.updateAnswer(tx, { id, questionId, personId }, { removed_at: now() })))
          throw errors.notFound('Answer')
        if (question?.accepted_answer === id) await posts.setAccepted(tx, questionId, null)
      }),

    accept: (questionId: string, answerId: string | null, session: Session) =>
      within(async (tx) => {
        const question = await openQuestion(tx, questionId)
        const place = await requirePlace(tx, placeOf(question), session)
        const { personId } = session
        if (question.person_id !== personId && place.mentorId !== personId) throw errors.forbidden()
        if (answerId !== null && !(await posts.findAnswer(tx, questionId, answerId)))
          throw errors.notFound('Answer')
        await posts.setAccepted(tx, questionId, answerId)
      }),

    markHelpful: (questionId: string, answerId: string, helpful: boolean, session: Session) =>
      within(async (tx) => {
        const question = await openQuestion(tx, questionId)
        await requirePlace(tx, placeOf(question), session)
        const answer = await posts.findAnswer(tx, questionId, answerId)
        if (!answer) throw errors.notFound('Answer')
        if (answer.person_id === session.personId) throw errors.forbidden()
        await posts.setHelpful(tx, answerId, session.personId, helpful)
      }),
  }
}

const placeOf = ({ course_id, lesson_id }: { course_id: string; lesson_id: string }) => ({
  courseId: course_id,
  lessonId: lesson_id,
})

async function openQuestion(tx: Tx, id: string) {
  const question = await posts.lockQuestion(tx, id)
  if (!question || question.removed_at !== null || question.hidden_at !== null)
    throw errors.notFound('Question')
  return question
}

async function requirePlace(tx: Tx, at: LessonPlace, session: Session) {
  const place = await findPlace(tx, { ...at, personId: session.personId })
  if (!place) throw errors.notFound('Lesson')
  requireParticipant(place, session)
  return place
}

/**
 * Refuses a person whom an operator has limited. Such a person may not begin anything new with other people.
 */
async function requireWriting(tx: Tx, personId: string) {
  if (await findLimit(tx, personId)) throw errors.contactLimited()
}

async function requireWriter(tx: Tx, at: LessonPlace, session: Session) {
  await requireWriting(tx, session.personId)
  return requirePlace(tx, at, session)
}
