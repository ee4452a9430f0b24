import { insertCourse } from '../../courses/catalogue/testing/insertCourse'
import { handInWork } from '../../courses/catalogue/testing/handInWork'
import { insertLesson } from '../../courses/catalogue/testing/insertLesson'
import { safetyWorld, type SafetyWorld } from '../../testing/safetyWorld'
import { signedInLearner } from '../../testing/signedIn'
import { listAudit } from '../audit.repo'

let w: SafetyWorld
beforeEach(async () => {
  w = await safetyWorld()
  await insertCourse(w.db, { mentorId: w.ravi.account._id })
  await insertLesson(w.db, { courseId: 'course-1', id: 'dough', position: 1 })
})
afterEach(() => w.close())

const reason = 'An advertisement.'

it('the commands hide a question, show it again, and say what is not possible', async () => {
  const { asha } = w
  const mira = await signedInLearner(w, { email: 'mira@example.org' })
  for (const { account, headers } of [asha, mira]) {
    const payload = { userId: account._id, courseId: 'course-1', courseName: '' }
    await w.app.inject({ method: 'POST', url: '/user/add-course', headers, payload })
  }
  const url = '/resource/course-1/lessons/dough/questions'
  await w.post(asha, url, { userId: asha.account._id, id: 'q1', title: 'Cheap flour', text: 'Buy it here.' })
  const seen = async () => (await w.get(mira, url)).json().data.questions
  expect(await seen()).toHaveLength(1)
  await w.operate('questions hide', 'q1', { reason })
  expect(await seen()).toEqual([])
  expect((await w.get(asha, url)).json().data.questions).toMatchObject([{ isHidden: true }])
  await expect(w.operate('questions hide', 'q1', { reason })).rejects.toThrow('The question q1 is hidden.')
  await w.operate('questions restore', 'q1', { reason: 'It is none.' })
  expect(await seen()).toHaveLength(1)
  await expect(w.operate('answers hide', 'q1', { reason })).rejects.toThrow('No answer has the id q1.')
  expect(await listAudit(w.db, 2)).toMatchObject([
    { act: 'questions restore', target: 'q1', reason: 'It is none.', operator: 'root' },
    { act: 'questions hide', target: 'q1', reason },
  ])
})

it('the commands hide the comment about a work, and say what is not possible', async () => {
  const { account, headers } = w.asha
  const payload = { userId: account._id, courseId: 'course-1', courseName: '' }
  await w.app.inject({ method: 'POST', url: '/user/add-course', headers, payload })
  await handInWork(w.db, { learnerId: account._id, courseId: 'course-1', lessonId: 'dough' })
  const id = `work-of-${account._id}/1`
  await w.operate('work-comments hide', id, { reason })
  await expect(w.operate('work-comments hide', id, { reason })).rejects.toThrow('is hidden.')
  await w.operate('works hide', id, { reason })
  await w.operate('work-comments restore', id, { reason })
  for (const unknown of ['none', `work-of-${account._id}/2`, '/', ''])
    await expect(w.operate('works hide', unknown, { reason })).rejects.toThrow('No work has the id')
  expect(await listAudit(w.db, 1)).toMatchObject([{ act: 'work-comments restore', target: id }])
})
