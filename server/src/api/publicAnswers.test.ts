import type { Learner } from '@mentor-connect/contract/accounts/people'
import { signedInLearner, type SignedIn } from '../testing/signedIn'
import { testApp, type TestApp } from '../testing/testApp'
import { insertCourse, insertMentor } from '../courses/catalogue/testing/insertCourse'

// No public response may contain the account id of a learner, because a stranger who knows it could write to
// the learner.

let t: TestApp
let learner: SignedIn<Learner>
let certificateId: string

beforeAll(async () => {
  t = await testApp()
  await insertMentor(t.db)
  await insertCourse(t.db, { id: 'one', lessons: [1] })
  learner = await signedInLearner(t)
  const post = (url: string, payload: object) =>
    t.app.inject({
      method: 'POST',
      url,
      payload: { userId: learner.account._id, courseId: 'one', ...payload },
      headers: learner.headers,
    })
  await post('/user/add-course', { courseName: 'x' })
  await post('/user/update-progress', { progress: { '0-0': 'completed' } })
  await post('/resource/save-review', { rating: 5, comment: 'Very clear.' })
  certificateId = String((await post('/user/generate-certificate', {})).headers['x-certificate-id'])
})
afterAll(() => t.close())

it.each([
  ['/user/verify-certificate?certificateId=:certificate', 'Asha Verma'],
  ['/credentials/:certificate', 'Asha Verma'],
  ['/credentials/status/0', 'BitstringStatusList'],
  ['/share/certificates/:certificate', 'Asha Verma'],
  ['/resource/get-resource/one', 'Very clear.'],
  ['/resource/get-reviews/one', 'Very clear.'],
  ['/resource/get-resources', '"one"'],
  ['/mentor/get-mentor', 'Kavita Iyer'],
  ['/mentor/get-mentor/mentor-1', 'Kavita Iyer'],
  ['/mentors', 'Kavita Iyer'],
])('%s returns its content without any learner’s account id', async (path, told) => {
  const response = await t.app.inject(path.replace(':certificate', certificateId))
  expect(response.statusCode).toBe(200)
  expect(response.body).toContain(told)
  expect(response.body + JSON.stringify(response.headers)).not.toContain(learner.account._id)
})

it('an old client’s own list of certificates still contains the id', async () => {
  const { _id: userId } = learner.account
  const { headers } = learner
  const { data } = (await t.app.inject({ url: `/user/get-user-details?userId=${userId}`, headers })).json()
  expect(data.certificates).toMatchObject([{ _id: certificateId, userId, courseId: 'one' }])
})
