import { insertCourse } from '../course-data/testing/insertCourse'
import { signedInLearner, signedInMentor } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const ask = (userIds: unknown, headers: Record<string, string> = {}) =>
  t.app.inject({ method: 'POST', url: '/auth/chat-details', headers, payload: { userIds } })

it('returns name and role of the requested people, and no contact data', async () => {
  const learner = await signedInLearner(t, { name: 'आशा वर्मा' })
  const mentor = await signedInMentor(t, { name: 'Ravi Kumar' })
  const waiting = await signedInMentor(t, { name: 'Sita', status: 'inactive' })
  const ids = [learner.account._id, mentor.account._id, waiting.account._id, 'nobody']
  const response = await ask(ids, learner.headers)
  expect(response.statusCode).toBe(200)
  const { users } = response.json().data
  expect(users).toHaveLength(3)
  expect(users).toEqual(
    expect.arrayContaining([
      { _id: learner.account._id, name: 'आशा वर्मा', role: 'user', active: true },
      { _id: mentor.account._id, name: 'Ravi Kumar', role: 'mentor', active: true },
      { _id: waiting.account._id, name: 'Sita', role: 'mentor', active: false },
    ]),
  )
  expect(response.body).not.toContain('@')
})

it('works with the bearer token alone, which the chat service forwards', async () => {
  const { bearer, account } = await signedInLearner(t)
  const response = await ask([account._id], { authorization: `Bearer ${bearer}` })
  expect(response.json().data.users).toHaveLength(1)
})

it('is refused to visitors, for more than fifty ids and for invalid ids', async () => {
  const { headers } = await signedInLearner(t)
  expect((await ask(['a'])).statusCode).toBe(401)
  expect((await ask(Array(51).fill('a'), headers)).json()).toMatchObject({ code: 'invalid_input' })
  expect((await ask(['a b'], headers)).statusCode).toBe(400)
  expect((await ask([], headers)).json().data).toEqual({ users: [] })
})

it('reveals addresses to the chat service only', async () => {
  const key = 'k'.repeat(43)
  const api = await testApp({ serviceKey: key })
  const { account, headers } = await signedInLearner(api, { email: 'asha@example.org' })
  const contacts = (more: object) =>
    api.app.inject({
      method: 'POST',
      url: '/internal/contacts',
      headers: { ...more },
      payload: { userIds: [account._id] },
    })
  expect((await contacts({ 'x-service-key': key })).json().data.contacts).toEqual([
    { _id: account._id, name: 'Asha Verma', email: 'asha@example.org', role: 'user' },
  ])
  for (const refused of [{}, headers, { 'x-service-key': `${key}x` }, { 'x-service-key': '' }])
    expect((await contacts(refused)).statusCode).toBe(404)
  await api.close()
  expect(
    (
      await t.app.inject({
        method: 'POST',
        url: '/internal/contacts',
        headers: { 'x-service-key': '' },
        payload: { userIds: [] },
      })
    ).statusCode,
  ).toBe(404)
})

describe('who is connected', () => {
  const key = 'k'.repeat(43)
  let api: TestApp
  beforeAll(async () => {
    api = await testApp({ serviceKey: key })
  })
  afterAll(() => api.close())
  const connections = (payload: object, headers: object = { 'x-service-key': key }) =>
    api.app.inject({ method: 'POST', url: '/internal/connections', headers: { ...headers }, payload })

  it('learners and the mentors of their courses, asked from either side', async () => {
    const [asha, aman] = [await signedInLearner(api), await signedInLearner(api)]
    const [ravi, sita] = [await signedInMentor(api), await signedInMentor(api)]
    const [ashaId, amanId, raviId, sitaId] = [asha, aman, ravi, sita].map(({ account }) => account._id)
    await insertCourse(api.db, { id: 'bread', title: 'Bread', mentorId: raviId! })
    const enrolment = { userId: ashaId, courseId: 'bread', courseName: 'Bread' }
    const { headers } = asha
    await api.app.inject({ method: 'POST', url: '/user/add-course', headers, payload: enrolment })
    const connectedWith = async (userId: string, partnerIds: string[]) =>
      (await connections({ userId, partnerIds })).json().data.connectedIds
    expect(await connectedWith(ashaId!, [raviId!, sitaId!, amanId!])).toEqual([raviId])
    expect(await connectedWith(raviId!, [ashaId!, amanId!, 'nobody'])).toEqual([ashaId])
    expect(await connectedWith(amanId!, [raviId!])).toEqual([])
    expect(await connectedWith(amanId!, [])).toEqual([])
  })

  it('is told to the chat service only', async () => {
    const { account, headers } = await signedInLearner(api)
    const question = { userId: account._id, partnerIds: ['m'] }
    for (const refused of [{}, headers, { 'x-service-key': `${key}x` }])
      expect((await connections(question, refused)).statusCode).toBe(404)
    expect((await connections({ ...question, partnerIds: Array(51).fill('m') })).statusCode).toBe(400)
  })
})
