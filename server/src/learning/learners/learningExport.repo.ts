import type { Selectable } from 'kysely'
import type { ApiDatabase, Database } from '../../kernel/database/schema'

interface Learning {
  learnerId: string
  courseId: string
}

/**
 * Yields a learner's courses with progress, attempts at quizzes and works for tasks. One course is read at a
 * time.
 */
export async function* enrolmentsOf(db: Database, learnerId: string) {
  const enrolments = await db
    .selectFrom('enrolments')
    .innerJoin('courses', 'courses.id', 'enrolments.course_id')
    .select(['course_id', 'courses.title as course_name'])
    .select(['enrolments.created_at', 'last_active_at', 'celebrated_at'])
    .where('learner_id', '=', learnerId)
    .orderBy('enrolments.created_at')
    .execute()
  for (const enrolment of enrolments) {
    const learning = { learnerId, courseId: enrolment.course_id }
    yield {
      ...enrolment,
      ...(await progressIn(db, learning)),
      attempts: await attemptsIn(db, learning),
      works: await worksIn(db, learning),
      practice: await practiceIn(db, learning),
    }
  }
}

async function progressIn(db: Database, { learnerId, courseId }: Learning) {
  return {
    lessons: await db
      .selectFrom('lesson_progress')
      .select(['lesson_id', 'status', 'updated_at'])
      .where('learner_id', '=', learnerId)
      .where('course_id', '=', courseId)
      .execute(),
    positions: await db
      .selectFrom('lesson_positions')
      .select(['lesson_id', 'block_id', 'second', 'at'])
      .where('learner_id', '=', learnerId)
      .where('course_id', '=', courseId)
      .execute(),
    watched: await db
      .selectFrom('lesson_watched')
      .select(['lesson_id', 'block_id', 'pieces', 'at'])
      .where('learner_id', '=', learnerId)
      .where('course_id', '=', courseId)
      .execute(),
  }
}

/** Returns attempts at quizzes with the learner's answers. */
async function attemptsIn(db: Database, { learnerId, courseId }: Learning) {
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
    .where('learner_id', '=', learnerId)
    .where('course_id', '=', courseId)
    .orderBy('started_at')
    .execute()
  const answers = await db
    .selectFrom('answers')
    .innerJoin('attempts', 'attempts.id', 'answers.attempt_id')
    .select(['attempt_id', 'question_id', 'answer', 'saved_at', 'mark'])
    .where('attempts.learner_id', '=', learnerId)
    .where('attempts.course_id', '=', courseId)
    .orderBy('question_id')
    .execute()
  return attempts.map(({ id: attemptId, ...attempt }) => ({
    ...attempt,
    answers: answers
      .filter(({ attempt_id }) => attempt_id === attemptId)
      .map(({ question_id, answer, saved_at, mark }) => ({ question_id, answer, saved_at, mark })),
  }))
}

function practiceIn(db: Database, { learnerId, courseId }: Learning) {
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
    .where('learner_id', '=', learnerId)
    .where('course_id', '=', courseId)
    .orderBy('started_at')
    .execute()
}

/** Returns works for tasks: drafts, submissions and the mentor's decisions. */
async function worksIn(db: Database, { learnerId, courseId }: Learning) {
  const works = await db
    .selectFrom('task_works')
    .select(['id', 'course_id', 'lesson_id', 'state', 'text', 'link', 'file', 'written_at'])
    .where('learner_id', '=', learnerId)
    .where('course_id', '=', courseId)
    .orderBy('lesson_id')
    .execute()
  const sent = await db
    .selectFrom('task_submissions')
    .innerJoin('task_works', 'task_works.id', 'task_submissions.work_id')
    .selectAll('task_submissions')
    .where('task_works.learner_id', '=', learnerId)
    .where('task_works.course_id', '=', courseId)
    .orderBy('task_submissions.number')
    .execute()
  return works.map(({ id: workId, ...work }) => ({
    ...work,
    submissions: sent.filter(({ work_id }) => work_id === workId).map(presentSent),
  }))
}

/** A submission for the export. A comment that operators have hidden from the learner is left out. */
const presentSent = ({ work_id: _, ...one }: Selectable<ApiDatabase['task_submissions']>) =>
  one.comment_hidden_at === null ? one : { ...one, comment: null }
