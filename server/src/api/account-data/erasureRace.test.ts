import type { Learner } from '@mentor-connect/shared/contracts/people'
import { startChatDoors, type ChatDoors } from '../../testing/chatDoors'
import { signedInLearner, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertCourse, insertMentor } from '../learning/testing/insertCourse'
import { accountDataService } from './accountData.service'
import { chatPeople } from './chatPeople'
import { findPerson } from './person'

let chat: ChatDoors
let t: TestApp
let learner: SignedIn<Learner>
beforeEach(async () => {
  chat = await startChatDoors()
  t = await testApp(chat.config)
  learner = await signedInLearner(t)
})
afterEach(async () => {
  await t.close()
  await chat.close()
})

const enrol = (courseId: string) =>
  t.app.inject({
    method: 'POST',
    url: '/user/add-course',
    headers: learner.headers,
    payload: { userId: learner.account._id, courseId, courseName: '' },
  })
/** Past the check of the password, which takes longer than the race. */
const erase = async (mentorId: string) => {
  const person = await findPerson(t.db, 'mentor', mentorId)
  return accountDataService({ ...t, chat: chatPeople(t.config) }).erase(person!)
}
const enrolledCourses = async () => {
  const rows = await t.db
    .selectFrom('enrolments')
    .innerJoin('courses', 'courses.id', 'enrolments.course_id')
    .select('course_id')
    .execute()
  return rows.map(({ course_id }) => course_id)
}

it('a mentor who leaves while somebody enrols takes no course along that a learner was given', async () => {
  for (let race = 0; race < 10; race += 1) {
    const [mentor, course] = [`mentor-${race}`, `course-${race}`]
    await insertMentor(t.db, { id: mentor })
    await insertCourse(t.db, { id: course, mentorId: mentor })
    const [enrolled] = await Promise.all([enrol(course), erase(mentor)])
    expect([200, 404]).toContain(enrolled.statusCode)
    expect((await enrolledCourses()).includes(course)).toBe(enrolled.statusCode === 200)
  }
})
