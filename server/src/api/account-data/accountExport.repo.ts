import { findConsent } from '../../accounts/people/age.repo'
import type { Instant, Database } from '../../kernel/database/schema'
import { notificationsAbout } from '../../messages/notifications/personalData.repo'
import type { MentorListTable } from '../../accounts/people/mentorAccount.repo'
import { blockedBy } from '../../accounts/people/blockedPairs.repo'
import type { Person } from '../../accounts/people/person.repo'
import { meetingsOf } from '../../mentoring/meetings/meetingExport.repo'
import { mentorReviewsOf } from '../../mentoring/mentor-reviews/mentorReviewExport.repo'
import { mentorshipsOf } from '../../mentoring/mentorships/mentorshipExport.repo'
import { workshopMessagesOf, workshopsOf } from '../../mentoring/workshops/workshopExport.repo'
import { postsOf } from '../../courses/discussions/personalPosts.repo'
import { assessmentsOf, planChangesBy, planOf, planSharesOf } from '../../learning/plan/planExport.repo'
import { enrolmentsOf, ofLearner } from '../../learning/learners/learningExport.repo'

/**
 * Everything that the main API stores about a person, except credentials and secrets. Long lists are async
 * iterables.
 */
export async function accountOf(db: Database, { id, role }: Person, now: Instant) {
  const own = role === 'user' ? await learnerData(db, id) : await mentorData(db, id)
  return {
    role,
    ...own,
    ...(await sessionsAndConsents(db, id)),
    ...(await notificationsAbout(db, id)),
    ...(await postsOf(db, id)),
    workshops: await workshopsOf(db, { id, role }),
    sessionsWithPeople: await meetingsOf(db, { id, role }, now),
    mentorships: await mentorshipsOf(db, { id, role }),
    mentorReviews: await mentorReviewsOf(db, { id, role }),
    blockedPeople: await blockedBy(db, { id, role }),
  }
}

async function learnerData(db: Database, id: string) {
  return {
    account: await db
      .selectFrom('learners')
      .select([
        'id',
        'email',
        'name',
        'mobile',
        'profile',
        'auth_type',
        'language',
        'time_zone',
        'birth_year',
        'certificate_name',
      ])
      .select(['created_at', 'updated_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
    guardianConsent: await guardianConsentOf(db, id),
    domains: await tagsOf(db, 'learner_domains', id),
    enrolments: enrolmentsOf(db, id),
    activity: await ofLearner(db, 'activity', id),
    favorites: await ofLearner(db, 'favorites', id),
    notes: await notesOf(db, id),
    assessments: await assessmentsOf(db, id),
    plan: await planOf(db, id),
    planShares: await planSharesOf(db, id),
    reviews: await ofLearner(db, 'reviews', id),
    certificates: await ofLearner(db, 'certificates', id),
    signInService: await ofLearner(db, 'identity_links', id),
    openIdConnect: await ofLearner(db, 'open_id_links', id),
  }
}

function notesOf(db: Database, id: string) {
  return db
    .selectFrom('notes')
    .select(['course_id', 'lesson_id', 'block_id', 'quote', 'text', 'created_at', 'acted_at'])
    .where('learner_id', '=', id)
    .where('removed', '=', 0)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** The guardian's consent, without the token of the mailed link. */
async function guardianConsentOf(db: Database, id: string) {
  const consent = await findConsent(db, id)
  if (!consent) return null
  const { token_hash: _, ...rest } = consent
  return rest
}

async function mentorData(db: Database, id: string) {
  return {
    account: await db
      .selectFrom('mentors')
      .select(['id', 'email', 'name', 'mobile', 'profile', 'status', 'expertise', 'experience', 'language'])
      .select(['headline', 'story', 'city', 'time_zone', 'reply_rank', 'active_week'])
      .select(['hides_email', 'hides_mobile', 'certificate_name', 'created_at', 'updated_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
    domains: await tagsOf(db, 'mentor_domains', id),
    links: await tagsOf(db, 'mentor_links', id),
    languages: await tagsOf(db, 'mentor_languages', id),
    topics: await tagsOf(db, 'mentor_topics', id),
    planChanges: await planChangesBy(db, id),
    workshopMessages: await workshopMessagesOf(db, id),
    checks: await db
      .selectFrom('mentor_checks')
      .select(['kind', 'detail', 'checked_on', 'withdrawn_at'])
      .where('mentor_id', '=', id)
      .execute(),
    availability: await db
      .selectFrom('mentor_availability')
      .selectAll()
      .where('mentor_id', '=', id)
      .execute(),
    places: await db.selectFrom('mentor_places').selectAll().where('mentor_id', '=', id).execute(),
    courses: coursesOf(db, id),
  }
}

/**
 * The mentor's courses with their lessons. Only one course, and only one text of a lesson, is in memory at a
 * time.
 */
async function* coursesOf(db: Database, id: string) {
  const courses = await db.selectFrom('courses').selectAll().where('mentor_id', '=', id).execute()
  for (const { search_text: _, ...course } of courses)
    yield {
      ...course,
      domains: await ofCourse(db, 'course_domains', course.id),
      modules: await ofCourse(db, 'modules', course.id),
      lessons: await ofCourse(db, 'lessons', course.id),
      lessonBodies: textsOf(db, 'lesson_bodies', course.id),
      lessonDrafts: textsOf(db, 'lesson_drafts', course.id),
      tasks: await ofCourse(db, 'tasks', course.id),
      reviewedWorks: await reviewsIn(db, course.id),
    }
}

async function* textsOf(db: Database, table: 'lesson_bodies' | 'lesson_drafts', courseId: string) {
  const lessons = await db.selectFrom(table).select('lesson_id').where('course_id', '=', courseId).execute()
  for (const { lesson_id } of lessons)
    yield* await db
      .selectFrom(table)
      .selectAll()
      .where('course_id', '=', courseId)
      .where('lesson_id', '=', lesson_id)
      .execute()
}

/** The mentor's decisions and comments about works. The works themselves belong to their learners. */
function reviewsIn(db: Database, courseId: string) {
  return db
    .selectFrom('task_submissions')
    .innerJoin('task_works', 'task_works.id', 'task_submissions.work_id')
    .select(['lesson_id', 'outcome', 'decided_at', 'marks', 'points', 'comment'])
    .where('course_id', '=', courseId)
    .where('outcome', 'in', ['approved', 'returned'])
    .orderBy('decided_at')
    .execute()
}

type CoursesOwn = 'course_domains' | 'lessons' | 'modules' | 'tasks'

function ofCourse<Table extends CoursesOwn>(db: Database, table: Table, id: string) {
  return db.selectFrom<CoursesOwn>(table).selectAll().where('course_id', '=', id).execute()
}

async function tagsOf(db: Database, table: 'learner_domains' | MentorListTable, id: string) {
  const rows = await db
    .selectFrom(table)
    .select('value')
    .where('person_id', '=', id)
    .orderBy('position')
    .execute()
  return rows.map(({ value }) => value)
}

async function sessionsAndConsents(db: Database, id: string) {
  return {
    sessions: await db
      .selectFrom('sessions')
      .select(['created_at', 'expires_at', 'last_used_at', 'browser', 'system'])
      .where('person_id', '=', id)
      .orderBy('created_at')
      .execute(),
    use: await db
      .selectFrom('account_use')
      .select(['last_used_at', 'warned', 'erase_at'])
      .where('person_id', '=', id)
      .execute(),
    notices: await db
      .selectFrom('notice_people')
      .select(['notice', 'queued_at'])
      .where('person_id', '=', id)
      .execute(),
    knownDevices: await db
      .selectFrom('known_devices')
      .select(['created_at', 'last_used_at'])
      .where('person_id', '=', id)
      .orderBy('created_at')
      .execute(),
    emailChanges: await db
      .selectFrom('email_changes')
      .select(['email', 'requested_at', 'expires_at'])
      .where('person_id', '=', id)
      .execute(),
    sanctions: await db
      .selectFrom('sanctions')
      .select(['kind', 'reason', 'imposed_at', 'until', 'ended_at'])
      .where('person_id', '=', id)
      .where('kind', '<>', 'note')
      .orderBy('imposed_at')
      .orderBy('id')
      .execute(),
    appeals: await db
      .selectFrom('appeals')
      .innerJoin('sanctions', 'sanctions.id', 'appeals.sanction_id')
      .select(['kind', 'text', 'created_at', 'state', 'answer', 'decided_at'])
      .where('person_id', '=', id)
      .execute(),
    reports: await db
      .selectFrom('case_reports')
      .select(['kind', 'category', 'text', 'created_at'])
      .where('reporter_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    consents: await db
      .selectFrom('consents')
      .select(['version', 'accepted_at', 'language'])
      .where('person_id', '=', id)
      .orderBy('accepted_at')
      .execute(),
  }
}
