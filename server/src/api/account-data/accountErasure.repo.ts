import { sql } from 'kysely'
import { lockRows } from '../../platform/database/lockRows'
import { deleteJobsAbout } from '../../platform/jobs/jobs.repo'
import type { Database } from '../../kernel/database/schema'
import { cancelMeetingsOf } from '../../mentoring/meetings/cancelMeetings.repo'
import { cancelMentorshipsOf } from '../../mentoring/mentorships/cancelMentorships.repo'
import { lockAccount } from '../../accounts/people/credentials.repo'
import { MENTOR_LIST_TABLES } from '../../accounts/people/mentorAccount.repo'
import { eraseMentorReviews } from '../../accounts/people/mentorRating.repo'
import type { Person } from '../../accounts/people/person.repo'
import { UNKNOWN_RANK } from '../../accounts/people/replyRanks'
import { erasePosts } from '../../courses/discussions/personalPosts.repo'
import { indexCourses, unindexCourses } from '../../courses/catalogue/search/courseWords.repo'

/** Replaces the name of a mentor whose account was deleted; bilingual, because readers of both languages see it. */
export const FORMER_MENTOR = 'Former mentor · पूर्व मेंटर'

/** The id of the placeholder row that keeps only a deleted certificate's bit in the status list. */
export const erasedCertificateId = (statusIndex: number) => `erased-${statusIndex}`

/** Status list indexes of a learner's signed certificates. */
export async function statusBitsOf(tx: Database, learnerId: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('certificates')
    .select('status_index')
    .where('learner_id', '=', learnerId)
    .where('status_index', 'is not', null)
    .execute()
  return rows.map(({ status_index }) => Number(status_index))
}

/**
 * Deletes everything about a learner from the main API's tables except notifications (see `tellPartners`).
 * Returns the sessions and mentorships that this has cancelled, whose mentors must be notified.
 */
export async function eraseLearner(
  tx: Database,
  person: Person,
  { keepCertificates, now }: { keepCertificates: boolean; now: Date },
) {
  const { id } = person
  const learnt = tx.selectFrom('enrolments').select('course_id').where('learner_id', '=', id)
  const reviewed = tx.selectFrom('reviews').select('course_id').where('learner_id', '=', id)
  // The rows are locked in a fixed order, so that two concurrent deletions cannot deadlock.
  const touched = tx
    .selectFrom('courses')
    .select('id')
    .where((eb) => eb.or([eb('id', 'in', learnt), eb('id', 'in', reviewed)]))
    .orderBy('id')
  await lockRows(tx, touched).execute()
  await takeReviewsBack(tx, id)
  await tx
    .updateTable('courses')
    .set({ students: sql`students - 1` })
    .where('id', 'in', learnt)
    .where('students', '>', 0)
    .execute()
  if (!keepCertificates) await withdrawCertificates(tx, id)
  await erasePosts(tx, id)
  const meetings = await cancelSessions(tx, person, now)
  await forgetSignIns(tx, person)
  await eraseMentorReviews(tx, id)
  const mentorships = await cancelMentorshipsOf(tx, id, now.toISOString())
  // Foreign keys cascade to enrolments, progress, activity, links and the rest.
  await tx.deleteFrom('learners').where('id', '=', id).execute()
  await forgetAccess(tx, id)
  return { meetings, mentorships }
}

/**
 * Deletes everything about a mentor except notifications (see `tellPartners`). Courses with enrolled learners
 * stay, without the mentor's name. Returns the sessions and mentorships that this has cancelled, whose learners
 * must be notified.
 */
export async function eraseMentor(tx: Database, person: Person, now: Date) {
  const { id } = person
  const meetings = await cancelSessions(tx, person, now)
  await forgetSignIns(tx, person)
  const mentorships = await cancelMentorshipsOf(tx, id, now.toISOString())
  // Because of this lock, a concurrent enrolment either commits before the next statement or finds the course
  // deleted.
  const own = tx.selectFrom('courses').select('id').where('mentor_id', '=', id).orderBy('id')
  await lockRows(tx, own).execute()
  const without = await own.where('id', 'not in', tx.selectFrom('enrolments').select('course_id')).execute()
  const deleted = without.map((course) => course.id)
  await unindexCourses(tx, deleted)
  if (deleted.length > 0) await tx.deleteFrom('courses').where('id', 'in', deleted).execute()
  for (const table of MENTOR_LIST_TABLES) await tx.deleteFrom(table).where('person_id', '=', id).execute()
  const tables = [
    'mentor_availability',
    'meetings',
    'workshops',
    'mentorships',
    'mentor_places',
    'mentor_checks',
    'mentor_reviews',
    'blocked_pairs',
  ] as const
  for (const table of tables) await tx.deleteFrom(table).where('mentor_id', '=', id).execute()
  await leavePlans(tx, id)
  const left = await tx.selectFrom('courses').select('id').where('mentor_id', '=', id).execute()
  if (left.length === 0) {
    await tx.deleteFrom('mentors').where('id', '=', id).execute()
  } else {
    await makeNameless(tx, id)
    await openTasks(
      tx,
      left.map((course) => course.id),
    )
    await indexCourses(
      tx,
      left.map((course) => course.id),
    )
  }
  await forgetAccess(tx, id)
  return { meetings, mentorships }
}

/**
 * Deletes the person's pending changes of access. It must come last, because the statements before it fire
 * triggers that record such changes, and chat learns of the deletion anyway.
 */
async function forgetAccess(tx: Database, id: string) {
  await tx.deleteFrom('account_access').where('person_id', '=', id).execute()
}

/**
 * Removes the content of signed certificates, but keeps their bits in the status list, set to revoked, because
 * copies in circulation must not verify.
 */
async function withdrawCertificates(tx: Database, learnerId: string) {
  const nameless = sql<string>`'erased-' || status_index`
  await tx
    .updateTable('certificates')
    .set({
      id: nameless,
      learner_id: nameless,
      course_id: '',
      learner_name: '',
      course_name: '',
      instructor_name: '',
      credential: null,
      revoked_at: sql<string>`coalesce(revoked_at, updated_at)`,
      revoked_reason: null,
    })
    .where('learner_id', '=', learnerId)
    .where('status_index', 'is not', null)
    .execute()
  await tx.deleteFrom('certificates').where('learner_id', '=', learnerId).execute()
}

async function takeReviewsBack(tx: Database, learnerId: string) {
  const reviews = await tx
    .selectFrom('reviews')
    .select(['course_id', 'rating'])
    .where('learner_id', '=', learnerId)
    .orderBy('course_id')
    .execute()
  for (const { course_id, rating } of reviews)
    await tx
      .updateTable('courses')
      .set({
        rating_sum: sql`rating_sum - ${rating}`,
        rating_count: sql`rating_count - 1`,
        rating_average: sql`case when rating_count > 1
          then cast(rating_sum - ${rating} as double precision) / (rating_count - 1) else 0 end`,
      })
      .where('id', '=', course_id)
      .execute()
}

/**
 * Cancels the person's sessions. Call it before the person's notifications are deleted, because sessions are
 * locked before the people who are notified of them.
 */
async function cancelSessions(tx: Database, { id, role }: Person, now: Date) {
  await lockAccount(tx, role, id)
  return cancelMeetingsOf(tx, id, now.toISOString())
}

/** Tables keyed by the person's id. */
const OWN_TABLES = [
  'sessions',
  'known_devices',
  'account_use',
  'notice_people',
  'email_changes',
  'consents',
  'sanctions',
] as const

/** Tables keyed by address and role: pending sign-ups and password resets. */
const SIGN_IN_TABLES = [
  'signups',
  'sign_up_links',
  'sign_up_mails',
  'otp_guesses',
  'password_resets',
  'password_reset_requests',
] as const

async function forgetSignIns(tx: Database, { id, email, role }: Person) {
  await lockAccount(tx, role, id)
  await deleteJobsAbout(tx, id)
  await tx.deleteFrom('time_cells').where('person_id', '=', id).execute()
  for (const table of OWN_TABLES) await tx.deleteFrom(table).where('person_id', '=', id).execute()
  for (const table of SIGN_IN_TABLES)
    await tx.deleteFrom(table).where('email', '=', email).where('role', '=', role).execute()
}

/** Removes the mentor from learners' plans. Steps that the mentor has added stay in them. */
async function leavePlans(tx: Database, id: string) {
  await tx.updateTable('plan_steps').set({ added_by: null }).where('added_by', '=', id).execute()
  await tx.updateTable('plan_steps').set({ with_mentor: null }).where('with_mentor', '=', id).execute()
  await tx.updateTable('plan_changes').set({ mentor_id: null }).where('mentor_id', '=', id).execute()
  await tx
    .updateTable('plan_changes')
    .set({ step: sql<string>`replace(step, ${`"${id}"`}, 'null')` })
    .where('step', 'like', `%"${id}"%`)
    .execute()
}

/**
 * Turns the tasks of these courses into texts, which learners complete themselves, because nobody can approve
 * works any more.
 */
async function openTasks(tx: Database, courseIds: string[]) {
  await tx
    .updateTable('lessons')
    .set({ kind: 'text' })
    .where('course_id', 'in', courseIds)
    .where('kind', '=', 'task')
    .execute()
}

async function makeNameless(tx: Database, id: string) {
  await tx
    .updateTable('mentors')
    .set({
      name: FORMER_MENTOR,
      email: `${id}@erased.invalid`,
      password_hash: null,
      mobile: null,
      profile: null,
      verified: 0,
      status: 'inactive',
      expertise: '',
      experience: 0,
      language: null,
      certificate_name: null,
      headline: '',
      story: '',
      city: '',
      time_zone: null,
      reply_rank: UNKNOWN_RANK,
      active_week: null,
      next_slot_at: null,
      found_by: '',
      rating_sum: 0,
      rating_count: 0,
    })
    .where('id', '=', id)
    .execute()
}
