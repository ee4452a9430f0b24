import { notifier } from '../../messages/notifications/notifier'
import { blockedPeopleOf } from '../../accounts/people/blockedPairs.repo'
import type { Session } from '../../platform/http/access'
import { errors } from '../../platform/http/errors'
import type { Database, Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { requireAccount } from './checkPost'
import { deletePictures } from './pictures.repo'
import * as posts from './posts.repo'
import { openQuestion } from './posts.service'
import { lockQuestion, refreshQuestion } from './questionState.repo'

type Dependencies = Pick<ApiDependencies, 'db' | 'jobs' | 'clock'>

/** Accepts answers, marks them as helpful, and deletes posts. */
export function markService({ db, jobs, clock }: Dependencies) {
  const notifications = notifier({ jobs, clock })
  const within = (session: Session, act: (tx: Tx, by: { personId: string; now: string }) => Promise<void>) =>
    db.transaction().execute(async (tx) => {
      await requireAccount(tx, session)
      await act(tx, { personId: session.personId, now: clock().toISOString() })
    })

  return {
    accept: (questionId: string, answerId: string | null, session: Session) =>
      within(session, async (tx, { personId, now }) => {
        const question = await openQuestion(tx, questionId, personId)
        if (question.person_id !== personId) throw errors.forbidden()
        if (question.accepted_answer === answerId) return
        const answer = answerId === null ? null : await shownAnswer(tx, questionId, answerId)
        await posts.setAccepted(tx, questionId, answerId)
        await refreshQuestion(tx, questionId, now)
        if (!answer || !(await isTold(tx, answer.person_id, personId))) return
        const { id: key, person_id: to } = answer
        await notifications.record(tx, {
          kind: 'community-accepted',
          subject: questionId,
          actor: personId,
          to,
          key,
        })
      }),

    markHelpful: (questionId: string, answerId: string, helpful: boolean, session: Session) =>
      within(session, async (tx, { personId, now }) => {
        const question = await lockQuestion(tx, questionId)
        if (question?.listed !== 1) throw errors.notFound('Question')
        const answer = await shownAnswer(tx, questionId, answerId)
        if (answer.person_id === personId) throw errors.forbidden()
        if (!(await posts.setHelpful(tx, { answerId, personId }, helpful))) return
        await refreshQuestion(tx, questionId, now)
        if (!helpful || !(await isTold(tx, answer.person_id, personId))) return
        await notifications.record(tx, {
          kind: 'community-helpful',
          subject: questionId,
          actor: personId,
          to: answer.person_id,
          key: `${answerId}:${personId}`,
        })
      }),

    removeQuestion: (id: string, session: Session) =>
      within(session, async (tx, { personId, now }) => {
        const question = await lockQuestion(tx, id)
        // If the asker has already deleted the question, it no longer has an author. A repeated request finds
        // it in this state.
        if (!question || (question.person_id !== personId && question.person_id !== ''))
          throw errors.notFound('Question')
        if (question.removed_at !== null || question.person_id === '') return
        if (question.listed === 1 && (await posts.hasAnswerOfOthers(tx, id, personId))) {
          await posts.giveUpQuestion(tx, id, now)
          await deletePictures(tx, { kind: 'question', id })
        } else await posts.updateQuestion(tx, id, { removed_at: now, waits_since: null })
        await refreshQuestion(tx, id, now)
      }),

    removeAnswer: (questionId: string, id: string, session: Session) =>
      within(session, async (tx, { personId, now }) => {
        await lockQuestion(tx, questionId)
        const answer = await posts.findAnswer(tx, id)
        if (answer?.question_id !== questionId || answer.person_id !== personId)
          throw errors.notFound('Answer')
        if (answer.removed_at !== null) return
        await posts.updateAnswer(tx, id, { removed_at: now, waits_since: null })
        if (answer.accepted === 1) await posts.setAccepted(tx, questionId, null)
        await refreshQuestion(tx, questionId, now)
      }),
  }
}

async function shownAnswer(tx: Tx, questionId: string, id: string) {
  const answer = await posts.findAnswer(tx, id)
  if (answer?.question_id !== questionId || answer.listed !== 1) throw errors.notFound('Answer')
  return answer
}

/**
 * Tells whether the author is notified. Authors are not notified of their own actions, nor of the actions of
 * people with whom there is a block.
 */
async function isTold(tx: Database, authorId: string, actorId: string): Promise<boolean> {
  if (authorId === '' || authorId === actorId) return false
  return !(await blockedPeopleOf(tx, actorId)).includes(authorId)
}
