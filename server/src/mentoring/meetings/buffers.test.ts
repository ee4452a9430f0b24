import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import type { LightMyRequestResponse } from 'fastify'
import { bookingWorld, type BookingWorld } from '../../testing/bookingWorld'

const KIND = { id: 'talk', title: 'Career talk', minutes: 30, buffer: 0, noticeHours: 12, horizonDays: 30 }
const ALL_DAY = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, until: 1440 }))

let w: BookingWorld
beforeEach(async () => {
  w = await bookingWorld()
})
afterEach(() => w.t.close())

const result = (response: LightMyRequestResponse) => response.json().code ?? response.statusCode
const later = (start: string, minutes: number) =>
  new Date(Date.parse(start) + minutes * MINUTE_MS).toISOString()

/** The free times of one day, none of which is too soon. */
async function wholeDay() {
  const all = await w.slots()
  const days = [...new Set(all.map((start) => start.slice(0, 10)))]
  return all.filter((start) => start.startsWith(days[2]!))
}

describe('minutes that stay free', () => {
  beforeEach(() => w.saveHours({ kinds: [{ ...KIND, bufferBefore: 30, buffer: 15 }], weekly: ALL_DAY }))

  it('are not offered before and after a session', async () => {
    const all = await w.slots()
    const at = all[10]!
    await w.book(w.asha, at)
    const left = new Set([...(await w.slots()), at])
    // It takes 30 minutes before and 45 from its start; another session needs the same around itself.
    expect(all.filter((start) => !left.has(start))).toEqual([
      later(at, -60),
      later(at, -30),
      later(at, 30),
      later(at, 60),
    ])
  })

  it('are refused to one of two who book around them at the same time', async () => {
    const [, , , , at] = await w.slots()
    const ravi = await w.learner('Ravi')
    const answers = await Promise.all([w.book(w.asha, at!), w.book(ravi, later(at!, 30))])
    expect(answers.map(result).sort()).toEqual([200, 'slot_taken'])
  })

  it('reach over midnight', async () => {
    const midnight = (await w.slots()).filter((start) => start.endsWith('T18:30:00.000Z'))[1]!
    await w.book(w.asha, midnight)
    const left = await w.slots()
    expect(left).not.toContain(later(midnight, -30))
    expect(left).toContain(later(midnight, -90))
  })

  it('move with the session', async () => {
    const all = await w.slots()
    const [from, to] = [all[4]!, all[14]!]
    const id = await w.booked(w.asha, from)
    expect(result(await w.post(w.asha, `/meetings/${id}/move`, { revision: 0, start: to }))).toBe(200)
    const left = new Set(await w.slots())
    expect([left.has(later(from, -30)), left.has(later(to, -30))]).toEqual([true, false])
  })
})

describe('the limit of a day', () => {
  /** Days of the mentor in India on which a session is offered. */
  const daysLeft = async () => new Set((await w.slots()).map((start) => later(start, 330).slice(0, 10)))
  const dayOf = (start: string) => later(start, 330).slice(0, 10)

  it('of all kinds closes the rest of the day, in the zone of the mentor', async () => {
    await w.saveHours({ kinds: [KIND], weekly: ALL_DAY, perDay: 1 })
    // Half past eleven in the evening in India, which is the same day in UTC, and the next one begins an hour later.
    const late = (await w.slots()).find((start) => start.endsWith('T18:00:00.000Z'))!
    await w.book(w.asha, late)
    const days = await daysLeft()
    expect([days.has(dayOf(late)), days.has(dayOf(later(late, 60)))]).toEqual([false, true])
  })

  it('of one kind leaves the others', async () => {
    const other = { ...KIND, id: 'long', minutes: 60 }
    await w.saveHours({ kinds: [{ ...KIND, perDay: 1 }, other] })
    const all = await wholeDay()
    await w.book(w.asha, all[0]!)
    expect(result(await w.book(w.asha, all[1]!))).toBe('slot_taken')
    expect(result(await w.book(w.asha, all[1]!, { kindId: 'long' }))).toBe(200)
  })

  it('gives the last place of a day to one of several who book at once', async () => {
    await w.saveHours({ kinds: [KIND], perDay: 1 })
    const [first, second, third] = await wholeDay()
    const [ravi, bela] = [await w.learner('Ravi'), await w.learner('Bela')]
    const answers = await Promise.all([w.book(w.asha, first!), w.book(ravi, second!), w.book(bela, third!)])
    expect(answers.map(result).sort()).toEqual([200, 'slot_taken', 'slot_taken'])
  })

  it('does not count a session that moves within the day, nor one that was cancelled', async () => {
    await w.saveHours({ kinds: [KIND], perDay: 1 })
    const [first, second, third] = await wholeDay()
    const id = await w.booked(w.asha, first!)
    expect(result(await w.post(w.asha, `/meetings/${id}/move`, { revision: 0, start: second }))).toBe(200)
    expect(result(await w.post(w.asha, `/meetings/${id}/cancel`, { revision: 1 }))).toBe(200)
    expect(result(await w.book(w.asha, third!))).toBe(200)
  })
})

it('clients that do not know the limits keep them', async () => {
  const kept = { bufferBefore: 30, perDay: 2 }
  await w.saveHours({ kinds: [{ ...KIND, ...kept }], perDay: 4 })
  await w.saveHours({ kinds: [{ ...KIND, title: 'New title' }] })
  const { data } = (await w.get(w.mentor, '/mentor/availability')).json()
  expect(data).toMatchObject({ perDay: 4, kinds: [{ title: 'New title', ...kept }] })
})

it.each([
  ['a buffer that is no quarter hour', { kinds: [{ ...KIND, bufferBefore: 10 }] }],
  ['a buffer of more than an hour', { kinds: [{ ...KIND, bufferBefore: 75 }] }],
  ['more sessions on a day than possible', { perDay: 21 }],
])('%s is refused', async (_what, change) => {
  const { version, ...hours } = (await w.get(w.mentor, '/mentor/availability')).json().data
  expect(result(await w.post(w.mentor, '/mentor/availability', { ...hours, version, ...change }))).toBe(
    'invalid_input',
  )
})

it('two kinds with buffers keep the sum of them between their sessions', async () => {
  const kinds = [
    { ...KIND, bufferBefore: 15, buffer: 15 },
    { ...KIND, id: 'short', minutes: 15, bufferBefore: 0 },
  ]
  await w.saveHours({ kinds })
  const [first] = await wholeDay()
  await w.book(w.asha, first!)
  expect(result(await w.book(w.asha, later(first!, 30), { kindId: 'short' }))).toBe('slot_taken')
  expect(result(await w.book(w.asha, later(first!, 45), { kindId: 'short' }))).toBe(200)
})
