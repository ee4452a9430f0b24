import type { PostToDecide, WaitingPost } from '@mentor-connect/contract/admin/community'
import { sql } from 'kysely'
import { picturesOf, type PostKey } from '../../community/posts/pictures.repo'
import type { Database } from '../../kernel/database/schema'
import { cutPage, inOrder } from '../sortedPage'

/**
 * Selects the posts that wait for a decision, with the titles of their questions and the names of their
 * authors, in no particular order.
 */
function waitingPosts(db: Database) {
  const questions = db
    .selectFrom('community_questions')
    .select(['id', 'id as question_id', 'person_id', 'role', 'language', 'version', 'text'])
    .select([sql<'question' | 'answer'>`'question'`.as('kind'), sql<string>`waits_since`.as('waits_since')])
    .where('waits_since', 'is not', null)
  const answers = db
    .selectFrom('community_answers')
    .select(['id', 'question_id', 'person_id', 'role', 'language', 'version', 'text'])
    .select([sql<'question' | 'answer'>`'answer'`.as('kind'), sql<string>`waits_since`.as('waits_since')])
    .where('waits_since', 'is not', null)
  return db
    .selectFrom(questions.unionAll(answers).as('posts'))
    .innerJoin('community_questions as asked', 'asked.id', 'posts.question_id')
    .leftJoin('learners', 'learners.id', 'posts.person_id')
    .leftJoin('mentors', 'mentors.id', 'posts.person_id')
    .selectAll('posts')
    .select(['asked.title', 'asked.subject', 'asked.text as questionText'])
    .select(['learners.name as learnerName', 'mentors.name as mentorName'])
}
type WaitingRow = Awaited<ReturnType<ReturnType<typeof waitingPosts>['executeTakeFirstOrThrow']>>

/** Returns a page of the posts that wait for a decision, longest waiting first. */
export async function waitingPage(db: Database, after?: string) {
  const order = { column: 'posts.waits_since', id: 'posts.id', isDescending: false }
  const { rows, next } = cutPage(await inOrder(waitingPosts(db), order, after).execute())
  return { rows: rows.map(toWaiting), next }
}

export async function findWaiting(db: Database, { kind, id }: PostKey): Promise<PostToDecide | undefined> {
  const row = await waitingPosts(db)
    .where('posts.id', '=', id)
    .where('posts.kind', '=', kind)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    ...toWaiting(row),
    text: row.text,
    pictures: (await picturesOf(db, kind, [id])).get(id) ?? [],
    question: kind === 'answer' ? row.questionText : null,
    version: row.version,
  }
}

const toWaiting = (row: WaitingRow): WaitingPost => ({
  kind: row.kind,
  id: row.id,
  title: row.title,
  subject: row.subject,
  language: row.language,
  author: { id: row.person_id, role: row.role, name: row.learnerName ?? row.mentorName ?? '' },
  waitsSince: row.waits_since,
})
