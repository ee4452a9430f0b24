import type { Role } from '@mentor-connect/contract/accounts/people'
import {
  FOLLOWED_QUESTIONS_MAX,
  FOLLOWED_SUBJECTS_MAX,
} from '@mentor-connect/contract/community/communityRules'
import { errors } from '../../platform/http/errors'
import type { Database, Instant, Tx } from '../../kernel/database/schema'

interface Follower {
  personId: string
  role: Role
}

/**
 * Follows a question. Idempotent.
 *
 * @throws ApiError `forbidden` with the reason `follows_full`
 */
export async function followQuestion(tx: Tx, questionId: string, { personId, role }: Follower, now: Instant) {
  if (await isFollowed(tx, questionId, personId)) return
  const { count } = await tx
    .selectFrom('community_followed_questions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= FOLLOWED_QUESTIONS_MAX) throw errors.refused('follows_full')
  await tx
    .insertInto('community_followed_questions')
    .values({ question_id: questionId, person_id: personId, role, followed_at: now })
    .onConflict((conflict) => conflict.columns(['question_id', 'person_id']).doNothing())
    .execute()
}

export async function unfollowQuestion(tx: Tx, questionId: string, personId: string) {
  await tx
    .deleteFrom('community_followed_questions')
    .where('question_id', '=', questionId)
    .where('person_id', '=', personId)
    .execute()
}

export async function isFollowed(db: Database, questionId: string, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('community_followed_questions')
    .select('question_id')
    .where('question_id', '=', questionId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the next followers of a question, in the order of their ids. */
export const followersAfter = (db: Database, questionId: string, after: string, limit: number) =>
  db
    .selectFrom('community_followed_questions')
    .select('person_id')
    .where('question_id', '=', questionId)
    .where('person_id', '>', after)
    .orderBy('person_id')
    .limit(limit)
    .execute()

export async function followedSubjects(db: Database, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('community_followed_subjects')
    .select('subject')
    .where('person_id', '=', personId)
    .orderBy('subject')
    .execute()
  return rows.map(({ subject }) => subject)
}

/**
 * Follows a subject. Idempotent.
 *
 * @throws ApiError `forbidden` with the reason `follows_full`
 */
export async function addSubject(tx: Tx, personId: string, subject: string) {
  const followed = await followedSubjects(tx, personId)
  if (followed.includes(subject)) return
  if (followed.length >= FOLLOWED_SUBJECTS_MAX) throw errors.refused('follows_full')
  await tx
    .insertInto('community_followed_subjects')
    .values({ person_id: personId, subject })
    .onConflict((conflict) => conflict.columns(['person_id', 'subject']).doNothing())
    .execute()
}

/** Stops following a subject. After the last subject, no weekly mail is sent any more. */
export async function removeSubject(tx: Tx, personId: string, subject: string) {
  await tx
    .deleteFrom('community_followed_subjects')
    .where('person_id', '=', personId)
    .where('subject', '=', subject)
    .execute()
  if ((await followedSubjects(tx, personId)).length === 0)
    await tx.deleteFrom('community_digests').where('person_id', '=', personId).execute()
}

/** Sets the time of the first weekly mail, unless a time is already set. */
export async function startDigest(
  tx: Tx,
  { personId, role }: Follower,
  { since, mailAt }: { since: Instant; mailAt: Instant },
) {
  await tx
    .insertInto('community_digests')
    .values({ person_id: personId, role, since, mail_at: mailAt })
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .execute()
}

export async function deleteFollows(tx: Database, personId: string) {
  await tx.deleteFrom('community_followed_questions').where('person_id', '=', personId).execute()
  await tx.deleteFrom('community_followed_subjects').where('person_id', '=', personId).execute()
  await tx.deleteFrom('community_digests').where('person_id', '=', personId).execute()
}

/**
 * Returns the subjects and questions that a person follows, and the time at which the next weekly mail is
 * due.
 */
export async function followsOf(db: Database, personId: string) {
  return {
    communityFollows: {
      questions: await db
        .selectFrom('community_followed_questions')
        .select(['question_id', 'followed_at'])
        .where('person_id', '=', personId)
        .orderBy('followed_at')
        .execute(),
      subjects: await followedSubjects(db, personId),
    },
  }
}
