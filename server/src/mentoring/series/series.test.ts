import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from '@mentor-connect/contract/rules/durations'
import ICAL from 'ical.js'
import type { LightMyRequestResponse } from 'fastify'
import { bookingWorld, type BookingWorld } from '../../testing/bookingWorld'
import { signedInMentor, type SignedIn } from '../../testing/signedIn'
import { SETTLING_MS } from '../meetings/calendarMails'
import { accompanied } from './testing/accompanied'

type Person = SignedIn<Learner | Mentor>

let w: BookingWorld
beforeEach(async () => {
  w = await bookingWorld({ openSessionsPerMentor: 3, openSessions: 4, sessionChangesPerDay: 3 })
  await accompanied(w, w.asha)
})
afterEach(() => w.t.close())

const result = (response: LightMyRequestResponse) => response.json().code ?? response.statusCode
const later = (start: string, ms: number) => new Date(Date.parse(start) + ms).toISOString()
const weekly = (start: string, weeks: number) =>
  Array.from({ length: weeks }, (_, week) => later(start, week * WEEK_MS))
const ofMentor = () => w.mentor.account._id
let number = 0
const book = (person: Person, starts: string[], parts: object = {}) =>
  w.post(person, '/meeting-series', {
    userId: person.account._id,
    clientId: `series-${number++}`,
    mentor: ofMentor(),
    kindId: 'talk',
    starts,
    topic: 'My resume',
    ...parts,
  })
const preview = async (person: Person, start: string, weeks: number) => {
  const query = `kind=talk&start=${start}&weeks=${weeks}`
  return (await w.get(person, `/mentors/${ofMentor()}/series?${query}`)).json().data
}
/** A free time on the third day, which is not too soon. */
const aStart = async (index = 0) => {
  const all = await w.slots()
  const days = [...new Set(all.map((start) => start.slice(0, 10)))]
  return all.filter((start) => start.startsWith(days[2]!))[index]!
}
const seriesOf = async (person: Person, id: string) =>
  (await w.get(person, `/meeting-series/${id}`)).json().data
const end = (person: Person, id: string, sessions: object[]) =>
  w.post(person, `/meeting-series/${id}/end`, { sessions })
const seen = (series: { sessions: { id: string; revision: number; state: string }[] }) =>
  series.sessions.filter(({ state }) => state === 'booked').map(({ id, revision }) => ({ id, revision }))
const meetingsOf = (person: Person) =>
  w.t.db.selectFrom('meetings').selectAll().where('learner_id', '=', person.account._id).execute()

describe('a series', () => {
  it('is previewed, booked at once and read by both', async () => {
    const start = await aStart()
    const { timeZone, dates } = await preview(w.asha, start, 8)
    expect(timeZone).toBe('Asia/Kolkata')
    expect(dates.map((date: { start: string; state: string }) => [date.start, date.state])).toEqual(
      weekly(start, 8).map((at) => [at, 'free']),
    )
    expect(await meetingsOf(w.asha)).toEqual([])
    const booked = await book(w.asha, weekly(start, 8))
    expect(booked.statusCode).toBe(200)
    const { data } = booked.json()
    expect(data).toMatchObject({ title: 'Career talk', isOpen: true, partner: { name: 'Ravi Kumar' } })
    expect(data.sessions.map((one: { number: number }) => one.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect((await seriesOf(w.mentor, data.id)).partner.name).toBe('Asha')
    const [first] = (await w.get(w.asha, '/meetings?when=upcoming')).json().data.meetings
    expect(first.series).toEqual({ id: data.id, number: 1, of: 8 })
    expect((await w.get(w.mentor, `/meetings/${first.id}`)).json().data.series.number).toBe(1)
    expect(await w.notificationsOf(w.mentor)).toContain('series-booked')
  })

  it('is for others neither to read nor to end', async () => {
    const { data } = (await book(w.asha, weekly(await aStart(), 2))).json()
    const ravi = await w.learner('Ravi')
    const stranger = await signedInMentor(w.t)
    for (const person of [ravi, stranger]) {
      expect((await w.get(person, `/meeting-series/${data.id}`)).statusCode).toBe(404)
      expect((await end(person, data.id, seen(data))).statusCode).toBe(404)
    }
    expect((await w.t.app.inject(`/meeting-series/${data.id}`)).statusCode).toBe(401)
  })

  it('repeated with the same content is the same one, with another refused', async () => {
    const starts = weekly(await aStart(), 3)
    const first = await book(w.asha, starts, { clientId: 'again' })
    expect((await book(w.asha, starts, { clientId: 'again' })).json()).toEqual(first.json())
    expect(result(await book(w.asha, starts.slice(0, 2), { clientId: 'again' }))).toBe('invalid_input')
    expect(await meetingsOf(w.asha)).toHaveLength(3)
  })

  it('needs an active mentorship, and there is one at a time', async () => {
    const ravi = await w.learner('Ravi')
    const starts = weekly(await aStart(), 2)
    expect(result(await book(ravi, starts))).toBe('mentorship_needed')
    expect(result(await book(w.asha, starts))).toBe(200)
    expect(result(await book(w.asha, weekly(await aStart(1), 2)))).toBe('series_open')
    w.t.clock.advance(Date.parse(starts[1]!) - w.t.clock().getTime())
    expect(result(await book(w.asha, weekly(await aStart(1), 2)))).toBe(200)
  })

  it('says with the free times whether it is possible', async () => {
    const may = async () => {
      const from = w.t.clock().toISOString()
      const range = `from=${from}&to=${later(from, DAY_MS)}`
      return (await w.get(w.asha, `/mentors/${ofMentor()}/slots?${range}`)).json().data.mayRepeat
    }
    expect(await may()).toBe(true)
    await book(w.asha, weekly(await aStart(), 2))
    expect(await may()).toBeUndefined()
  })

  it('does not count as single sessions ahead', async () => {
    await book(w.asha, weekly(await aStart(), 8))
    const all = await w.slots()
    for (const at of [0, 3]) expect(result(await w.book(w.asha, all[at]!))).toBe(200)
  })
})

describe('dates that are not free', () => {
  it('are named with near times of the same week, and can be replaced', async () => {
    const start = await aStart(1)
    const ravi = await w.learner('Ravi')
    await w.book(ravi, later(start, WEEK_MS))
    const { dates } = await preview(w.asha, start, 3)
    expect(dates.map(({ state }: { state: string }) => state)).toEqual(['free', 'taken', 'free'])
    const { near } = dates[1]
    expect(near).toHaveLength(5)
    for (const slot of near)
      expect(Math.abs(Date.parse(slot.start) - Date.parse(dates[1].start))).toBeLessThan(2 * DAY_MS)
    const refused = await book(w.asha, weekly(start, 3))
    expect(refused.json()).toMatchObject({ code: 'slot_taken', fields: { 'starts.1': expect.any(String) } })
    expect(await meetingsOf(w.asha)).toEqual([])
    expect(result(await book(w.asha, [start, near[0].start, later(start, 2 * WEEK_MS)]))).toBe(200)
  })

  it('are closed where the hours offer nothing, and on absences', async () => {
    const start = await aStart()
    const day = later(start, WEEK_MS).slice(0, 10)
    await w.saveHours({ absences: [{ from: day, to: day }] })
    const { dates } = await preview(w.asha, start, 2)
    expect(dates.map(({ state }: { state: string }) => state)).toEqual(['free', 'closed'])
    expect(dates[1].near.length).toBeGreaterThan(0)
    expect((await preview(w.asha, later(start, 5 * HOUR_MS), 2)).dates[0].state).toBe('closed')
  })

  it('of a learner who is busy elsewhere are taken', async () => {
    const start = await aStart()
    await w.book(w.asha, later(start, WEEK_MS))
    expect((await preview(w.asha, start, 2)).dates[1].state).toBe('taken')
  })

  it.each<[string, (start: string) => string[]]>([
    ['two in one week', (start) => [start, later(start, 30 * MINUTE_MS)]],
    ['in another order', (start) => weekly(start, 2).reverse()],
    ['nine weeks apart', (start) => [start, later(start, 8 * WEEK_MS)]],
  ])('are refused: %s', async (_what, startsOf) => {
    const refused = await book(w.asha, startsOf(await aStart()))
    expect(refused.json()).toMatchObject({ code: 'invalid_input', fields: { starts: expect.any(String) } })
  })

  it.each([1, 9])('are refused: %i at once', async (weeks) => {
    expect(result(await book(w.asha, weekly(await aStart(), weeks)))).toBe('invalid_input')
  })

  it('are refused if the first lies beyond the horizon, and accepted if later ones do', async () => {
    const kind = { id: 'talk', title: 'Talk', minutes: 30, buffer: 0, noticeHours: 12, horizonDays: 7 }
    await w.saveHours({ kinds: [kind] })
    const start = await aStart()
    expect(result(await book(w.asha, weekly(later(start, WEEK_MS), 2)))).toBe('slot_taken')
    expect((await preview(w.asha, later(start, WEEK_MS), 2)).dates[0].state).toBe('closed')
    expect(result(await book(w.asha, weekly(start, 8)))).toBe(200)
  })
})

describe('of two learners who want the same weeks', () => {
  it('one gets all, and the other nothing', async () => {
    const ravi = await accompanied(w, await w.learner('Ravi'))
    const starts = weekly(await aStart(), 6)
    const answers = await Promise.all([book(w.asha, starts), book(ravi, starts)])
    expect(answers.map(result).sort()).toEqual([200, 'slot_taken'])
    const counts = [(await meetingsOf(w.asha)).length, (await meetingsOf(ravi)).length]
    expect(counts.sort()).toEqual([0, 6])
  })

  it('each gets those that the other leaves, if chosen so', async () => {
    const ravi = await accompanied(w, await w.learner('Ravi'))
    const start = await aStart()
    const all = weekly(start, 4)
    const answers = await Promise.all([book(w.asha, [all[0]!, all[2]!]), book(ravi, [all[1]!, all[3]!])])
    expect(answers.map(result)).toEqual([200, 200])
  })

  it('a single session and a series at the same time leave no half', async () => {
    const ravi = await w.learner('Ravi')
    const starts = weekly(await aStart(), 4)
    const answers = await Promise.all([book(w.asha, starts), w.book(ravi, starts[2]!)])
    expect(answers.map(result).sort()).toEqual([200, 'slot_taken'])
    expect([0, 4]).toContain((await meetingsOf(w.asha)).length)
  })
})

it('keeps the wall clock time of the mentor over a change of clocks', async () => {
  await w.saveHours({
    timeZone: 'Europe/Berlin',
    kinds: [{ id: 'talk', title: 'Talk', minutes: 30, buffer: 0, noticeHours: 12, horizonDays: 30 }],
  })
  // From the end of February, a series of eight weeks passes 28 March.
  w.t.clock.advance(Date.parse('2027-02-24T12:00:00.000Z') - w.t.clock().getTime())
  const bela = await accompanied(w, await w.learner('Bela'))
  const start = '2027-03-01T09:30:00.000Z'
  const { dates } = await preview(bela, start, 8)
  const starts = dates.map((date: { start: string }) => date.start)
  expect(starts.slice(2, 5)).toEqual([
    '2027-03-15T09:30:00.000Z',
    '2027-03-22T09:30:00.000Z',
    '2027-03-29T08:30:00.000Z',
  ])
  expect(dates.every(({ state }: { state: string }) => state === 'free')).toBe(true)
  expect(result(await book(bela, starts))).toBe(200)
})

describe('later', () => {
  let data: Awaited<ReturnType<typeof seriesOf>>
  let start: string
  beforeEach(async () => {
    start = await aStart()
    data = (await book(w.asha, weekly(start, 4))).json().data
  })

  it('each session is moved and cancelled alone', async () => {
    const [first, second] = data.sessions
    const to = later(start, HOUR_MS)
    expect(result(await w.post(w.mentor, `/meetings/${first.id}/move`, { revision: 0, start: to }))).toBe(200)
    expect(result(await w.post(w.asha, `/meetings/${second.id}/cancel`, { revision: 0 }))).toBe(200)
    const now = await seriesOf(w.asha, data.id)
    expect(now.sessions.map((one: { start: string; state: string }) => [one.start, one.state])).toEqual([
      [to, 'booked'],
      [later(start, WEEK_MS), 'cancelled'],
      [later(start, 2 * WEEK_MS), 'booked'],
      [later(start, 3 * WEEK_MS), 'booked'],
    ])
  })

  it.each(['learner', 'mentor'] as const)('the rest is cancelled at once by the %s', async (side) => {
    const [by, other] = side === 'learner' ? [w.asha, w.mentor] : [w.mentor, w.asha]
    w.t.clock.advance(Date.parse(start) + HOUR_MS - w.t.clock().getTime())
    const rest = seen(data).slice(1)
    const ended = await end(by, data.id, rest)
    expect(ended.statusCode).toBe(200)
    const states = ended.json().data.sessions.map(({ state }: { state: string }) => state)
    expect(states).toEqual(['booked', 'cancelled', 'cancelled', 'cancelled'])
    expect(ended.json().data.isOpen).toBe(false)
    expect((await end(by, data.id, rest)).json()).toEqual(ended.json())
    expect(await w.notificationsOf(other)).toContain('series-ended')
    expect(
      await w.t.db.selectFrom('time_cells').selectAll().where('meeting_id', '=', rest[0]!.id).execute(),
    ).toEqual([])
  })

  it('nothing is cancelled that the person does not see', async () => {
    await w.post(w.mentor, `/meetings/${data.sessions[2].id}/move`, {
      revision: 0,
      start: later(start, 2 * WEEK_MS + HOUR_MS),
    })
    expect(result(await end(w.asha, data.id, seen(data)))).toBe('session_changed')
    expect(result(await end(w.asha, data.id, seen(await seriesOf(w.asha, data.id)).slice(1)))).toBe(
      'session_changed',
    )
    expect((await seriesOf(w.asha, data.id)).isOpen).toBe(true)
  })

  it('of two who end it at the same time one does', async () => {
    const answers = await Promise.all([end(w.asha, data.id, seen(data)), end(w.mentor, data.id, seen(data))])
    expect(answers.map(result)).toEqual([200, 200])
    const rows = await meetingsOf(w.asha)
    expect(rows.every(({ revision }) => Number(revision) === 1)).toBe(true)
    expect(new Set(rows.map(({ cancelled_by }) => cancelled_by)).size).toBe(1)
  })

  it('ending counts as one change of the day', async () => {
    await end(w.asha, data.id, seen(data))
    const all = await w.slots()
    for (const at of [0, 3]) {
      const id = await w.booked(w.asha, all[at]!)
      await w.post(w.asha, `/meetings/${id}/cancel`, { revision: 0 })
    }
    expect(result(await book(w.asha, weekly(start, 2)))).toBe('session_changes_max')
  })
})

describe('mails', () => {
  const mailsTo = async (person: Person) => {
    w.t.clock.advance(SETTLING_MS)
    await w.t.jobs.settle()
    return w.t.mailer.sent.filter(({ to, calendar }) => to === person.account.email && calendar)
  }

  it('of a new series are one for each person, with all entries', async () => {
    const start = await aStart()
    const { data } = (await book(w.asha, weekly(start, 3))).json()
    for (const person of [w.asha, w.mentor]) {
      const [mail, ...more] = await mailsTo(person)
      expect(more).toEqual([])
      expect(mail!.calendar!.method).toBe('PUBLISH')
      const events = new ICAL.Component(ICAL.parse(mail!.calendar!.content)).getAllSubcomponents('vevent')
      expect(events.map((event) => new ICAL.Event(event).startDate.toJSDate().toISOString())).toEqual(
        weekly(start, 3),
      )
      const uids = events.map((event) => new ICAL.Event(event).uid.split('@')[0])
      expect(uids).toEqual(data.sessions.map(({ id }: { id: string }) => id))
      expect(mail!.text).toContain(person === w.asha ? 'Ravi Kumar' : 'Asha')
    }
  })

  it('are none for a series that is ended again within a minute', async () => {
    const { data } = (await book(w.asha, weekly(await aStart(), 3))).json()
    await end(w.asha, data.id, seen(data))
    expect(await mailsTo(w.asha)).toEqual([])
  })

  it('take every entry out of the calendar when it is ended', async () => {
    const { data } = (await book(w.asha, weekly(await aStart(), 3))).json()
    await mailsTo(w.asha)
    await end(w.mentor, data.id, seen(data))
    const [, ...cancelled] = await mailsTo(w.asha)
    expect(cancelled.map(({ calendar }) => calendar!.method)).toEqual(['CANCEL', 'CANCEL', 'CANCEL'])
  })
})
