import { bookingWorld, type BookingWorld } from '../../testing/bookingWorld'

let w: BookingWorld
beforeEach(async () => {
  w = await bookingWorld()
})
afterEach(() => w.t.close())

const nextOf = (response: { json: () => { code: string; nextSlots?: { start: string }[] } }) => {
  const { code, nextSlots } = response.json()
  return { code, starts: nextSlots?.map(({ start }) => start) }
}

it('a time that somebody else has taken brings the nearest free ones, also earlier that day', async () => {
  const ravi = await w.learner('Ravi')
  const all = await w.slots()
  const [, , , , , , wanted] = all
  await w.booked(ravi, wanted!)
  const { code, starts } = nextOf(await w.book(w.asha, wanted!))
  expect(code).toBe('slot_taken')
  const free = await w.slots()
  expect(starts).toHaveLength(5)
  for (const start of starts!) expect(free).toContain(start)
  expect(starts).toEqual([...starts!].sort())
  // There are four slots a day from 10:00. The third slot of the second day was taken; the first one is earlier
  // on that day.
  expect(starts![0]).toBe(all[4])
  expect((await w.book(w.asha, starts![0]!)).statusCode).toBe(200)
})

it('also when the mentor has changed the hours, and none if nothing is offered any more', async () => {
  const [wanted] = await w.slots()
  await w.saveHours({ weekly: [{ weekday: 1, from: 900, until: 960 }] })
  const mondays = await w.slots()
  expect(nextOf(await w.book(w.asha, wanted!)).starts).toEqual(expect.arrayContaining(mondays))
  await w.saveHours({ weekly: [] })
  expect(nextOf(await w.book(w.asha, wanted!))).toEqual({ code: 'slot_taken', starts: [] })
})

it('times at which the learner is busy are not among them', async () => {
  const [first, , , , tomorrow] = await w.slots()
  const cell = Date.parse(tomorrow!) / (15 * 60_000)
  const busy = { person_id: w.asha.account._id, cell, meeting_id: null, workshop_id: null }
  await w.t.db.insertInto('time_cells').values(busy).execute()
  await w.booked(await w.learner('Ravi'), first!)
  const { starts } = nextOf(await w.book(w.asha, first!))
  expect(starts).toHaveLength(5)
  expect(starts).not.toContain(tomorrow)
})

it('moving to a taken time brings them too, and the own time counts as free', async () => {
  const all = await w.slots()
  const [first, , third] = all
  const id = await w.booked(w.asha, first!)
  await w.booked(await w.learner('Ravi'), third!)
  const refused = await w.post(w.mentor, `/meetings/${id}/move`, { revision: 0, start: third })
  const { code, starts } = nextOf(refused)
  expect(code).toBe('slot_taken')
  expect(starts).toContain(first)
  expect(
    (await w.post(w.mentor, `/meetings/${id}/move`, { revision: 0, start: starts!.at(-1) })).statusCode,
  ).toBe(200)
})

it('of 50 people who want the same time one gets it, and each of the others five other times', async () => {
  const people = [w.asha, ...(await Promise.all(Array.from({ length: 9 }, (_, n) => w.learner(`L${n}`))))]
  const [wanted] = await w.slots()
  const tries = await Promise.all(Array.from({ length: 50 }, (_, n) => w.book(people[n % 10]!, wanted!)))
  const refused = tries.filter(({ statusCode }) => statusCode !== 200).map(nextOf)
  expect(refused).toHaveLength(49)
  for (const { code, starts } of refused) {
    expect(code).toBe('slot_taken')
    expect(starts).toHaveLength(5)
  }
  expect(await w.t.db.selectFrom('meetings').select('id').execute()).toHaveLength(1)
})
