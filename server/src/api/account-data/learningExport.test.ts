import { signedInLearner } from '../../testing/signedIn'
import { testApp } from '../../testing/testApp'
import { insertCourse, insertMentor } from '../../courses/catalogue/testing/insertCourse'
import { insertLesson } from '../../courses/catalogue/testing/insertLesson'
import { enrolmentsOf } from '../../learning/learners/learningExport.repo'

it('says what was watched of videos, and when the end of the course was shown', async () => {
  const t = await testApp()
  const { account } = await signedInLearner(t)
  await insertMentor(t.db)
  await insertCourse(t.db, { lessons: [1] })
  await insertLesson(t.db, { courseId: 'course-1', id: 'film', position: 1, kind: 'video' })
  const at = t.clock().toISOString()
  const enrolment = { learner_id: account._id, course_id: 'course-1' }
  await t.db
    .insertInto('enrolments')
    .values({ ...enrolment, created_at: at, last_active_at: at, celebrated_at: at })
    .execute()
  const watched = { lesson_id: 'film', block_id: 'one', pieces: '0-3', at }
  await t.db
    .insertInto('lesson_watched')
    .values({ ...enrolment, ...watched })
    .execute()
  const enrolments = []
  for await (const one of enrolmentsOf(t.db, account._id)) enrolments.push(one)
  expect(enrolments).toMatchObject([{ course_id: 'course-1', celebrated_at: at, watched: [watched] }])
  await t.close()
})
