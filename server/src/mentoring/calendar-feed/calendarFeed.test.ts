import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { DAY_MS, HOUR_MS } from '@mentor-connect/contract/rules/durations'
import ICAL from 'ical.js'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertMeeting } from '../meetings/testing/insertMeeting'

let t: TestApp
let asha: SignedIn<Learner>
let ravi: SignedIn<Mentor>
beforeEach(async () => {
  t = await testApp()
  asha = await signedInLearner(t, { name: 'Asha Rao' })
  ravi = await signedInMentor(t)
  await insertMeeting(t, {
    id: 'm1',
    mentor: ravi.account._id,
    learner: asha.account._id,
    endsIn: DAY_MS,
  })
  await t.db.updateTable('meetings').set({ topic: 'My résumé; and, more' }).execute()
})
afterEach(() => t.close())

type Person = SignedIn<Learner | Mentor>
const ALL = { parts: ['sessions', 'workshops', 'deadlines'], hasDetails: true, language: 'en' }
const post = ({ headers }: Person, url: string, payload: object = {}) =>
  t.app.inject({ method: 'POST', url, headers, payload })
const save = async (person: Person, change: object = {}) =>
  (await post(person, '/calendar-feed', { ...ALL, ...change })).json().data.feed
const own = async ({ headers }: Person) =>
  (await t.app.inject({ url: '/calendar-feed', headers })).json().data.feed
const read = (address: string, headers = {}) => {
  const { pathname, search } = new URL(address)
  return t.app.inject({ url: pathname + search, headers })
}
const eventsOf = async (address: string) =>
  new ICAL.Component(ICAL.parse((await read(address)).body))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))

it('nobody has a feed before asking for one, and its address stays when its content changes', async () => {
  expect(await own(asha)).toBeUndefined()
  const made = await save(asha)
  expect(made).toMatchObject({ parts: ALL.parts, hasDetails: true })
  expect(made).not.toHaveProperty('lastReadAt')
  const changed = await save(asha, { parts: ['deadlines'], hasDetails: false })
  expect(changed).toEqual({ ...made, parts: ['deadlines'], hasDetails: false })
  expect(await own(asha)).toEqual(changed)
  expect(await own(ravi)).toBeUndefined()
})

it('contains the booked sessions of its owner, as another parser reads them', async () => {
  const [event, ...more] = await eventsOf((await save(asha)).address)
  expect(more).toEqual([])
  expect(event).toMatchObject({ uid: expect.stringMatching(/^m1@/), summary: 'Career talk · Ravi Kumar' })
  expect(event!.description).toContain('My résumé; and, more\n')
  expect(event!.endDate.toJSDate().getTime()).toBe(t.clock().getTime() + DAY_MS)

  await t.db.updateTable('meetings').set({ state: 'cancelled' }).execute()
  expect(await eventsOf((await own(asha)).address)).toEqual([])
})

it('shows a mentor the name, but not what the learner would like to talk about', async () => {
  const [event] = await eventsOf((await save(ravi)).address)
  expect(event!.summary).toBe('Career talk · Asha Rao')
  expect(event!.description).not.toContain('résumé')
})

it('has no names and topics if its owner does not want them', async () => {
  const { body } = await read((await save(asha, { hasDetails: false, language: 'hi' })).address)
  expect(body).toContain('मेंटर-कनेक्ट पर सेशन')
  expect(body).not.toMatch(/Ravi|résumé|Career talk/)
})

it('contains the chosen parts only', async () => {
  expect(await eventsOf((await save(asha, { parts: ['workshops'] })).address)).toEqual([])
  expect(await eventsOf((await save(asha, { parts: ['sessions'] })).address)).toHaveLength(1)
})

it('has whole days for reminders and steps of the plan, which make nobody busy', async () => {
  const day = new Date(t.clock().getTime() + 3 * DAY_MS).toISOString().slice(0, 10)
  const at = t.clock().toISOString()
  await t.db
    .insertInto('board_entries')
    .values({
      id: 'entry-1',
      learner_id: asha.account._id,
      opening_id: null,
      application_id: null,
      is_elsewhere: 1,
      stage: 'applied',
      version: 3,
      title: 'Web developer',
      employer: 'Example Works',
      url: '',
      notes: '',
      applied_on: null,
      remind_on: day,
      reminded_on: null,
      created_at: at,
      changed_at: at,
    })
    .execute()
  const [event] = await eventsOf((await save(asha, { parts: ['deadlines'] })).address)
  expect(event).toMatchObject({ summary: 'Web developer · Example Works', sequence: 3 })
  expect([event!.startDate.isDate, event!.startDate.toString()]).toEqual([true, day])
  expect(event!.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
})

it('opens only by its whole address', async () => {
  const { address } = await save(asha)
  const other = (await save(ravi)).address
  const swapped = new URL(address)
  swapped.searchParams.set('key', new URL(other).searchParams.get('key')!)
  const guessed = new URL(address)
  guessed.searchParams.set('key', 'x')
  for (const wrong of [swapped, guessed]) expect((await read(wrong.href)).statusCode).toBe(404)
  expect((await read(address)).statusCode).toBe(200)
})

it('ends the former address when it is renewed, deleted, or its owner is suspended', async () => {
  const first = (await save(asha)).address
  const second = (await post(asha, '/calendar-feed/renew')).json().data.feed.address
  expect((await read(first)).statusCode).toBe(404)
  expect((await read(second)).statusCode).toBe(200)

  const at = t.clock().toISOString()
  await t.db
    .insertInto('sanctions')
    .values({
      id: 's1',
      person_id: asha.account._id,
      role: 'user',
      kind: 'suspension',
      suspends: asha.account._id,
      reason: 'Spam',
      imposed_at: at,
      imposed_by: 'operator',
    })
    .execute()
  expect((await read(second)).statusCode).toBe(404)
  await t.db.deleteFrom('sanctions').execute()

  expect((await post(asha, '/calendar-feed/delete')).json().data).toEqual({})
  expect((await post(asha, '/calendar-feed/delete')).statusCode).toBe(200)
  expect((await read(second)).statusCode).toBe(404)
  expect((await post(asha, '/calendar-feed/renew')).json().data).toEqual({})
})

it('is not sent again while nothing has changed, and says when it was last read', async () => {
  const { address } = await save(asha)
  const { headers } = await read(address)
  expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' })
  t.clock.advance(HOUR_MS / 2)
  const again = await read(address, { 'if-none-match': headers.etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const { lastReadAt } = await own(asha)
  expect(t.clock().getTime() - Date.parse(lastReadAt)).toBe(HOUR_MS / 2)
})

it('refuses a feed without parts, with unknown ones, and without a session', async () => {
  for (const parts of [[], ['sessions', 'sessions'], ['chat']])
    expect((await post(asha, '/calendar-feed', { ...ALL, parts })).statusCode).toBe(400)
  const anonymous = await t.app.inject({ method: 'POST', url: '/calendar-feed', payload: ALL })
  expect(anonymous.statusCode).toBe(401)
})
