import type { NewReport } from '@mentor-connect/contract/trust/safety'
import type { Role } from '@mentor-connect/contract/accounts/people'
import type { Database } from '../../kernel/database/schema'
import { PLATFORM, type Subject } from '../../kernel/reportables/reportable'
import { picturesOf } from './pictures.repo'
import { findAnswer } from './posts.repo'
import { tagsOf } from './questionState.repo'

/**
 * Returns the author of a post, or the platform if the author's account was deleted. Such a post can still be
 * hidden.
 */
const authorOf = ({ person_id, role }: { person_id: string; role: Role }) =>
  person_id === '' ? PLATFORM : { id: person_id, role }

/** Returns a question that others can see, or could see before it was hidden. */
export async function reportedQuestion(db: Database, { subjectId }: NewReport): Promise<Subject | undefined> {
  const row = await findShown(db, subjectId)
  if (!row) return undefined
  const { id, title, text, subject, language, created_at, edited_at } = row
  const pictures = (await picturesOf(db, 'question', [id])).get(id)
  const content = { title, text, subject, tags: tagsOf(row), language, created_at, edited_at, pictures }
  return { id, about: authorOf(row), content }
}

/**
 * Returns a reported answer. The evidence contains the question, so that the answer can be understood, and
 * earlier texts of an accepted answer.
 */
export async function reportedAnswer(db: Database, { subjectId }: NewReport): Promise<Subject | undefined> {
  const row = await findAnswer(db, subjectId)
  if (!row || row.approved_at === null || row.removed_at !== null) return undefined
  const question = await findShown(db, row.question_id)
  if (!question) return undefined
  const { id, text, language, created_at, edited_at } = row
  const pictures = (await picturesOf(db, 'answer', [id])).get(id)
  const formerTexts = await db
    .selectFrom('community_former_texts')
    .select(['text', 'replaced_at'])
    .where('answer_id', '=', id)
    .orderBy('version', 'desc')
    .limit(FORMER_TEXTS_MAX)
    .execute()
  const asked = { question_id: question.id, question: question.title, question_text: question.text }
  const content = { text, language, created_at, edited_at, pictures, ...asked, formerTexts }
  return { id, about: authorOf(row), content }
}

const FORMER_TEXTS_MAX = 5

const findShown = (db: Database, id: string) =>
  db
    .selectFrom('community_questions')
    .selectAll()
    .where('id', '=', id)
    .where('approved_at', 'is not', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
