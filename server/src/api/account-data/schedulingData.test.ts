import { WEEK_MS } from '@mentor-connect/contract/rules/durations'
import { findPerson, type Person } from '../../accounts/people/person.repo'
import { chatPeople } from '../../kernel/chat-service/chatPeople'
import { insertDecision } from '../../mentoring/meetings/record/missedSessionDecisions.repo'
import { accompanied } from '../../mentoring/series/testing/accompanied'
import { bookingWorld, type BookingWorld } from '../../testing/bookingWorld'
import { startChatDoors } from '../../testing/chatDoors'
import { accountDataService } from './accountData.service'

let doors: Awaited<ReturnType<typeof startChatDoors>>
let w: BookingWorld
beforeEach(async () => {
  doors = await startChatDoors()
  w = await bookingWorld(doors.config)
  await accompanied(w, w.asha)
  const start = (await w.slots()).at(-1)!
  const booked = await w.post(w.asha, '/meeting-series', {
    userId: w.asha.account._id,
    clientId: 'weekly',
    mentor: w.mentor.account._id,
    kindId: 'talk',
    starts: [start, new Date(Date.parse(start) + WEEK_MS).toISOString()],
    topic: 'My resume',
  })
  expect(booked.statusCode).toBe(200)
  for (const person of [w.asha, w.mentor])
    await w.post(person, '/session-reminders', { reminders: [{ minutes: 10, push: true, mail: false }] })
  await w.post(w.mentor, '/mentor/booking-page', { slug: 'ravi', isOn: true, isListed: false, version: 0 })
  await w.post(w.mentor, '/mentor/booking-page', { slug: 'ravi-k', isOn: true, isListed: false, version: 1 })
})
afterEach(async () => {
  await w.t.close()
  await doors.close()
})

const service = () => accountDataService({ ...w.t, chat: chatPeople(w.t.config) })

async function exported(person: Person) {
  let file = ''
  for await (const piece of await service().export(person)) file += piece
  return JSON.parse(file)
}

const rowsOf = (
  table:
    | 'meeting_series'
    | 'session_reminders'
    | 'booking_pages'
    | 'former_booking_slugs'
    | 'missed_session_decisions',
) => w.t.db.selectFrom(table).selectAll().execute()

it('a mentor gets series, reminders and booking page, and all of them are deleted with the account', async () => {
  const mentor = (await findPerson(w.t.db, 'mentor', w.mentor.account._id))!
  expect(await exported(mentor)).toMatchObject({
    seriesOfSessions: [{ title: 'Career talk', topic: 'My resume', size: 2 }],
    sessionReminders: [{ reminders: expect.stringContaining('"minutes":10') }],
    bookingPage: { page: [{ slug: 'ravi-k' }], former: [{ slug: 'ravi' }] },
  })
  await service().erase(mentor)
  expect(await rowsOf('meeting_series')).toEqual([])
  expect(await rowsOf('booking_pages')).toEqual([])
  expect(await rowsOf('former_booking_slugs')).toEqual([])
  expect(await rowsOf('session_reminders')).toMatchObject([{ person_id: w.asha.account._id }])
})

it('a mentor gets what operators have decided about missed sessions, without their notes', async () => {
  const mentor = (await findPerson(w.t.db, 'mentor', w.mentor.account._id))!
  const at = w.t.clock().toISOString()
  await insertDecision(w.t.db, {
    id: 'd1',
    mentor_id: mentor.id,
    covers_until: at,
    decision: 'excused',
    note: 'Was ill.',
    decided_by: 'operator@example.org',
    decided_at: at,
  })
  const file = await exported(mentor)
  expect(file.decisionsAboutMissedSessions).toEqual([
    { decision: 'excused', covers_until: at, decided_at: at },
  ])
  expect(JSON.stringify(file)).not.toMatch(/Was ill|operator@example/)
  await service().erase(mentor)
  expect(await rowsOf('missed_session_decisions')).toEqual([])
})

it('a learner gets series and reminders, which are deleted with the account', async () => {
  const learner = (await findPerson(w.t.db, 'user', w.asha.account._id))!
  const data = await exported(learner)
  expect(data).toMatchObject({ seriesOfSessions: [{ size: 2 }], sessionReminders: [{}] })
  expect(data).not.toHaveProperty('bookingPage')
  await service().erase(learner)
  expect(await rowsOf('meeting_series')).toEqual([])
  expect(await rowsOf('session_reminders')).toMatchObject([{ person_id: w.mentor.account._id }])
})
