import { signedInLearner } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertMentor } from '../../courses/catalogue/testing/insertCourse'

let t: TestApp
let headers: { cookie: string }
beforeAll(async () => {
  t = await testApp()
  await insertMentor(t.db, { id: 'active', name: 'सुनीता वर्मा' })
  await insertMentor(t.db, { id: 'waiting', status: 'inactive' })
  await t.db
    .insertInto('mentor_domains')
    .values({ person_id: 'active', position: 0, value: 'Career' })
    .execute()
  headers = (await signedInLearner(t)).headers
})
afterAll(() => t.close())

const get = (url: string, as?: object) => t.app.inject({ method: 'GET', url, headers: { ...as } })

test('the directory lists active mentors, without contact data for visitors', async () => {
  const { data } = (await get('/mentor/get-mentor')).json()
  expect(data).toEqual([
    {
      _id: 'active',
      name: 'सुनीता वर्मा',
      role: 'mentor',
      isverified: true,
      status: 'active',
      domains: ['Career'],
      expertise: 'Teaching',
      experience: 5,
      social: [],
      createdAt: expect.any(String),
    },
  ])
})

test('one mentor has contact data for signed-in people, the directory has none', async () => {
  const { data } = (await get('/mentor/get-mentor/active', headers)).json()
  expect(data).toMatchObject({ email: 'active@example.org', mobile: '9000000001' })
  const [listed] = (await get('/mentor/get-mentor', headers)).json().data
  expect(listed).not.toHaveProperty('email')
  expect(listed).not.toHaveProperty('mobile')
})

test.each([
  ['e-mail', { hides_email: 1 }, { mobile: '9000000001' }],
  ['mobile number', { hides_mobile: 1 }, { email: 'active@example.org' }],
  ['both', { hides_email: 1, hides_mobile: 1 }, {}],
] as const)('a mentor may hide: %s', async (_, hidden, shown) => {
  const set = (columns: object) =>
    t.db.updateTable('mentors').set(columns).where('id', '=', 'active').execute()
  await set(hidden)
  const { data } = (await get('/mentor/get-mentor/active', headers)).json()
  await set({ hides_email: 0, hides_mobile: 0 })
  const { email, mobile } = data
  expect({ ...(email && { email }), ...(mobile && { mobile }) }).toEqual(shown)
  expect(data).not.toHaveProperty('hiddenContact')
})

test('one mentor has no contact data for visitors', async () => {
  const { data } = (await get('/mentor/get-mentor/active')).json()
  expect(data).toMatchObject({ _id: 'active', domains: ['Career'] })
  expect(data).not.toHaveProperty('email')
  expect(data).not.toHaveProperty('mobile')
})

test.each(['waiting', 'nobody'])('a mentor who is %s is not found', async (id) => {
  for (const as of [undefined, headers]) {
    const response = await get(`/mentor/get-mentor/${id}`, as)
    expect(response.statusCode).toBe(404)
    expect(response.json().code).toBe('not_found')
  }
})

test('a malformed id is invalid', async () => {
  expect((await get('/mentor/get-mentor/a%20b')).json()).toMatchObject({ code: 'invalid_input' })
})
