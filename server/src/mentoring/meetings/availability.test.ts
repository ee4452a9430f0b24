import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'

const HOURS = {
  timeZone: 'Asia/Kolkata',
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 600, until: 720 })),
  days: [],
  kinds: [{ id: 'talk', title: 'Career talk', minutes: 30, buffer: 15, noticeHours: 12, horizonDays: 10 }],
  meetingUrl: 'https://meet.google.com/abc-defg-hij',
}

let t: TestApp
let mentor: SignedIn<Mentor>
beforeEach(async () => {
  t = await testApp()
  mentor = await signedInMentor(t)
})
afterEach(() => t.close())

type Person = SignedIn<Learner | Mentor>
const save = (payload: object = HOURS, { headers }: Person = mentor) =>
  t.app.inject({ method: 'POST', url: '/mentor/availability', headers, payload })
const read = ({ headers }: Person = mentor) => t.app.inject({ url: '/mentor/availability', headers })
const slots = (days: number, query = '') => {
  const from = t.clock()
  const to = new Date(from.getTime() + days * DAY_MS)
  const range = `from=${from.toISOString()}&to=${to.toISOString()}`
  return t.app.inject({ url: `/mentors/${mentor.account._id}/slots?${range}${query}` })
}

it('is saved as a whole, and not over a newer version', async () => {
  expect((await read()).json().data).toMatchObject({ timeZone: 'Asia/Kolkata', weekly: [], kinds: [] })
  const { version } = (await save()).json().data
  const kinds = [{ ...HOURS.kinds[0], bufferBefore: 0, perDay: 0 }]
  expect((await read()).json().data).toEqual({ ...HOURS, kinds, perDay: 0, absences: [], version })
  t.clock.advance(1000)
  const second = await save({ ...HOURS, weekly: [], version })
  expect(second.statusCode).toBe(200)
  expect((await save({ ...HOURS, version })).json()).toMatchObject({
    code: 'edit_conflict',
    reason: 'hours_changed',
  })
})

it('of simultaneous first saves one stays', async () => {
  const saved = await Promise.all(Array.from({ length: 5 }, () => save()))
  expect(saved.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(1)
  expect(await t.db.selectFrom('mentor_availability').selectAll().execute()).toHaveLength(1)
})

it('belongs to mentors, also to those who await approval', async () => {
  expect((await save(HOURS, await signedInLearner(t))).statusCode).toBe(403)
  const pending = await signedInMentor(t, { status: 'inactive' })
  expect((await save(HOURS, pending)).statusCode).toBe(200)
})

it.each([
  ['an unknown zone', { timeZone: 'Asia/Nowhere' }, 'timeZone'],
  ['overlapping hours', { weekly: [...HOURS.weekly, { weekday: 1, from: 660, until: 900 }] }, 'weekly.1'],
  ['a day that does not exist', { days: [{ date: '2027-02-30', ranges: [] }] }, 'days.2027-02-30'],
  ['a link to somewhere else', { meetingUrl: 'https://example.org' }, 'meetingUrl'],
  ['a link that is turned', { meetingUrl: 'https://meet.google.com/a\u202eb' }, 'meetingUrl'],
])('refuses %s', async (_, change, field) => {
  const refused = await save({ ...HOURS, ...change })
  expect(refused.statusCode).toBe(400)
  expect(Object.keys(refused.json().fields)).toEqual([field])
})

it('anybody sees free times between notice and horizon, without the link', async () => {
  await save()
  const { data } = (await slots(31)).json()
  expect(data.kinds).toEqual([{ id: 'talk', title: 'Career talk', minutes: 30, horizonDays: 10 }])
  expect(JSON.stringify(data)).not.toContain('meet.google')
  const now = t.clock().getTime()
  const times = data.slots.map(({ start }: { start: string }) => Date.parse(start))
  expect(Math.min(...times)).toBeGreaterThanOrEqual(now + DAY_MS / 2)
  expect(Math.max(...times)).toBeLessThan(now + 10 * DAY_MS)
  expect(times.length).toBeGreaterThan(30)
})

it('more than 31 days, unknown kinds and unknown mentors are refused', async () => {
  await save()
  expect((await slots(32)).statusCode).toBe(400)
  expect((await slots(1, '&kind=other')).statusCode).toBe(404)
  await t.db.updateTable('mentors').set({ status: 'inactive' }).execute()
  expect((await slots(1)).statusCode).toBe(404)
})
