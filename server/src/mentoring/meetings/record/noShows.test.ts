import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { BOOKING_PAUSE_DAYS, NO_SHOW_DAYS } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { DAY_MS, HOUR_MS } from '@mentor-connect/contract/rules/durations'
import type { LightMyRequestResponse } from 'fastify'
import { bookingWorld, type BookingWorld } from '../../../testing/bookingWorld'
import type { SignedIn } from '../../../testing/signedIn'
import { insertMeeting } from '../testing/insertMeeting'
import { pauseAfter } from './bookingPause.policy'

type Person = SignedIn<Learner | Mentor>

let w: BookingWorld
beforeEach(async () => {
  w = await bookingWorld({ openSessionsPerMentor: 3, openSessions: 4, sessionChangesPerDay: 3 })
})
afterEach(() => w.t.close())

const result = (response: LightMyRequestResponse) => response.json().code ?? response.statusCode
/** A session of the two that has just ended. */
const held = (id: string, learner: Person = w.asha) =>
  insertMeeting(w.t, { id, mentor: w.mentor.account._id, learner: learner.account._id, endsIn: 0 })
const mark = (person: Person, id: string, said: string) =>
  w.post(person, `/meetings/${id}/attendance`, { mark: said })
const pause = async (person: Person = w.asha) => (await w.get(person, '/booking-pause')).json().data.until
const bookFirst = async (person: Person = w.asha) => result(await w.book(person, (await w.slots())[0]!))

async function miss(id: string) {
  await held(id)
  await mark(w.mentor, id, 'absent')
}

describe('a learner who has missed two sessions', () => {
  it('cannot book for some days once neither can be contradicted, and is told', async () => {
    await miss('m1')
    w.t.clock.advance(HOUR_MS)
    await miss('m2')
    expect(await bookFirst()).toBe(200)
    w.t.clock.advance(48 * HOUR_MS)
    await w.t.jobs.settle()
    const until = new Date(w.t.clock().getTime() + BOOKING_PAUSE_DAYS * DAY_MS).toISOString()
    expect(await pause()).toBe(until)
    expect(await bookFirst()).toBe('booking_paused')
    expect(await w.notificationsOf(w.asha)).toContain('booking-paused')
    const from = w.t.clock()
    const range = `from=${from.toISOString()}&to=${new Date(from.getTime() + DAY_MS).toISOString()}`
    const slots = await w.get(w.asha, `/mentors/${w.mentor.account._id}/slots?${range}`)
    expect(slots.json().data.pausedUntil).toBe(until)
    w.t.clock.advance(BOOKING_PAUSE_DAYS * DAY_MS)
    expect([await pause(), await bookFirst()]).toEqual([undefined, 200])
  })

  it('can still cancel and move', async () => {
    const all = await w.slots()
    const id = await w.booked(w.asha, all.at(-1)!)
    await miss('m1')
    w.t.clock.advance(HOUR_MS)
    await miss('m2')
    w.t.clock.advance(48 * HOUR_MS)
    const to = (await w.slots())[0]!
    expect(result(await w.post(w.asha, `/meetings/${id}/move`, { revision: 0, start: to }))).toBe(200)
    expect(result(await w.post(w.asha, `/meetings/${id}/cancel`, { revision: 1 }))).toBe(200)
  })

  it('can book if one was contradicted, or taken back', async () => {
    await miss('m1')
    await mark(w.asha, 'm1', 'met')
    w.t.clock.advance(HOUR_MS)
    await miss('m2')
    w.t.clock.advance(49 * HOUR_MS)
    await w.t.jobs.settle()
    expect([await pause(), await bookFirst()]).toEqual([undefined, 200])
    expect(await w.notificationsOf(w.asha)).not.toContain('booking-paused')
  })

  it('is nobody’s business: others book, and nobody is told', async () => {
    await miss('m1')
    w.t.clock.advance(HOUR_MS)
    await miss('m2')
    w.t.clock.advance(49 * HOUR_MS)
    await w.t.jobs.settle()
    const ravi = await w.learner('Ravi')
    expect([await pause(ravi), await bookFirst(ravi)]).toEqual([undefined, 200])
    expect(await w.notificationsOf(w.mentor)).not.toContain('booking-paused')
    expect((await w.get(w.mentor, '/booking-pause')).statusCode).toBe(403)
  })
})

describe('a learner whose mentor did not come', () => {
  async function useUpChanges() {
    const all = await w.slots()
    for (let times = 0; times < 3; times++) {
      const id = await w.booked(w.asha, all[0]!)
      await w.post(w.asha, `/meetings/${id}/cancel`, { revision: 0 })
    }
  }

  it('books again at once in spite of many changes, until the mentor contradicts', async () => {
    await useUpChanges()
    expect(await bookFirst()).toBe('session_changes_max')
    await held('m1')
    await mark(w.asha, 'm1', 'absent')
    const record = (await w.get(w.asha, '/meetings/m1/record')).json().data
    expect(record.attendance.mayBookAgain).toBe(true)
    const booked = await w.book(w.asha, (await w.slots())[0]!)
    expect(result(booked)).toBe(200)
    await mark(w.mentor, 'm1', 'met')
    expect((await w.get(w.asha, '/meetings/m1/record')).json().data.attendance.mayBookAgain).toBeUndefined()
    expect(result(await w.book(w.asha, (await w.slots())[2]!))).toBe('session_changes_max')
  })

  it('books another introduction', async () => {
    const bela = await w.learner('Bela')
    await w.t.db.deleteFrom('enrolments').where('learner_id', '=', bela.account._id).execute()
    const now = w.t.clock().toISOString()
    const pair = { learner_id: bela.account._id, mentor_id: w.mentor.account._id }
    const open = { open_pair: 'bela', proposed_by: null, questions: 0, due_at: null, nudge_at: null }
    const times = {
      accepted_at: new Date(Date.parse(now) - HOUR_MS).toISOString(),
      created_at: now,
      changed_at: now,
    }
    const row = { ...pair, ...open, ...times, topic: 'career', goal: 'A job', version: 1 }
    await w.t.db
      .insertInto('mentorships')
      .values({ ...row, id: 'ms', state: 'accepted' })
      .execute()
    await held('m1', bela)
    expect(await bookFirst(bela)).toBe('introduction_booked')
    await mark(bela, 'm1', 'absent')
    expect(await bookFirst(bela)).toBe(200)
  })
})

it('a pause follows the last of two within the days, and not of two further apart', () => {
  const day = (number: number) => number * DAY_MS
  expect(pauseAfter([])).toBeUndefined()
  expect(pauseAfter([day(1)])).toBeUndefined()
  expect(pauseAfter([day(1), day(1 + NO_SHOW_DAYS)])).toBeUndefined()
  expect(pauseAfter([day(1), day(20)])).toBe(day(20 + BOOKING_PAUSE_DAYS))
  expect(pauseAfter([day(1), day(20), day(50)])).toBe(day(50 + BOOKING_PAUSE_DAYS))
})
