import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { bookingWorld, type BookingWorld } from '../../testing/bookingWorld'
import { pauseAway } from '../mentorships/places.repo'
import { nextSlotOf } from './nextSlots'

let w: BookingWorld
beforeEach(async () => {
  w = await bookingWorld()
})
afterEach(() => w.t.close())

const mentorId = () => w.mentor.account._id
const goAway = () => pauseAway(w.t.db, mentorId(), w.t.clock().toISOString())
const slotsOf = async () => {
  const [from, to] = [0, 10].map((days) => new Date(w.t.clock().getTime() + days * DAY_MS).toISOString())
  return (await w.get(w.asha, `/mentors/${mentorId()}/slots?from=${from}&to=${to}`)).json().data
}
const nextSlot = () => nextSlotOf(w.t.db, mentorId(), w.t.clock().getTime())

it('a mentor who is away offers no time and cannot be booked until he or she takes requests again', async () => {
  const [wanted] = await w.slots()
  await goAway()
  expect(await slotsOf()).toMatchObject({ isAway: true, slots: [] })
  expect(await nextSlot()).toBeNull()
  const refused = (await w.book(w.asha, wanted!)).json()
  expect(refused).toMatchObject({ code: 'mentor_away', message: expect.stringContaining('requests again') })
  expect(refused).not.toHaveProperty('nextSlots')

  await w.post(w.mentor, '/mentor/places', { capacity: 3, isPaused: false })
  expect(await slotsOf()).not.toHaveProperty('isAway')
  expect(await nextSlot()).toBe(wanted)
  expect((await w.book(w.asha, wanted!)).statusCode).toBe(200)
})

it('a session that was booked before stays, is not moved by either of the two, and can be cancelled', async () => {
  const [first, , third] = await w.slots()
  const id = await w.booked(w.asha, first!)
  await goAway()
  for (const person of [w.asha, w.mentor]) {
    const moved = await w.post(person, `/meetings/${id}/move`, { revision: 0, start: third })
    expect(moved.json().code).toBe('mentor_away')
  }
  expect((await w.get(w.asha, `/meetings/${id}`)).json().data).toMatchObject({
    state: 'booked',
    start: first,
  })
  expect((await w.post(w.asha, `/meetings/${id}/cancel`, { revision: 0 })).statusCode).toBe(200)
})

it('a time that is taken brings no other times of a mentor who is away', async () => {
  const [first] = await w.slots()
  await w.booked(await w.learner('Ravi'), first!)
  await goAway()
  expect((await w.book(w.asha, first!)).json()).toMatchObject({ code: 'mentor_away' })
})

it('a mentor who only pauses new requests can still be booked', async () => {
  const [first] = await w.slots()
  await w.post(w.mentor, '/mentor/places', { capacity: 3, isPaused: true })
  expect((await w.book(w.asha, first!)).statusCode).toBe(200)
})

it('days that the mentor has taken off offer no time, and booking one brings the next free day', async () => {
  const [wanted] = await w.slots()
  await w.saveHours({ days: [{ date: wanted!.slice(0, 10), ranges: [] }] })
  const refused = (await w.book(w.asha, wanted!)).json()
  expect(refused.code).toBe('slot_taken')
  expect(refused.nextSlots[0].start.slice(0, 10) > wanted!.slice(0, 10)).toBe(true)
})
