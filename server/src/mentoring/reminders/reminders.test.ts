import { DAY_MS, HOUR_MS, MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import type { Reminder } from '@mentor-connect/contract/mentoring/sessions/reminderRules'
import { bookingWorld, type BookingWorld } from '../../testing/bookingWorld'

let w: BookingWorld
beforeEach(async () => {
  w = await bookingWorld()
})
afterEach(() => w.t.close())

const DAY = DAY_MS / MINUTE_MS
const save = (reminders: Reminder[], who = w.asha) => w.post(who, '/session-reminders', { reminders })
const read = async (who = w.asha) => (await w.get(who, '/session-reminders')).json().data.reminders

async function at(time: number) {
  w.t.clock.advance(time - w.t.clock().getTime())
  await w.t.jobs.settle()
}
/** The numbers of reminders that both have been given. */
async function counts() {
  const rows = await w.t.db
    .selectFrom('events')
    .select(['kind', 'dedupe_key'])
    .where('kind', '=', 'session-soon')
    .execute()
  const of = (id: string) => rows.filter(({ dedupe_key }) => dedupe_key.endsWith(`:${id}`)).length
  return [of(w.asha.account._id), of(w.mentor.account._id)]
}
/** A time in India that is no quiet hour, three days ahead. */
async function booked() {
  const all = await w.slots()
  const start = all.find((one) => Date.parse(one) > w.t.clock().getTime() + 3 * DAY_MS)!
  return { id: await w.booked(w.asha, start), start: Date.parse(start) }
}

it('are a day and an hour before, until somebody chooses others', async () => {
  expect(await read()).toEqual([
    { minutes: DAY, push: true, mail: true },
    { minutes: 60, push: true, mail: true },
  ])
  const { start } = await booked()
  await at(start - 2 * DAY_MS)
  expect(await counts()).toEqual([0, 0])
  await at(start - DAY_MS)
  expect(await counts()).toEqual([1, 1])
  await at(start - HOUR_MS)
  expect(await counts()).toEqual([2, 2])
  await at(start - 10 * MINUTE_MS)
  expect(await counts()).toEqual([2, 2])
})

it('are at the times that each of the two has chosen, also for what is booked', async () => {
  const { start } = await booked()
  const chosen = [
    { minutes: 10, push: true, mail: false },
    { minutes: 2 * DAY, push: false, mail: true },
  ]
  expect((await save(chosen)).statusCode).toBe(200)
  expect((await read()).map(({ minutes }: Reminder) => minutes)).toEqual([2 * DAY, 10])
  await at(start - 2 * DAY_MS)
  expect(await counts()).toEqual([1, 0])
  await at(start - DAY_MS)
  expect(await counts()).toEqual([1, 1])
  await at(start - 10 * MINUTE_MS)
  expect(await counts()).toEqual([2, 2])
})

it('are none for those who want none', async () => {
  const { start } = await booked()
  await save([])
  expect(await read()).toEqual([])
  await at(start - HOUR_MS)
  expect((await counts())[0]).toBe(0)
})

it('are mailed only where the person has chosen it, and again at the next time', async () => {
  const { start } = await booked()
  await save([
    { minutes: 2 * DAY, push: false, mail: false },
    { minutes: DAY, push: false, mail: true },
    { minutes: 60, push: false, mail: true },
  ])
  const mails = async () => {
    await at(w.t.clock().getTime() + 20 * MINUTE_MS)
    return w.t.mailer.sent.filter(({ to, calendar }) => to === w.asha.account.email && !calendar).length
  }
  await at(start - 2 * DAY_MS)
  const before = await mails()
  await at(start - DAY_MS)
  expect(await mails()).toBe(before + 1)
  await at(start - HOUR_MS)
  expect(await mails()).toBe(before + 2)
})

it('stop when the session is moved or cancelled', async () => {
  const { id, start } = await booked()
  await w.post(w.asha, `/meetings/${id}/cancel`, { revision: 0 })
  await at(start - HOUR_MS)
  expect(await counts()).toEqual([0, 0])
})

it.each<[string, Reminder[], string]>([
  ['a time that is not offered', [{ minutes: 45, push: true, mail: false }], 'reminders.0'],
  [
    'a time twice',
    [
      { minutes: 60, push: true, mail: false },
      { minutes: 60, push: false, mail: true },
    ],
    'reminders.1',
  ],
  ['a mail that comes too late', [{ minutes: 10, push: false, mail: true }], 'reminders.0'],
])('refuse %s', async (_what, reminders, field) => {
  const refused = await save(reminders)
  expect(refused.statusCode).toBe(400)
  expect(Object.keys(refused.json().fields)).toEqual([field])
})

it('refuse a fourth one, and callers without a session', async () => {
  const four = [10, 30, 60, DAY].map((minutes) => ({ minutes, push: true, mail: false }))
  expect((await save(four)).statusCode).toBe(400)
  expect((await w.t.app.inject('/session-reminders')).statusCode).toBe(401)
})

it('belong to the person: the choice of another stays', async () => {
  await save([], w.mentor as never)
  expect(await read()).toHaveLength(2)
})
