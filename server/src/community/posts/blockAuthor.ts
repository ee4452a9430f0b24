import { blockLearner } from '../../accounts/people/blockLearner'
import type { DomainDependencies } from '../../kernel/domain'
import { errors } from '../../platform/http/errors'
import { findAnswer, findQuestion } from './posts.repo'

interface Post {
  questionId: string
  /** Absent for the question itself. */
  answerId?: string
}

/**
 * Blocks the learner who has written a post that everybody can read. The caller does not learn the id of that
 * learner.
 */
export async function blockAuthor(
  dependencies: Pick<DomainDependencies, 'db' | 'chat'>,
  personId: string,
  { questionId, answerId }: Post,
): Promise<void> {
  const { db } = dependencies
  const question = await findQuestion(db, questionId)
  if (question?.listed !== 1) throw errors.notFound('Question')
  const answer = answerId === undefined ? undefined : await findAnswer(db, answerId)
  if (answerId !== undefined && (answer?.question_id !== questionId || answer.listed !== 1))
    throw errors.notFound('Answer')
  const { person_id: otherId } = answer ?? question
  await blockLearner(dependencies, { personId, otherId, blocked: true })
}
