import type { Kysely } from 'kysely'
import type { ApiDatabase } from '../database/schema'

type Database = Kysely<ApiDatabase>

/** A learner's courses with progress, attempts at quizzes and works at tasks. */
export async function enrolmentsOf(db: Database, id: string) {
  const lessons = await ofLearner(db, 'lesson_progress', id)
  const positions = await ofLearner(db, 'lesson_positions', id)
  const watched = await ofLearner(db, 'lesson_watched', id)
  const attempts = await attemptsOf(db, id)
  const works = await worksOf(db, id)
  const practice = await practiceOf(db, id)
  const enrolments = await db
    .selectFrom('enrolments')
    .innerJoin('courses', 'courses.id', 'enrolments.course_id')
    .select(['course_id', 'courses.title as course_name'])
    .select(['enrolments.created_at', 'last_active_at', 'celebrated_at'])
    .where('learner_id', '=', id)
    .orderBy('enrolments.created_at')
    .execute()
  return enrolments.map((enrolment) => ({
    ...enrolment,
    lessons: lessons
      .filter((lesson) => lesson.course_id === enrolment.course_id)
      .map(({ lesson_id, status, updated_at }) => ({ lesson_id, status, updated_at })),
    positions: positions
      .filter((position) => position.course_id === enrolment.course_id)
      .map(({ lesson_id, block_id, second, at }) => ({ lesson_id, block_id, second, at })),
    watched: watched
      .filter((video) => video.course_id === enrolment.course_id)
      .map(({ lesson_id, block_id, pieces, at }) => ({ lesson_id, block_id, pieces, at })),
    attempts: attempts.filter((attempt) => attempt.course_id === enrolment.course_id),
    works: works.filter((work) => work.course_id === enrolment.course_id),
    practice: practice.filter((run) => run.course_id === enrolment.course_id),
  }))
}

/** Attempts at quizzes with the answers that were given. */
async function attemptsOf(db: Database, id: string) {
  const attempts = await db
    .selectFrom('attempts')
    .select([
      'id',
      'course_id',
      'lesson_id',
      'state',
      'started_at',
      'ended_at',
      'points',
      'of_points',
      'passed',
    ])
    .where('learner_id', '=', id)
    .orderBy('started_at')
    .execute()
  const answers = await db
    .selectFrom('answers')
    .innerJoin('attempts', 'attempts.id', 'answers.attempt_id')
    .select(['attempt_id', 'question_id', 'answer', 'saved_at', 'mark'])
    .where('attempts.learner_id', '=', id)
    .orderBy('question_id')
    .execute()
  return attempts.map(({ id: attemptId, ...attempt }) => ({
    ...attempt,
    answers: answers
      .filter(({ attempt_id }) => attempt_id === attemptId)
      .map(({ question_id, answer, saved_at, mark }) => ({ question_id, answer, saved_at, mark })),
  }))
}

function practiceOf(db: Database, id: string) {
  return db
    .selectFrom('practice_runs')
    .select([
      'course_id',
      'lesson_id',
      'state',
      'turn',
      'recent',
      'last_outcome',
      'started_at',
      'answered_at',
    ])
    .where('learner_id', '=', id)
    .orderBy('started_at')
    .execute()
}

/** Works at tasks: the draft, all that was sent, and what the mentor decided. */
async function worksOf(db: Database, id: string) {
  const works = await db
    .selectFrom('task_works')
    .select(['id', 'course_id', 'lesson_id', 'state', 'text', 'link', 'file', 'written_at'])
    .where('learner_id', '=', id)
    .orderBy('lesson_id')
    .execute()
  const sent = await db
    .selectFrom('task_submissions')
    .innerJoin('task_works', 'task_works.id', 'task_submissions.work_id')
    .selectAll('task_submissions')
    .where('task_works.learner_id', '=', id)
    .orderBy('task_submissions.number')
    .execute()
  return works.map(({ id: workId, ...work }) => ({
    ...work,
    submissions: sent.filter(({ work_id }) => work_id === workId).map(({ work_id: _, ...one }) => one),
  }))
}

type LearnersOwn =
  | 'activity'
  | 'certificates'
  | 'favorites'
  | 'identity_links'
  | 'lesson_positions'
  | 'lesson_progress'
  | 'lesson_watched'
  | 'reviews'

/** All rows of a learner in one table. */
export function ofLearner<Table extends LearnersOwn>(db: Database, table: Table, id: string) {
  return db.selectFrom<LearnersOwn>(table).selectAll().where('learner_id', '=', id).execute()
}
