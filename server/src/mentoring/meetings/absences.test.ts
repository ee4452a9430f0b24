import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { daysAfter, localDay } from '@mentor-connect/contract/rules/localDay'
import { bookingWorld, type BookingWorld } from '../../testing/bookingWorld'
import { nextSlotOf } from './nextSlots'

const ZONE = 'Asia/Kolkata'

let w: BookingWorld
let today: string
beforeEach(async () => {
  w = await bookingWorld()
  today = localDay(w.t.clock(), ZONE)
})
afterEach(() => w.t.close())

const day = (days: number) => daysAfter(today, days)
const absence = (from: number, to: number) => ({ from: day(from), to: day(to) })
const mentorId = () => w.mentor.account._id
const stored = async () => (await w.get(w.mentor, '/mentor/availability')).json().data
const save = async (change: object) => {
  const hours = await stored()
  w.t.clock.advance(1)
  return w.post(w.mentor, '/mentor/availability', { ...hours, ...change })
}
const daysOf = (slots: string[]) => [...new Set(slots.map((start) => localDay(start, ZONE)))]
const range = () => {
  const [from, to] = [0, 10].map((days) => new Date(w.t.clock().getTime() + days * DAY_MS).toISOString())
  return `/mentors/${mentorId()}/slots?from=${from}&to=${to}`
}

it('in an absence no time is free, its first and last day included, whatever that day says', async () => {
  const ranges = [{ from: 600, until: 720 }]
  await save({ days: [{ date: day(4), ranges }], absences: [absence(3, 5)] })
  expect(daysOf(await w.slots())).toEqual([1, 2, 6, 7, 8, 9, 10].map(day))
  await save({ absences: [] })
  expect(daysOf(await w.slots())).toEqual(expect.arrayContaining([3, 4, 5].map(day)))
})

it('the days are those of the mentor’s clock', async () => {
  const zone = 'Pacific/Auckland'
  const first = localDay(w.t.clock(), zone)
  await save({ timeZone: zone, absences: [{ from: daysAfter(first, 2), to: daysAfter(first, 3) }] })
  const offered = new Set((await w.slots()).map((start) => localDay(start, zone)))
  expect(offered).toContain(daysAfter(first, 4))
  expect(offered).not.toContain(daysAfter(first, 2))
  expect(offered).not.toContain(daysAfter(first, 3))
})

it('nobody can book a time in it or move a session into it, and the refusal offers times after it', async () => {
  const all = await w.slots()
  const on = (days: number) => all.find((start) => localDay(start, ZONE) === day(days))!
  const id = await w.booked(w.asha, on(2))
  await save({ absences: [absence(3, 5)] })
  const refused = [
    await w.book(await w.learner('Ravi'), on(3)),
    await w.post(w.asha, `/meetings/${id}/move`, { revision: 0, start: on(4) }),
    await w.post(w.mentor, `/meetings/${id}/move`, { revision: 0, start: on(5) }),
  ].map((response) => response.json())
  for (const { code, nextSlots } of refused) {
    expect(code).toBe('slot_taken')
    expect(localDay(nextSlots[0].start, ZONE)).toBe(day(6))
  }
})

it('a session that was booked before stays, and can be moved out of it', async () => {
  const all = await w.slots()
  const on = (days: number) => all.find((start) => localDay(start, ZONE) === day(days))!
  const id = await w.booked(w.asha, on(4))
  await save({ absences: [absence(3, 5)] })
  const read = async () => (await w.get(w.asha, `/meetings/${id}`)).json().data
  expect(await read()).toMatchObject({ state: 'booked', start: on(4) })
  const moved = await w.post(w.asha, `/meetings/${id}/move`, { revision: 0, start: on(6) })
  expect(moved.statusCode).toBe(200)
})

it('the next free time of the directory is after it', async () => {
  const next = () => nextSlotOf(w.t.db, mentorId(), w.t.clock().getTime())
  const listed = () =>
    w.t.db.selectFrom('mentors').select('next_slot_at').where('id', '=', mentorId()).executeTakeFirstOrThrow()
  await save({ absences: [absence(0, 3)] })
  expect(localDay((await next())!, ZONE)).toBe(day(4))
  expect((await listed()).next_slot_at).toBe(await next())
  await save({ absences: [absence(0, 20)] })
  expect(await next()).toBeNull()
  expect((await listed()).next_slot_at).toBeNull()
})

it('is kept when a client does not know it, and removed by an empty list', async () => {
  await save({ absences: [absence(3, 5)] })
  await save({ absences: undefined, weekly: [] })
  expect(await stored()).toMatchObject({ weekly: [], absences: [absence(3, 5)] })
  await save({ absences: [] })
  expect((await stored()).absences).toEqual([])
})

it('hours that were saved before absences were known have none', async () => {
  await w.t.db.updateTable('mentor_availability').set({ absences: null }).execute()
  expect((await stored()).absences).toEqual([])
  expect((await save({})).statusCode).toBe(200)
})

it('past ones are dropped, and the others sorted', async () => {
  await save({ absences: [absence(8, 9), absence(-9, -3), absence(-2, 1)] })
  expect((await stored()).absences).toEqual([absence(-2, 1), absence(8, 9)])
  w.t.clock.advance(4 * DAY_MS)
  await save({ absences: undefined })
  expect((await stored()).absences).toEqual([absence(8, 9)])
})

it.each([
  ['an end before the start', () => [absence(5, 3)], 'absences.0'],
  ['more than a year', () => [absence(1, 367)], 'absences.0'],
  ['overlaps', () => [absence(1, 3), absence(3, 4)], 'absences.1'],
  ['a day that does not exist', () => [{ from: '2027-02-27', to: '2027-02-30' }], 'absences.0'],
])('%s is refused', async (_, absences, field) => {
  const refused = await save({ absences: absences() })
  expect(refused.statusCode).toBe(400)
  expect(Object.keys(refused.json().fields)).toEqual([field])
})

it('a year is allowed, as are twenty absences, and no more', async () => {
  expect((await save({ absences: [absence(1, 366)] })).statusCode).toBe(200)
  const many = (count: number) => Array.from({ length: count }, (_, n) => absence(n, n))
  expect((await save({ absences: many(20) })).statusCode).toBe(200)
  expect((await save({ absences: many(21) })).statusCode).toBe(400)
})

describe('when the mentor is back', () => {
  const told = async (person: Parameters<typeof w.get>[0]) =>
    (await w.get(person, range())).json().data.absence

  it('is for the mentor and for learners who can book', async () => {
    await save({ absences: [absence(3, 5), absence(9, 12)] })
    expect(await told(w.asha)).toEqual(absence(3, 5))
    expect(await told(w.mentor)).toEqual(absence(3, 5))
    w.t.clock.advance(5 * DAY_MS)
    expect(await told(w.asha)).toEqual(absence(3, 5))
    w.t.clock.advance(DAY_MS)
    expect(await told(w.asha)).toEqual(absence(9, 12))
  })

  it('is not for visitors, nor for learners who cannot book', async () => {
    await save({ absences: [absence(3, 5)] })
    expect((await w.t.app.inject({ url: range() })).json().data).not.toHaveProperty('absence')
    await w.t.db.deleteFrom('enrolments').execute()
    expect((await w.get(w.asha, range())).json().data).toMatchObject({ booking: 'closed' })
    expect(await told(w.asha)).toBeUndefined()
  })

  it('is not for somebody with whom there is a block', async () => {
    await save({ absences: [absence(3, 5)] })
    const pair = { learner_id: w.asha.account._id, mentor_id: mentorId() }
    const at = w.t.clock().toISOString()
    await w.t.db
      .insertInto('blocked_pairs')
      .values({ ...pair, by_learner: 0, by_mentor: 1, changed_at: at })
      .execute()
    expect(await told(w.asha)).toBeUndefined()
  })

  it('is not told before it can matter', async () => {
    await save({ absences: [absence(31, 40)] })
    expect(await told(w.asha)).toBeUndefined()
  })
})
