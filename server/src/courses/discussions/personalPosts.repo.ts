import type { Database } from '../../kernel/database/schema'

/** Returns the questions and answers that a person wrote in lessons, including removed and hidden ones. */
export async function postsOf(db: Database, personId: string) {
  return {
    questions: await db
      .selectFrom('lesson_questions')
      .select(['id', 'course_id', 'lesson_id', 'block_id', 'title', 'text'])
      .select(['created_at', 'edited_at', 'hidden_at', 'removed_at'])
      .where('person_id', '=', personId)
      .orderBy('created_at')
      .execute(),
    answers: await db
      .selectFrom('lesson_answers')
      .select(['id', 'question_id', 'text', 'created_at', 'edited_at', 'hidden_at', 'removed_at'])
      .where('person_id', '=', personId)
      .orderBy('created_at')
      .execute(),
    helpfulAnswers: await db
      .selectFrom('helpful_answers')
      .select('answer_id')
      .where('person_id', '=', personId)
      .execute(),
  }
}

/**
 * Deletes a learner's questions and answers. A question that other people have answered is kept, but loses
 * its author and its texts.
 */
export async function erasePosts(tx: Database, personId: string) {
  await tx.deleteFrom('helpful_answers').where('person_id', '=', personId).execute()
  const own = tx.selectFrom('lesson_answers').select('id').where('person_id', '=', personId)
  await tx
    .updateTable('lesson_questions')
    .set({ accepted_answer: null })
    .where('accepted_answer', 'in', own)
    .execute()
  await tx.deleteFrom('lesson_answers').where('person_id', '=', personId).execute()
  await tx
    .deleteFrom('lesson_questions')
    .where('person_id', '=', personId)
    .where('id', 'not in', tx.selectFrom('lesson_answers').select('question_id'))
    .execute()
  await tx
    .updateTable('lesson_questions')
    .set({ person_id: '', title: '', text: '', edited_at: null })
    .where('person_id', '=', personId)
    .execute()
}
