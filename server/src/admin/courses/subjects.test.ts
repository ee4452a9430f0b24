import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { insertCourse } from '../../courses/catalogue/testing/insertCourse'
import { signedInMentor, type SignedIn } from '../../testing/signedIn'
import { TestAdmin } from '../../testing/testAdmin'

let t: TestAdmin
let ravi: SignedIn<Mentor>
let headers: { cookie: string }
beforeEach(async () => {
  t = await TestAdmin.start()
  ravi = await signedInMentor(t.api, { email: 'ravi@example.org', name: 'Ravi Kumar' })
  ;({ headers } = await t.operator('moderator'))
  const course = { mentorId: ravi.account._id, mentorName: 'Ravi Kumar', title: 'Secrets of cooking' }
  await insertCourse(t.db, { id: 'cooking', ...course, domains: ['Career', 'Food'] })
})
afterEach(() => t.close())

const change = (subjects: string[], reason = 'It is about food.') =>
  t.post('/api/courses/cooking/subjects', { subjects, reason }, headers)
const found = async (query: string) =>
  (await t.api.app.inject({ url: `/resource/get-resources?${query}` })).json().data.pagination.totalItems

it('are replaced in the catalogue, in searches and in the counts', async () => {
  expect((await change([' Health ', 'Food', 'food'])).statusCode).toBe(200)
  expect((await t.get('/api/courses/cooking', headers)).json().data.subjects).toEqual(['Health', 'Food'])
  expect([await found('domain=Career'), await found('domain=Health'), await found('domain=Food')]).toEqual([
    0, 1, 1,
  ])
  expect([await found('q=career'), await found('q=health'), await found('q=ravi+secrets')]).toEqual([0, 1, 1])
  const { data } = (await t.api.app.inject({ url: '/resource/get-domains' })).json()
  expect(data.map(({ name }: { name: string }) => name).sort()).toEqual(['Health'])
  expect((await change(['Health', 'Food'])).json()).toMatchObject({ reason: 'state_changed' })
})

it('are told to the mentor with the reason, and recorded', async () => {
  const { told } = (await change(['Health'])).json().data
  expect(told).toBe('was told by mail')
  expect(t.api.mailer.sent.at(-1)).toMatchObject({ to: 'ravi@example.org' })
  expect(t.api.mailer.sent.at(-1)!.text).toContain('It is about food.')
  const url = `/notifications?userId=${ravi.account._id}`
  const { notifications } = (await t.api.app.inject({ url, headers: ravi.headers })).json().data
  expect(notifications).toMatchObject([
    { kind: 'course-domains-changed', subject: 'cooking', name: 'Secrets of cooking', isRead: false },
  ])
  const acts = await t.db.selectFrom('operator_acts').select(['act', 'target', 'reason']).execute()
  expect(acts).toContainEqual({ act: 'courses subjects', target: 'cooking', reason: 'It is about food.' })
})

it.each<[string, string[], string]>([
  ['no subject', [], 'Food.'],
  ['a blank one', [' '], 'Food.'],
  ['too many', Array.from({ length: 11 }, (_, index) => `Subject ${index}`), 'Food.'],
  ['one that is too long', ['x'.repeat(41)], 'Food.'],
  ['no reason', ['Health'], ' '],
])('refuses %s', async (_, subjects, reason) => {
  expect((await change(subjects, reason)).statusCode).toBe(400)
  expect(t.api.mailer.sent.at(-1)?.text ?? '').not.toContain('subjects')
})

it('are for moderators, with a passkey of the last minutes', async () => {
  const support = await t.operator('support')
  const body = { subjects: ['Health'], reason: 'Food.' }
  expect((await t.post('/api/courses/cooking/subjects', body, support.headers)).statusCode).toBe(403)
  t.api.clock.advance(5 * 60_000)
  expect((await change(['Health'])).json()).toMatchObject({ reason: 'passkey_needed' })
  expect(await found('domain=Career')).toBe(1)
})
