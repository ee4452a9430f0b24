import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import ICAL from 'ical.js'
import { SETTLING_MS } from './calendarMails'
import { bookingWorld, type BookingWorld } from '../../testing/bookingWorld'
import type { SignedIn } from '../../testing/signedIn'

let w: BookingWorld
beforeEach(async () => {
  w = await bookingWorld()
})
afterEach(() => w.t.close())

type Person = SignedIn<Learner | Mentor>

/** The calendar files that were mailed to a person, read as a calendar reads them. */
async function entriesOf({ account }: Person) {
  w.t.clock.advance(SETTLING_MS)
  await w.t.jobs.settle()
  return w.t.mailer.sent.flatMap(({ to, subject, text, unsubscribeUrl, calendar }) => {
    if (to !== account.email || !calendar) return []
    const file = new ICAL.Component(ICAL.parse(calendar.content))
    const component = file.getFirstSubcomponent('vevent')!
    const event = new ICAL.Event(component)
    expect(file.getFirstPropertyValue('method')).toBe(calendar.method)
    for (const line of calendar.content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    return [
      {
        method: calendar.method,
        uid: event.uid,
        sequence: event.sequence,
        subject,
        text,
        summary: event.summary,
        description: event.description,
        start: event.startDate.toJSDate().toISOString(),
        attendees: component.getAllProperties('attendee').map((one) => String(one.getFirstValue())),
        unsubscribeUrl,
      },
    ]
  })
}

it('booking, moving and cancelling update one entry in the calendar of each of the two', async () => {
  const [first, , , other] = await w.slots()
  const id = await w.booked(w.asha, first!)
  for (const person of [w.asha, w.mentor]) {
    const [entry, ...more] = await entriesOf(person)
    expect(more).toEqual([])
    expect(entry).toMatchObject({
      method: 'REQUEST',
      sequence: 0,
      start: first,
      attendees: [`mailto:${person.account.email}`],
      text: expect.stringContaining(person === w.asha ? 'Ravi Kumar' : 'Asha'),
      unsubscribeUrl: expect.stringContaining('/unsubscribe/sessions'),
    })
    expect(entry!.text).toContain('India (Kolkata) · GMT+5:30')
  }
  await w.post(w.mentor, `/meetings/${id}/move`, { revision: 0, start: other })
  w.t.clock.advance(SETTLING_MS)
  await w.t.jobs.settle()
  await w.post(w.asha, `/meetings/${id}/cancel`, { revision: 1 })
  for (const person of [w.asha, w.mentor]) {
    const entries = await entriesOf(person)
    expect(entries.map(({ method, sequence }) => [method, sequence])).toEqual([
      ['REQUEST', 0],
      ['REQUEST', 1],
      ['CANCEL', 2],
    ])
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1)
    expect(entries[1]!.start).toBe(other)
  }
})

describe('within a minute', () => {
  const sent = async (person: Person) =>
    (await entriesOf(person)).map(({ method, sequence, start, subject }) => [
      method,
      sequence,
      start,
      subject,
    ])

  it('a booking that is cancelled is told to nobody, however often', async () => {
    const [first] = await w.slots()
    for (let i = 0; i < 3; i++) {
      const id = await w.booked(w.asha, first!)
      await w.t.jobs.settle()
      await w.post(w.asha, `/meetings/${id}/cancel`, { revision: 0 })
    }
    for (const person of [w.asha, w.mentor]) expect(await sent(person)).toEqual([])
  })

  it('a booking that is moved is one mail, with the last time', async () => {
    const [first, , , other] = await w.slots()
    const id = await w.booked(w.asha, first!)
    await w.post(w.asha, `/meetings/${id}/move`, { revision: 0, start: other })
    for (const person of [w.asha, w.mentor])
      expect(await sent(person)).toEqual([['REQUEST', 1, other, expect.stringContaining('Booked')]])
  })

  it('changes of a session that is known are one mail, a cancellation too', async () => {
    const [first, , , other] = await w.slots()
    const id = await w.booked(w.asha, first!)
    expect(await sent(w.mentor)).toHaveLength(1)
    await w.post(w.asha, `/meetings/${id}/move`, { revision: 0, start: other })
    await w.post(w.asha, `/meetings/${id}/cancel`, { revision: 1 })
    expect((await sent(w.mentor)).slice(1)).toEqual([
      ['CANCEL', 2, other, expect.stringContaining('Cancelled')],
    ])
  })

  it('of its beginning, a change is told at once', async () => {
    const [first] = await w.slots()
    const id = await w.booked(w.asha, first!)
    expect(await sent(w.mentor)).toHaveLength(1)
    w.t.clock.advance(Date.parse(first!) - w.t.clock().getTime() - 30_000)
    await w.post(w.asha, `/meetings/${id}/cancel`, { revision: 0 })
    await w.t.jobs.settle()
    const mails = w.t.mailer.sent.filter(({ to }) => to === w.mentor.account.email)
    expect(mails.map(({ calendar }) => calendar?.method)).toContain('CANCEL')
  })
})

describe('what a learner writes', () => {
  const topic = 'BUY NOW https://spam.example/0'
  const mailed = async () => {
    const [entry] = (await entriesOf(w.mentor)).slice(-1)
    return `${entry!.text} ${entry!.description}`
  }

  it('is not in the mail to a mentor who has not answered; the learner reads it', async () => {
    const [first] = await w.slots()
    await w.book(w.asha, first!, { topic })
    expect(await mailed()).not.toContain('BUY NOW')
    expect(await mailed()).toContain('What the learner would like to talk about is on its page.')
    expect((await entriesOf(w.asha))[0]!.text).toContain(topic)
  })

  it('is in the mail once the two have held a session', async () => {
    const [first] = await w.slots()
    await w.book(w.asha, first!)
    w.t.clock.advance(Date.parse(first!) - w.t.clock().getTime() + 2 * HOUR_MS)
    const [next] = await w.slots()
    await w.book(w.asha, next!, { topic })
    expect(await mailed()).toContain(topic)
  })
})

it('nobody is reminded of a session that was cancelled', async () => {
  const [first] = await w.slots()
  const id = await w.booked(w.asha, first!)
  await w.post(w.asha, `/meetings/${id}/cancel`, { revision: 0 })
  await w.t.jobs.settle()
  const before = w.t.mailer.sent.length
  w.t.clock.advance(Date.parse(first!) - w.t.clock().getTime() - HOUR_MS / 2)
  await w.t.jobs.settle()
  expect(w.t.mailer.sent.slice(before).filter(({ text }) => /session/i.test(text))).toEqual([])
  expect(await w.notificationsOf(w.mentor)).not.toContain('session-soon')
})

it('at night the own deed is confirmed at once, and the other person reads of it in the morning', async () => {
  const start = (await w.slots()).at(-1)!
  // It is 22:30 in India, in quiet hours.
  w.t.clock.advance(8.5 * HOUR_MS)
  await w.booked(w.asha, start)
  expect(await entriesOf(w.asha)).toHaveLength(1)
  expect(await entriesOf(w.mentor)).toHaveLength(0)
  w.t.clock.advance(9 * HOUR_MS)
  expect(await entriesOf(w.mentor)).toHaveLength(1)
})

it('what was moved meanwhile is not mailed any more', async () => {
  const all = await w.slots()
  w.t.clock.advance(8.5 * HOUR_MS)
  const id = await w.booked(w.asha, all.at(-1)!)
  await w.post(w.asha, `/meetings/${id}/move`, { revision: 0, start: all.at(-4) })
  w.t.clock.advance(9 * HOUR_MS)
  expect((await entriesOf(w.mentor)).map(({ sequence }) => sequence)).toEqual([1])
})

it('the mails can be turned off', async () => {
  const userId = w.mentor.account._id
  const { data } = (await w.get(w.mentor, `/notifications/preferences?userId=${userId}`)).json()
  await w.post(w.mentor, '/notifications/preferences', {
    userId,
    modes: { ...data.modes, sessions: { push: 'now', mail: 'off' } },
    quietHours: data.quietHours,
    timeZone: data.timeZone,
  })
  const [first] = await w.slots()
  await w.booked(w.asha, first!)
  expect(await entriesOf(w.mentor)).toEqual([])
  expect(await entriesOf(w.asha)).toHaveLength(1)
})

describe('a workshop', () => {
  const at = (hours: number) =>
    new Date(Date.parse('2026-11-20T09:00:00.000Z') + hours * HOUR_MS).toISOString()
  const content = (parts: object = {}) => ({
    id: 'w1',
    title: 'Write a résumé',
    description: 'Bring your own.',
    language: 'hi',
    subject: 'Career',
    start: at(48),
    minutes: 60,
    seats: 2,
    meetingUrl: '',
    ...parts,
  })
  const save = (parts: object = {}) => w.post(w.mentor, '/mentor/workshops', content(parts))
  const methodsOf = async (person: Person) => (await entriesOf(person)).map(({ method }) => method)

  it('is in the calendars of its mentor and of those with a seat, until it is cancelled', async () => {
    const [ravi, mira] = [await w.learner('Ravi'), await w.learner('Mira')]
    await save()
    await w.post(w.mentor, '/mentor/workshops/w1/open', { revision: 0 })
    for (const person of [w.asha, ravi, mira]) await w.post(person, '/workshops/w1/join')
    expect(await methodsOf(w.mentor)).toEqual(['REQUEST'])
    expect(await methodsOf(w.asha)).toEqual(['REQUEST'])
    expect(await methodsOf(mira)).toEqual([])
    await w.post(w.asha, '/workshops/w1/leave')
    expect(await methodsOf(w.asha)).toEqual(['REQUEST', 'CANCEL'])
    expect(await methodsOf(mira)).toEqual(['REQUEST'])
    await save({ revision: 1, start: at(50) })
    expect((await entriesOf(mira)).map(({ start }) => start)).toEqual([at(48), at(50)])
    await w.post(w.mentor, '/mentor/workshops/w1/cancel', { revision: 2 })
    for (const person of [w.mentor, mira]) {
      const entries = await entriesOf(person)
      expect(entries.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
      const sequences = entries.map(({ sequence }) => sequence)
      expect(sequences).toEqual([...sequences].sort())
      expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1)
    }
    expect(await methodsOf(w.asha)).toEqual(['REQUEST', 'CANCEL'])
  })

  describe('with another title or text', () => {
    const MINUTES_MS = 60_000
    const changed = async (person: Person) =>
      (await entriesOf(person)).slice(1).map(({ method, sequence, summary }) => [method, sequence, summary])
    beforeEach(async () => {
      await save()
      await w.post(w.mentor, '/mentor/workshops/w1/open', { revision: 0 })
      await w.post(w.asha, '/workshops/w1/join')
      await w.t.jobs.settle()
    })

    it('changes the entry of those with a seat, once for several quick changes', async () => {
      const mira = await w.learner('Mira')
      await save({ revision: 1, title: 'Write a resume' })
      await save({ revision: 2, title: 'Write your résumé', description: 'Bring a pen.' })
      expect(await changed(w.asha)).toEqual([])
      w.t.clock.advance(6 * MINUTES_MS)
      for (const person of [w.asha, w.mentor]) {
        const entries = await entriesOf(person)
        expect(entries.map(({ method, sequence }) => [method, sequence])).toEqual([
          ['REQUEST', 1],
          ['REQUEST', 3],
        ])
        expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1)
        expect(entries[1]).toMatchObject({
          start: at(48),
          summary: expect.stringContaining('Write your résumé'),
          description: expect.stringContaining('Bring a pen.'),
          subject: expect.stringContaining('Write your résumé'),
        })
      }
      expect(await changed(mira)).toEqual([])
    })

    it('changes nothing in a calendar if only the seats were changed', async () => {
      await save({ revision: 1, seats: 5 })
      w.t.clock.advance(6 * MINUTES_MS)
      expect(await changed(w.asha)).toEqual([])
    })

    it('and another time soon after it is one mail, about both', async () => {
      await save({ revision: 1, title: 'Write your résumé' })
      await save({ revision: 2, title: 'Write your résumé', start: at(50) })
      w.t.clock.advance(6 * MINUTES_MS)
      expect(await changed(w.asha)).toEqual([['REQUEST', 3, 'Write your résumé · Ravi Kumar']])
    })

    it('at night waits for the morning, and is one mail then however often it changed', async () => {
      // It is 22:30 in India, in quiet hours.
      w.t.clock.advance(8 * HOUR_MS)
      for (const [revision, title] of [
        [1, 'Résumés'],
        [2, 'Good résumés'],
      ] as const) {
        await save({ revision, title })
        w.t.clock.advance(10 * MINUTES_MS)
        await w.t.jobs.settle()
      }
      await save({ revision: 3, title: 'Good résumés', seats: 7 })
      expect(await changed(w.asha)).toEqual([])
      w.t.clock.advance(10 * HOUR_MS)
      expect(await changed(w.asha)).toEqual([['REQUEST', 3, 'Good résumés · Ravi Kumar']])
    })

    it('is not told of a workshop that was cancelled meanwhile', async () => {
      await save({ revision: 1, title: 'Write your résumé' })
      await w.post(w.mentor, '/mentor/workshops/w1/cancel', { revision: 2 })
      w.t.clock.advance(6 * MINUTES_MS)
      expect((await changed(w.asha)).map(([method]) => method)).toEqual(['CANCEL'])
    })
  })
})
