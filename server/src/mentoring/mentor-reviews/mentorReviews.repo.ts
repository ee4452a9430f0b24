import type { MentorReview } from '@mentor-connect/contract/mentoring/mentorReviews'
import type { Selectable } from 'kysely'
import { pageWindow, type PageRequest } from '../../courses/catalogue/pages'
import type { ApiDatabase, Instant, Database } from '../../kernel/database/schema'
import { shortName } from '../../accounts/people/shortName'

export type StoredReview = Selectable<ApiDatabase['mentor_reviews']>

export interface Pair {
  learnerId: string
  mentorId: string
}

const withAuthor = (db: Database) =>
  db
    .selectFrom('mentor_reviews as r')
    .innerJoin('learners', 'learners.id', 'r.learner_id')
    .selectAll('r')
    .select('learners.name')

type ReviewRow = StoredReview & { name: string }

export function presentReview(row: ReviewRow, readerId: string | null): MentorReview {
  return {
    id: row.id,
    author: { name: shortName(row.name) },
    rating: row.rating,
    text: row.text,
    createdAt: row.created_at,
    ...(row.reply && row.replied_at && { reply: { text: row.reply, at: row.replied_at } }),
    ...(row.learner_id === readerId && { mine: true as const }),
  }
}

/** Returns the number of reviews of an active mentor; undefined for anybody else. */
export async function countReviews(db: Database, mentorId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('mentors')
    .select('rating_count')
    .where('id', '=', mentorId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row?.rating_count
}

export async function listReviews(
  db: Database,
  mentorId: string,
  readerId: string | null,
  page: PageRequest,
): Promise<MentorReview[]> {
  const { limit, offset } = pageWindow(page)
  const rows = await withAuthor(db)
    .where('r.mentor_id', '=', mentorId)
    .where('r.hidden_at', 'is', null)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => presentReview(row, readerId))
}

export const findOwnReview = (db: Database, { learnerId, mentorId }: Pair): Promise<ReviewRow | undefined> =>
  withAuthor(db).where('r.learner_id', '=', learnerId).where('r.mentor_id', '=', mentorId).executeTakeFirst()

/** Finds a review of this mentor that the public may see. */
export const findReviewAbout = (db: Database, mentorId: string, id: string): Promise<ReviewRow | undefined> =>
  withAuthor(db)
    .where('r.id', '=', id)
    .where('r.mentor_id', '=', mentorId)
    .where('r.hidden_at', 'is', null)
    .executeTakeFirst()

export async function insertReview(
  tx: Database,
  { learnerId, mentorId, ...review }: Pair & Pick<StoredReview, 'id' | 'rating' | 'text'>,
  now: Instant,
) {
  await tx
    .insertInto('mentor_reviews')
    .values({
      ...review,
      learner_id: learnerId,
      mentor_id: mentorId,
      created_at: now,
      updated_at: now,
      reply: '',
      replied_at: null,
      hidden_at: null,
    })
    .execute()
}

export async function changeReview(
  tx: Database,
  { id, rating, text }: Pick<StoredReview, 'id' | 'rating' | 'text'>,
  now: Instant,
) {
  await tx.updateTable('mentor_reviews').set({ rating, text, updated_at: now }).where('id', '=', id).execute()
}

export async function deleteReview(tx: Database, id: string) {
  await tx.deleteFrom('mentor_reviews').where('id', '=', id).execute()
}

/** Stores the mentor's reply to a review. An empty text removes the reply. */
export async function writeReply(tx: Database, id: string, reply: string, now: Instant) {
  const replied_at = reply ? now : null
  await tx.updateTable('mentor_reviews').set({ reply, replied_at }).where('id', '=', id).execute()
}
