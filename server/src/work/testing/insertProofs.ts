import { insertCourse } from '../../courses/catalogue/testing/insertCourse'
import { insertLesson } from '../../courses/catalogue/testing/insertLesson'
import type { TestApp } from '../../testing/testApp'

/** Inserts a valid certificate of a learner for a course with the name “React”. */
export async function insertCertificate({ db, clock }: TestApp, id: string, learnerId: string) {
  const now = clock().toISOString()
  await db
    .insertInto('certificates')
    .values({
      id,
      learner_id: learnerId,
      course_id: `course-${id}`,
      course_name: 'React',
      instructor_name: 'Ravi',
      learner_name: 'Asha',
      created_at: now,
      updated_at: now,
      revoked_at: null,
      revoked_reason: null,
      revoked_code: null,
      replaces: null,
      proof_of_learning: null,
      credential: null,
      status_index: null,
    })
    .execute()
}

interface ApprovedTask {
  id: string
  learnerId: string
  mentorId: string
}

/** Inserts an approved work of a learner, for the task of a course of its own. */
export async function insertApprovedTask({ db, clock }: TestApp, { id, learnerId, mentorId }: ApprovedTask) {
  const now = clock().toISOString()
  const courseId = await insertCourse(db, { id: `course-of-${id}`, mentorId })
  await insertLesson(db, { courseId, id: 'task', position: 9, kind: 'task' })
  await db
    .insertInto('enrolments')
    .values({ learner_id: learnerId, course_id: courseId, created_at: now, last_active_at: now })
    .execute()
  await db
    .insertInto('task_works')
    .values({
      id,
      learner_id: learnerId,
      course_id: courseId,
      lesson_id: 'task',
      state: 'approved',
      number: 1,
      text: '',
      link: '',
      file: null,
      written_at: now,
      sent_at: now,
    })
    .execute()
  await db
    .insertInto('task_submissions')
    .values({
      work_id: id,
      number: 1,
      text: 'What I have made.',
      link: '',
      file: null,
      rubric: '[]',
      sent_at: now,
      outcome: 'approved',
      decided_at: now,
      marks: '[]',
      points: 3,
      of_points: 3,
      pass_points: 2,
      comment: null,
    })
    .execute()
}
