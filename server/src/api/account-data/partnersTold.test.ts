import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { SETTLING_MS } from '../../mentoring/meetings/calendarMails'
import { bookingWorld, type BookingWorld } from '../../testing/bookingWorld'
import { startChatDoors, type ChatDoors } from '../../testing/chatDoors'
import { PASSWORD } from '../../testing/signedIn'

let chat: ChatDoors
let w: BookingWorld
beforeEach(async () => {
  chat = await startChatDoors()
  w = await bookingWorld(chat.config)
})
afterEach(async () => {
  await w.t.close()
  await chat.close()
})

it.each(['learner', 'mentor'] as const)(
  'a %s who deletes the account cancels the sessions ahead: the other person is told, and the time is free',
  async (side) => {
    const [first] = await w.slots()
    const id = await w.booked(w.asha, first!)
    w.t.clock.advance(SETTLING_MS)
    await w.t.jobs.settle()
    const [leaving, staying] = side === 'learner' ? [w.asha, w.mentor] : [w.mentor, w.asha]
    const erased = await w.post(leaving, '/account/erase', {
      userId: leaving.account._id,
      password: PASSWORD,
    })
    expect(erased.statusCode).toBe(200)
    w.t.clock.advance(SETTLING_MS)
    await w.t.jobs.settle()
    expect(await w.notificationsOf(staying)).toContain('session-cancelled')
    const mails = w.t.mailer.sent.filter(({ to, calendar }) => to === staying.account.email && calendar)
    expect(mails.map(({ calendar }) => calendar!.method)).toEqual(['REQUEST', 'CANCEL'])
    const { content } = mails[1]!.calendar!
    expect(content).toContain(`UID:${id}@`)
    expect(content).not.toContain(leaving.account.email)
    expect(content).not.toContain(leaving.account.name)
    expect(await w.t.db.selectFrom('time_cells').select('cell').execute()).toEqual([])
  },
)

it('sessions that are over are not mentioned', async () => {
  const [first] = await w.slots()
  await w.booked(w.asha, first!)
  await w.t.jobs.settle()
  w.t.clock.advance(Date.parse(first!) - w.t.clock().getTime() + HOUR_MS)
  await w.post(w.asha, '/account/erase', { userId: w.asha.account._id, password: PASSWORD })
  await w.t.jobs.settle()
  expect(await w.notificationsOf(w.mentor)).not.toContain('session-cancelled')
})
