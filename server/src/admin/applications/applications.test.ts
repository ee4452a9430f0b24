import { insertMentor } from '../../courses/catalogue/testing/insertCourse'
import { TestAdmin } from '../../testing/testAdmin'
import { itRaces } from '../../testing/raceTests'

let t: TestAdmin
let headers: { cookie: string }
beforeEach(async () => {
  t = await TestAdmin.start()
  headers = (await t.operator('reviewer')).headers
  for (const id of ['tanvi', 'ravi']) await insertMentor(t.db, { id, name: id, status: 'inactive' })
})
afterEach(() => t.close())

const decide = (id: string, decision: string, text = '', expected = 'pending') =>
  t.post(`/api/applications/${id}/decide`, { decision, text, expected }, headers)
const ids = async (query = '') =>
  (await t.get(`/api/applications${query}`, headers)).json().data.rows.map(({ id }: { id: string }) => id)
const mailsTo = (email: string) => t.api.mailer.sent.filter(({ to }) => to === email)

it('lists applications by standing, and shows everything that was given', async () => {
  await t.db
    .insertInto('mentor_links')
    .values({ person_id: 'tanvi', position: 0, value: 'example.org/t' })
    .execute()
  await t.db
    .updateTable('mentors')
    .set({ profile: '/media/portrait/tanvi' })
    .where('id', '=', 'tanvi')
    .execute()
  expect((await ids('?standing=pending')).sort()).toEqual(['ravi', 'tanvi'])
  expect(await ids('?standing=active')).toEqual([])
  const { data } = (await t.get('/api/applications/tanvi', headers)).json()
  expect(data).toMatchObject({
    email: 'tanvi@example.org',
    standing: 'pending',
    links: ['example.org/t'],
    history: [],
    picture: `${t.api.config.apiUrl}/media/portrait/tanvi`,
  })
  expect((await t.get('/api/applications/nobody', headers)).statusCode).toBe(404)
})

it('lists in pages', async () => {
  for (let index = 0; index < 60; index += 1)
    await insertMentor(t.db, { id: `m${index}`, name: `m${index}`, status: 'inactive' })
  const first = (await t.get('/api/applications', headers)).json().data
  const rest = (await t.get(`/api/applications?after=${encodeURIComponent(first.next)}`, headers)).json().data
  expect([first.rows.length, rest.rows.length, rest.next]).toEqual([50, 12, null])
})

it('approves, and the applicant gets the mail of the preview', async () => {
  const preview = (await t.post('/api/applications/tanvi/preview', { decision: 'approve' }, headers)).json()
    .data
  expect(preview).toMatchObject({ to: 'tanvi@example.org', replyTo: t.api.config.supportEmail })
  expect((await decide('tanvi', 'approve')).json().data).toMatchObject({ standing: 'active' })
  expect(mailsTo('tanvi@example.org')).toMatchObject([{ subject: preview.subject, text: preview.text }])
  const { history, standing } = (await t.get('/api/applications/tanvi', headers)).json().data
  expect([standing, history]).toMatchObject([
    'active',
    [{ act: 'mentors approve', operator: 'reviewer@example.org', reason: null }],
  ])
})

it('asks back and rejects with a text only', async () => {
  expect((await decide('ravi', 'ask', ' ')).json()).toMatchObject({ reason: 'not_possible' })
  expect((await decide('ravi', 'ask', 'Which languages?')).json().data).toMatchObject({ standing: 'pending' })
  expect(mailsTo('ravi@example.org')[0]!.text).toContain('Which languages?')
  expect((await decide('ravi', 'reject')).json()).toMatchObject({ reason: 'not_possible' })
  expect((await decide('ravi', 'reject', 'No subject.')).json().data).toMatchObject({ standing: 'rejected' })
  expect(await ids('?standing=rejected')).toEqual(['ravi'])
})

itRaces('tells the second of two operators what the first has decided', async () => {
  const both = await Promise.all([decide('tanvi', 'approve'), decide('tanvi', 'reject', 'No subject.')])
  const lost = both.find(({ statusCode }) => statusCode !== 200)!
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(lost.json()).toMatchObject({
    reason: 'state_changed',
    message: expect.stringMatching(/tanvi@example.org is (active|rejected) now, not pending/),
  })
  expect(mailsTo('tanvi@example.org')).toHaveLength(1)
})
