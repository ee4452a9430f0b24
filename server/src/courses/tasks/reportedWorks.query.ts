import type { NewReport } from '@mentor-connect/contract/trust/safety'
import type { Database } from '../../kernel/database/schema'
import type { Subject } from '../../kernel/reportables/reportable'

/** Finds a learner's submission for a task, if the reporter is the mentor of the course: nobody else can report it. */
export async function reportedWork(
  db: Database,
  { userId, subjectId, seq }: NewReport,
): Promise<Subject | undefined> {
  const found = await submissionOf(db, subjectId, seq)
    .where('courses.mentor_id', '=', userId)
    .where((eb) => eb.or([eb('s.outcome', 'is', null), eb('s.outcome', '!=', 'withdrawn')]))
    .executeTakeFirst()
  if (!found) return undefined
  const { learner_id, mentor_id: _, comment: __, decided_at: ___, ...content } = found
  return { id: `${subjectId}/${seq}`, about: { id: learner_id, role: 'user' }, content }
}

/** Finds the mentor's comment on a work, if the reporter is its learner. The evidence includes the work. */
export async function reportedComment(
  db: Database,
  { userId, subjectId, seq }: NewReport,
): Promise<Subject | undefined> {
  const found = await submissionOf(db, subjectId, seq)
    .where('w.learner_id', '=', userId)
    .where('s.comment', '<>', '')
    .executeTakeFirst()
  if (!found) return undefined
  const { learner_id: _, mentor_id, ...content } = found
  return { id: `${subjectId}/${seq}`, about: { id: mentor_id, role: 'mentor' }, content }
}

/**
 * A submission with the names of both people and the titles of course and lesson, which operators need to
 * understand it.
 */
const submissionOf = (db: Database, workId: string, number = 0) =>
  db
    .selectFrom('task_submissions as s')
    .innerJoin('task_works as w', 'w.id', 's.work_id')
    .innerJoin('learners', 'learners.id', 'w.learner_id')
    .innerJoin('courses', 'courses.id', 'w.course_id')
    .innerJoin('mentors', 'mentors.id', 'courses.mentor_id')
    .innerJoin('lessons', (join) =>
      join.onRef('lessons.course_id', '=', 'w.course_id').onRef('lessons.id', '=', 'w.lesson_id'),
    )
    .leftJoin('files', 'files.path', 's.file')
    .select(['s.work_id', 's.number', 'w.learner_id', 'courses.mentor_id'])
    .select(['w.course_id', 'courses.title as course', 'w.lesson_id', 'lessons.title as lesson'])
    .select(['learners.name as learner', 'mentors.name as mentor'])
    .select(['s.text', 's.link', 'files.name as file', 's.sent_at', 's.comment', 's.decided_at'])
    .where('s.work_id', '=', workId)
    .where('s.number', '=', number)
