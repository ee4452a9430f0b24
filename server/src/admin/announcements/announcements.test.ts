import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { TestAdmin } from '../../testing/testAdmin'

let t: TestAdmin
let headers: { cookie: string }
beforeEach(async () => {
  t = await TestAdmin.start()
  ;({ headers } = await t.operator('support'))
})
afterEach(() => t.close())

const HOUR = 60
const DAY = 24 * HOUR
const inMinutes = (minutes: number) => new Date(t.api.clock().getTime() + minutes * MINUTE_MS).toISOString()
const texts = { en: 'We pause at 10 pm.', hi: 'रात 10 बजे साइट थोड़ी देर बंद रहेगी।' }
const publish = (changes: object = {}) =>
  t.post('/api/announcements', { texts, audience: 'everyone', until: inMinutes(20), ...changes }, headers)
const onSite = async () => (await t.api.app.inject({ url: '/announcements' })).json().data as object[]
const states = async () =>
  (await t.get('/api/announcements', headers))
    .json()
    .data.announcements.map(({ state }: { state: string }) => state) as string[]

it('is shown to everybody from its beginning to its end, and recorded', async () => {
  const { id } = (await publish({ from: inMinutes(10), link: '/about' })).json().data
  expect([await onSite(), await states()]).toEqual([[], ['planned']])
  t.api.clock.advance(10 * MINUTE_MS)
  expect(await onSite()).toEqual([
    { _id: id, audience: 'everyone', texts, link: '/about', until: inMinutes(10) },
  ])
  t.api.clock.advance(10 * MINUTE_MS)
  expect([await onSite(), await states()]).toEqual([[], ['over']])
  const record = await t.db
    .selectFrom('operator_acts')
    .select(['operator', 'target', 'reason'])
    .where('act', '=', 'announcements publish')
    .execute()
  expect(record).toEqual([{ operator: 'support@example.org', target: id, reason: texts.en }])
})

it('is ended once, before its time', async () => {
  const { id } = (await publish()).json().data
  const end = () => t.post(`/api/announcements/${id}/end`, {}, headers)
  expect((await end()).statusCode).toBe(200)
  expect((await end()).json()).toMatchObject({ reason: 'state_changed' })
  expect([await onSite(), await states()]).toEqual([[], ['over']])
})

it.each([
  ['an end before its beginning', () => ({ from: inMinutes(HOUR) }), 409],
  ['an end in the past', () => ({ until: inMinutes(-1) }), 409],
  ['months', () => ({ until: inMinutes(91 * DAY) }), 409],
  ['one language', () => ({ texts: { en: 'Only English', hi: ' ' } }), 400],
  ['a script as its link', () => ({ link: 'javascript:alert(1)' }), 400],
  ['the own device as its link', () => ({ link: 'https://localhost/' }), 400],
  ['another host as its link', () => ({ link: '//elsewhere.example' }), 400],
  ['an unknown audience', () => ({ audience: 'admins' }), 400],
])('is refused with %s', async (_, changes, status) => {
  expect((await publish(changes())).statusCode).toBe(status)
  expect(await onSite()).toEqual([])
})

it('shows the three latest', async () => {
  for (const en of ['first', 'second', 'third', 'fourth']) {
    await publish({ texts: { ...texts, en } })
    t.api.clock.advance(1000)
  }
  expect(await onSite()).toMatchObject(
    ['fourth', 'third', 'second'].map((en) => ({ texts: { ...texts, en } })),
  )
})
