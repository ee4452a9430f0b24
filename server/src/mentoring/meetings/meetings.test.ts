import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { DAY_MS, MINUTE_MS, HOUR_MS } from '@mentor-connect/contract/rules/durations'
import ICAL from 'ical.js'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertCourse } from '../../courses/catalogue/testing/insertCourse'

const KIND = { id: 'talk', title: 'Career talk', minutes: 30, buffer: 15, noticeHours: 12, horizonDays: 30 }
const HOURS = {
  timeZone: 'Asia/Kolkata',
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 600, until: 720 })),
  days: [],
  kinds: [KIND],
  meetingUrl: 'https://meet.google.com/abc-defg-hij',
}

let t: TestApp
let mentor: SignedIn<Mentor>
let asha: SignedIn<Learner>
beforeEach(async () => {
  t = await testApp()
  mentor = await signedInMentor(t)
  await insertCourse(t.db, { id: 'one', mentorId: mentor.account._id, lessons: [2] })
  asha = await learner('Asha')
  await saveHours({})
})
afterEach(() => t.close())

type Person = SignedIn<Learner | Mentor>
const send = ({ headers }: Person, url: string, payload: object = {}) =>
  t.app.inject({ method: 'POST', url, headers, payload })
const post = (person: Person, url: string, payload: object = {}) =>
  send(person, url, { userId: person.account._id, ...payload })
const get = ({ headers }: Person, url: string) => t.app.inject({ url, headers })

async function learner(name: string) {
  const person = await signedInLearner(t, { name })
  await post(person, '/user/add-course', { courseId: 'one', courseName: '' })
  return person
}
async function saveHours(change: object) {
  const { version } = (await get(mentor, '/mentor/availability')).json().data
  t.clock.advance(1)
  const payload = { ...HOURS, ...change, ...(version && { version }) }
  await t.app.inject({ method: 'POST', url: '/mentor/availability', headers: mentor.headers, payload })
}
async function slots(): Promise<string[]> {
  const from = t.clock()
  const range = `from=${from.toISOString()}&to=${new Date(from.getTime() + 10 * DAY_MS).toISOString()}`
  const { data } = (await get(mentor, `/mentors/${mentor.account._id}/slots?${range}`)).json()
  return data.slots.map(({ start }: { start: string }) => start)
}
let number = 0
const book = (start: string, person = asha, parts: object = {}) =>
  post(person, '/meetings', {
    clientId: `client-${number++}`,
    mentor: mentor.account._id,
    kindId: 'talk',
    start,
    topic: 'My resume',
    ...parts,
  })
const booked = async (start: string, person = asha) => (await book(start, person)).json().data.id as string
const meeting = async (id: string, person: Person = asha) =>
  (await get(person, `/meetings/${id}`)).json().data
const entriesOf = async (person: Person): Promise<{ kind: string; count: number }[]> =>
  (await get(person, `/notifications?userId=${person.account._id}`)).json().data.notifications

const notificationsOf = async (person: Person) => (await entriesOf(person)).map(({ kind }) => kind)

/** Number of reminders of one session. They are a single unread entry, which counts them. */
const remindersOf = async (person: Person) =>
  (await entriesOf(person)).find(({ kind }) => kind === 'session-soon')?.count ?? 0

describe('booking', () => {
  it('takes the time from others, and tells the mentor', async () => {
    const [first, second] = await slots()
    const id = await booked(first!)
    expect(await meeting(id)).toMatchObject({
      title: 'Career talk',
      start: first,
      partner: { name: 'Ravi Kumar' },
    })
    expect(await meeting(id, mentor)).toMatchObject({ topic: 'My resume', partner: { name: 'Asha' } })
    // The break after the session covers the beginning of the next half hour.
    expect(await slots()).not.toEqual(expect.arrayContaining([first]))
    expect((await book(second!, await learner('Ravi'))).json().code).toBe('slot_taken')
    expect(await notificationsOf(mentor)).toContain('session-booked')
  })

  it('of a session and a workshop that are taken at once, a learner gets one', async () => {
    const host = await signedInMentor(t)
    const about = {
      title: 'Write a résumé',
      description: 'Bring your own.',
      language: 'hi',
      subject: 'Career',
    }
    const ofEachDay = new Map((await slots()).map((start) => [start.slice(0, 10), start]))
    for (const [index, start] of [...ofEachDay.values()].entries()) {
      const [id, times] = [`w${index}`, { start, minutes: 60, seats: 2, meetingUrl: '' }]
      await send(host, '/mentor/workshops', { id, ...about, ...times })
      await send(host, `/mentor/workshops/${id}/open`, { revision: 0 })
      const answers = await Promise.all([book(start), send(asha, `/workshops/${id}/join`)])
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    }
  })

  it('of 50 people who want the same time one gets it', async () => {
    const people = [asha, ...(await Promise.all(Array.from({ length: 9 }, (_, n) => learner(`L${n}`))))]
    const [slot] = await slots()
    const tries = await Promise.all(Array.from({ length: 50 }, (_, n) => book(slot!, people[n % 10])))
    const codes = tries.map(({ statusCode }) => statusCode).sort()
    expect(codes).toEqual([200, ...Array(49).fill(409)])
    expect(await t.db.selectFrom('meetings').select('id').execute()).toHaveLength(1)
  })

  it('is the same however often a request is repeated, and not with other content', async () => {
    const [slot, , other] = await slots()
    const same = { clientId: 'again' }
    const tries = await Promise.all(Array.from({ length: 100 }, () => book(slot!, asha, same)))
    expect(new Set(tries.map((one) => one.json().data.id)).size).toBe(1)
    expect((await book(other!, asha, same)).statusCode).toBe(400)
  })

  it('needs a free time that the mentor still offers', async () => {
    const [slot] = await slots()
    const off = new Date(Date.parse(slot!) + 5 * MINUTE_MS).toISOString()
    expect((await book(off)).json().code).toBe('slot_taken')
    await saveHours({ weekly: [] })
    expect((await book(slot!)).json().code).toBe('slot_taken')
  })

  it('is for learners of the mentor, and for minors with the consent of a guardian', async () => {
    const [slot] = await slots()
    expect((await book(slot!, await signedInLearner(t))).json().code).toBe('not_enrolled')
    await t.db.updateTable('learners').set({ is_minor: 1 }).where('id', '=', asha.account._id).execute()
    expect((await book(slot!)).json().code).toBe('guardian_consent_needed')
    expect((await book(slot!, asha, { userId: 'other' })).statusCode).toBe(403)
  })

  it('overlapping tries and cancellations never make anybody busy twice', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, (_, n) => learner(`L${n}`)))
    const some = (await slots()).slice(0, 6)
    await Promise.all(
      Array.from({ length: 120 }, async (_, n) => {
        const person = people[n % 4]!
        const { data } = (await book(some[n % 6]!, person)).json()
        if (data && n % 2) await post(person, `/meetings/${data.id}/cancel`, { revision: 0 })
      }),
    )
    const rows = await t.db
      .selectFrom('meetings')
      .selectAll()
      .where('state', '=', 'booked')
      .orderBy('starts_at')
      .execute()
    rows.slice(1).forEach((row, index) => expect(row.starts_at >= rows[index]!.ends_at).toBe(true))
    const cells = await t.db.selectFrom('time_cells').select('meeting_id').distinct().execute()
    expect(cells.map((one) => one.meeting_id).sort()).toEqual(rows.map(({ id }) => id).sort())
  })
})

describe('a session', () => {
  it('is moved as a whole or not at all', async () => {
    const [first, , third] = await slots()
    const id = await booked(first!)
    await booked(third!, await learner('Ravi'))
    expect((await post(asha, `/meetings/${id}/move`, { revision: 0, start: third })).json().code).toBe(
      'slot_taken',
    )
    expect(await meeting(id)).toMatchObject({ start: first, revision: 0 })
    const free = (await slots()).at(-1)!
    expect((await post(mentor, `/meetings/${id}/move`, { revision: 0, start: free })).statusCode).toBe(200)
    expect(await meeting(id)).toMatchObject({ start: free, revision: 1 })
    expect(await slots()).toContain(first)
    expect((await post(asha, `/meetings/${id}/move`, { revision: 0, start: first })).json().code).toBe(
      'session_changed',
    )
    expect(await notificationsOf(asha)).toEqual(['session-moved'])
  })

  it('is moved once if the request is repeated, and anything else is refused', async () => {
    const [first, second] = [(await slots())[0]!, (await slots()).at(-1)!]
    const id = await booked(first)
    const move = (person: typeof asha | typeof mentor, change: object) =>
      post(person, `/meetings/${id}/move`, { revision: 0, start: second, ...change })
    const answers = [await move(asha, {}), await move(asha, {}), await move(asha, {})]
    expect(answers.map((answer) => answer.json())).toEqual(Array(3).fill(answers[0]!.json()))
    expect(answers[0]!.json().data).toEqual({ id, revision: 1 })
    expect(await notificationsOf(mentor)).toEqual(['session-moved', 'session-booked', 'enrolment'])
    expect((await move(asha, { start: first })).json().code).toBe('session_changed')
    await move(asha, { revision: 1, start: first })
    expect((await move(asha, {})).json().code).toBe('session_changed')
  })

  it('that is cancelled frees its time, once', async () => {
    const [first] = await slots()
    const id = await booked(first!)
    for (let n = 0; n < 2; n++)
      expect((await post(asha, `/meetings/${id}/cancel`, { revision: 0 })).json().data.revision).toBe(1)
    expect(await meeting(id)).toMatchObject({ state: 'cancelled', cancelledBy: 'learner' })
    expect(await slots()).toContain(first)
  })

  it('is seen by its two people only, the link from 15 minutes before', async () => {
    const [first] = await slots()
    const id = await booked(first!)
    const other = await learner('Ravi')
    for (const path of ['', '/calendar'])
      expect((await get(other, `/meetings/${id}${path}`)).statusCode).toBe(404)
    expect((await post(other, `/meetings/${id}/cancel`, { revision: 0 })).statusCode).toBe(404)
    expect(await meeting(id)).not.toHaveProperty('joinUrl')
    t.clock.advance(Date.parse(first!) - t.clock().getTime() - 15 * MINUTE_MS)
    expect(await meeting(id)).toHaveProperty('joinUrl', HOURS.meetingUrl)
    t.clock.advance(45 * MINUTE_MS)
    expect(await meeting(id)).not.toHaveProperty('joinUrl')
    expect((await get(asha, '/meetings?when=past')).json().data.meetings).toHaveLength(1)
  })

  it('reminds both, but not of a time that was changed', async () => {
    const all = await slots()
    const kept = await booked(all.at(-1)!)
    const dropped = await booked(all.at(-4)!)
    await post(asha, `/meetings/${dropped}/cancel`, { revision: 0 })
    /** The number of reminders that both have had when the session begins in this time. */
    const remindedBefore = async (ms: number) => {
      t.clock.advance(Date.parse(all.at(-1)!) - t.clock().getTime() - ms)
      await t.jobs.settle()
      return [await remindersOf(asha), await remindersOf(mentor)]
    }
    expect(await remindedBefore(24 * HOUR_MS + MINUTE_MS)).toEqual([0, 0])
    expect(await remindedBefore(24 * HOUR_MS - MINUTE_MS)).toEqual([1, 1])
    expect(await remindedBefore(HOUR_MS + MINUTE_MS)).toEqual([1, 1])
    expect(await remindedBefore(HOUR_MS - MINUTE_MS)).toEqual([2, 2])
    expect((await meeting(kept)).state).toBe('booked')
  })

  it('is one entry of a calendar, through moves and cancellation', async () => {
    const [first] = await slots()
    const id = await booked(first!)
    const read = async () => {
      const file = (await get(asha, `/meetings/${id}/calendar`)).body
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      const calendar = new ICAL.Component(ICAL.parse(file))
      const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
      const method = calendar.getFirstPropertyValue('method')
      return {
        uid: event.uid,
        sequence: event.sequence,
        start: event.startDate.toJSDate().toISOString(),
        method,
      }
    }
    const before = await read()
    expect(before).toMatchObject({ sequence: 0, start: first, method: 'PUBLISH' })
    await post(asha, `/meetings/${id}/cancel`, { revision: 0 })
    expect(await read()).toEqual({ ...before, sequence: 1, method: 'CANCEL' })
  })
})
