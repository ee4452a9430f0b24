import { insertCourse } from '../../courses/catalogue/testing/insertCourse'
import { signedInLearner, signedInMentor } from '../../testing/signedIn'
import { startApiAndChat, type ApiAndChat } from '../../testing/apiAndChat'
import { SERVICE_KEY } from '../../testing/chatApi'
import { testApp, type TestApp } from '../../testing/testApp'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const ask = (userIds: unknown, headers: Record<string, string> = {}) =>
  t.app.inject({ method: 'POST', url: '/auth/chat-details', headers, payload: { userIds } })

it('returns name and role of oneself and of mentors in the directory, and no contact data', async () => {
  const learner = await signedInLearner(t, { name: 'आशा वर्मा' })
  const mentor = await signedInMentor(t, { name: 'Ravi Kumar' })
  const response = await ask([learner.account._id, mentor.account._id], learner.headers)
  expect(response.statusCode).toBe(200)
  const { users } = response.json().data
  expect(users).toHaveLength(2)
  expect(users).toEqual(
    expect.arrayContaining([
      { _id: learner.account._id, name: 'आशा वर्मा', role: 'user' },
      { _id: mentor.account._id, name: 'Ravi Kumar', role: 'mentor' },
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

describe('other people', () => {
  let both: ApiAndChat
  beforeAll(async () => {
    both = await startApiAndChat()
  })
  afterAll(() => both.close())
  const namesFor = async ({ headers }: { headers: Record<string, string> }, ids: string[]) => {
    const payload = { userIds: ids }
    const response = await both.app.inject({ method: 'POST', url: '/auth/chat-details', headers, payload })
    const { users } = response.json().data as { users: { name: string }[] }
    return users.map(({ name }) => name).sort()
  }
  const people = async () => {
    const [asha, mira] = [await signedInLearner(both), await signedInLearner(both, { name: 'Mira' })]
    const [ravi, sita] = [await signedInMentor(both), await signedInMentor(both, { name: 'Sita' })]
    return { asha, mira, ravi, sita, ids: [asha, mira, ravi, sita].map(({ account }) => account._id) }
  }

  it('are not named to those who have nothing to do with them', async () => {
    const { asha, mira, sita, ids } = await people()
    await both.db.updateTable('mentors').set({ status: 'inactive' }).where('name', '=', 'Sita').execute()
    expect(await namesFor(asha, ids)).toEqual(['Asha Verma', 'Ravi Kumar'])
    expect(await namesFor(mira, [asha.account._id, sita.account._id, 'nobody'])).toEqual([])
  })

  it('are named to those with whom they have a course, a mentorship, a session or a conversation', async () => {
    const { asha, mira, ravi, sita, ids } = await people()
    const courseId = `course-${ravi.account._id}`
    await insertCourse(both.db, { id: courseId, mentorId: ravi.account._id })
    const payload = { userId: asha.account._id, courseId, courseName: '' }
    await both.app.inject({ method: 'POST', url: '/user/add-course', headers: asha.headers, payload })
    expect(await namesFor(ravi, ids)).toEqual(['Asha Verma', 'Ravi Kumar', 'Sita'])
    const create = await both.chat.inject({
      method: 'POST',
      url: '/api/chat/create',
      headers: { authorization: `Bearer ${mira.bearer}` },
      payload: { userId1: sita.account._id, userId2: mira.account._id },
    })
    expect(create.statusCode).toBe(200)
    expect(await namesFor(sita, ids)).toEqual(['Mira', 'Ravi Kumar', 'Sita'])
  })

  it('cannot be asked for while chat does not answer, unless the main API knows them', async () => {
    const { asha, mira, ravi } = await people()
    await both.stopChat()
    const ask = (userIds: string[]) =>
      both.app.inject({
        method: 'POST',
        url: '/auth/chat-details',
        headers: asha.headers,
        payload: { userIds },
      })
    expect((await ask([ravi.account._id])).statusCode).toBe(200)
    expect((await ask([mira.account._id])).statusCode).toBe(503)
    await both.startChat()
  })

  it('can use chat or not: that is told to the chat service alone', async () => {
    const { asha, ravi } = await people()
    const payload = { userIds: [asha.account._id, ravi.account._id] }
    const asked = async (more: object) =>
      (
        await both.app.inject({
          method: 'POST',
          url: '/auth/chat-details',
          headers: { ...asha.headers, ...more },
          payload,
        })
      ).body
    expect(await asked({})).not.toContain('active')
    expect(await asked({ 'x-service-key': `${SERVICE_KEY}x` })).not.toContain('active')
    expect(await asked({ 'x-service-key': SERVICE_KEY })).toContain('active')
  })
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

it('tells the chat service who may be called outside of sessions: no minors, and nobody who may not chat', async () => {
  const api = await testApp({ serviceKey: SERVICE_KEY })
  const [adult, minor] = [await signedInLearner(api), await signedInLearner(api, { name: 'Mira' })]
  const [mentor, pending] = [await signedInMentor(api), await signedInMentor(api, { name: 'Sita' })]
  await api.db.updateTable('learners').set({ is_minor: 1 }).where('name', '=', 'Mira').execute()
  await api.db.updateTable('mentors').set({ status: 'inactive' }).where('name', '=', 'Sita').execute()
  const ask = (people: { account: { _id: string } }[], headers: object = { 'x-service-key': SERVICE_KEY }) =>
    api.app.inject({
      method: 'POST',
      url: '/internal/calls/may-be-rung',
      headers: { ...headers },
      payload: { userIds: people.map(({ account }) => account._id) },
    })
  const callable = async (...people: { account: { _id: string } }[]) =>
    (await ask(people)).json().data.userIds.sort()
  const ids = [adult.account._id, mentor.account._id].sort()
  expect(await callable(adult, mentor)).toEqual(ids)
  expect(await callable(minor, pending)).toEqual([])
  expect((await ask([adult], {})).statusCode).toBe(404)
  expect((await ask([adult, minor, mentor])).statusCode).toBe(400)
  await api.close()
})
