import type { Database } from '../../kernel/database/schema'
import { lockQuestions, setAccepted } from './posts.repo'
import { refreshQuestion } from './questionState.repo'

/**
 * Returns everything that a person has written or marked in the community, including posts that others do not
 * see.
 */
export async function postsOf(db: Database, personId: string) {
  return {
    communityQuestions: await db
      .selectFrom('community_questions')
      .select(['id', 'language', 'subject', 'tags', 'title', 'text', 'created_at', 'edited_at'])
      .select(['approved_at', 'refusal', 'hidden_at', 'removed_at'])
      .where('person_id', '=', personId)
      .orderBy('created_at')
      .execute(),
    communityAnswers: await db
      .selectFrom('community_answers')
      .select(['id', 'question_id', 'language', 'text', 'created_at', 'edited_at'])
      .select(['approved_at', 'refusal', 'hidden_at', 'removed_at'])
      .where('person_id', '=', personId)
      .orderBy('created_at')
      .execute(),
    communityHelpful: await db
      .selectFrom('community_helpful')
      .select('answer_id')
      .where('person_id', '=', personId)
      .orderBy('answer_id')
      .execute(),
  }
}

/**
 * Removes a person from the community. Posts that everybody can read are kept without their author and
 * pictures; all others are deleted.
 */
export async function leavePosts(tx: Database, personId: string, now: Date) {
  const at = now.toISOString()
  const questions = await touchedBy(tx, personId)
  await lockQuestions(tx, questions)
  await forgetHelpful(tx, personId)
  await deleteFormerTexts(tx, personId)
  await deletePicturesOf(tx, personId)
  await leaveAnswers(tx, personId)
  await tx
    .deleteFrom('community_questions')
    .where('person_id', '=', personId)
    .where('listed', '=', 0)
    .execute()
  await tx
    .updateTable('community_questions')
    .set({ person_id: '', text_hash: '' })
    .where('person_id', '=', personId)
    .execute()
  for (const id of await existing(tx, questions)) await refreshQuestion(tx, id, at)
}

/** Returns the ids of the questions whose pages show a post or a mark of the person, in ascending order. */
async function touchedBy(tx: Database, personId: string): Promise<string[]> {
  const own = tx.selectFrom('community_questions').select('id').where('person_id', '=', personId)
  const answered = tx
    .selectFrom('community_answers')
    .select('question_id as id')
    .where('person_id', '=', personId)
  const helped = tx
    .selectFrom('community_helpful')
    .innerJoin('community_answers', 'community_answers.id', 'community_helpful.answer_id')
    .select('community_answers.question_id as id')
    .where('community_helpful.person_id', '=', personId)
  const rows = await own.union(answered).union(helped).execute()
  return rows.map(({ id }) => id).sort()
}

async function existing(tx: Database, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('community_questions')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function forgetHelpful(tx: Database, personId: string) {
  await tx
    .updateTable('community_answers')
    .set((eb) => ({ helpful: eb('helpful', '-', 1) }))
    .where(
      'id',
      'in',
      tx.selectFrom('community_helpful').select('answer_id').where('person_id', '=', personId),
    )
    .execute()
  await tx.deleteFrom('community_helpful').where('person_id', '=', personId).execute()
}

const answersOf = (tx: Database, personId: string) =>
  tx.selectFrom('community_answers').select('id').where('person_id', '=', personId)

async function deleteFormerTexts(tx: Database, personId: string) {
  await tx.deleteFrom('community_former_texts').where('answer_id', 'in', answersOf(tx, personId)).execute()
}

async function deletePicturesOf(tx: Database, personId: string) {
  const own = tx.selectFrom('community_questions').select('id').where('person_id', '=', personId)
  await tx.deleteFrom('community_pictures').where('question_id', 'in', own).execute()
  await tx.deleteFrom('community_pictures').where('answer_id', 'in', answersOf(tx, personId)).execute()
}

async function leaveAnswers(tx: Database, personId: string) {
  const unlisted = await tx
    .deleteFrom('community_answers')
    .where('person_id', '=', personId)
    .where('listed', '=', 0)
    .returning(['question_id', 'accepted'])
    .execute()
  for (const { question_id, accepted } of unlisted)
    if (accepted === 1) await setAccepted(tx, question_id, null)
  await tx
    .updateTable('community_answers')
    .set({ person_id: '', text_hash: '' })
    .where('person_id', '=', personId)
    .execute()
}
