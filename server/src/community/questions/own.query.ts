import { QUESTIONS_PAGE } from '@mentor-connect/contract/community/communityRules'
import type { OwnAnswer } from '@mentor-connect/contract/community/own'
import type { Database } from '../../kernel/database/schema'
import { cutPage, isAfter, readCursor } from './cursor'
import { stateOf, toExcerpt } from './present'
import { selectQuestions } from './questions.query'

const TEXTS: ['text', 'text'] = ['text', 'text']

/** Returns a page of a person's questions, newest first, including those that others do not see. */
export async function ownQuestions(db: Database, personId: string, after: string | undefined) {
  const cursor = readCursor(after, TEXTS)
  const order = ['community_questions.created_at', 'community_questions.id']
  const rows = await selectQuestions(db)
    .where('community_questions.person_id', '=', personId)
    .where('community_questions.removed_at', 'is', null)
    .$if(cursor !== undefined, (query) => query.where(isAfter(order, cursor!)))
    .orderBy('community_questions.created_at', 'desc')
    .orderBy('community_questions.id', 'desc')
    .limit(QUESTIONS_PAGE + 1)
    .execute()
  return cutPage(rows, QUESTIONS_PAGE, ({ created_at, id }) => [created_at, id])
}

export async function countQuestions(db: Database, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom('community_questions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .where('listed', '=', 1)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns a page of a person's answers, newest first, including those that others do not see. */
export async function ownAnswers(db: Database, personId: string, after: string | undefined) {
  const cursor = readCursor(after, TEXTS)
  const rows = await db
    .selectFrom('community_answers')
    .innerJoin('community_questions', 'community_questions.id', 'community_answers.question_id')
    .selectAll('community_answers')
    .select('community_questions.title')
    .where('community_answers.person_id', '=', personId)
    .where('community_answers.removed_at', 'is', null)
    .$if(cursor !== undefined, (query) =>
      query.where(isAfter(['community_answers.created_at', 'community_answers.id'], cursor!)),
    )
    .orderBy('community_answers.created_at', 'desc')
    .orderBy('community_answers.id', 'desc')
    .limit(QUESTIONS_PAGE + 1)
    .execute()
  const page = cutPage(rows, QUESTIONS_PAGE, ({ created_at, id }) => [created_at, id])
  return { answers: page.rows.map(toOwnAnswer), next: page.next }
}

type OwnRow = Parameters<typeof stateOf>[0] & {
  id: string
  question_id: string
  title: string
  text: string
  language: string
  created_at: string
  helpful: number
  accepted: number
}

function toOwnAnswer(row: OwnRow): OwnAnswer {
  const state = stateOf(row)
  return {
    id: row.id,
    question: { id: row.question_id, title: row.title },
    excerpt: toExcerpt(row.text),
    language: row.language,
    createdAt: row.created_at,
    helpful: row.helpful,
    ...(row.accepted === 1 && { isAccepted: true }),
    ...(state && { state }),
    ...(state === 'refused' && { reason: row.refusal ?? '' }),
  }
}

/** Returns a page of ids of the questions that a person follows and that everybody can read. */
export async function followedQuestions(db: Database, personId: string, after: string | undefined) {
  const cursor = readCursor(after, TEXTS)
  const rows = await db
    .selectFrom('community_followed_questions as follows')
    .innerJoin('community_questions', 'community_questions.id', 'follows.question_id')
    .select(['follows.question_id', 'follows.followed_at'])
    .where('follows.person_id', '=', personId)
    .where('community_questions.listed', '=', 1)
    .$if(cursor !== undefined, (query) =>
      query.where(isAfter(['follows.followed_at', 'follows.question_id'], cursor!)),
    )
    .orderBy('follows.followed_at', 'desc')
    .orderBy('follows.question_id', 'desc')
    .limit(QUESTIONS_PAGE + 1)
    .execute()
  const page = cutPage(rows, QUESTIONS_PAGE, ({ followed_at, question_id }) => [followed_at, question_id])
  return { ids: page.rows.map(({ question_id }) => question_id), next: page.next }
}

/** Returns the ids of the subjects that a mentor's profile names. */
export async function topicsOfMentor(db: Database, mentorId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('mentor_topics')
    .select('value')
    .where('person_id', '=', mentorId)
    .orderBy('position')
    .execute()
  return rows.map(({ value }) => value)
}
