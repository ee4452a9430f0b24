import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { HOUR_MS, DAY_MS } from '@mentor-connect/contract/rules/durations'
import { blockedPeopleOf } from '../../accounts/people/blockedPairs.repo'
import { SETTLING_MS } from '../../mentoring/meetings/calendarMails'
import { bookingWorld, type BookingWorld } from '../../testing/bookingWorld'
import { brokenInvariants, mentorshipWorld } from '../../testing/mentorshipWorld'
import type { SignedIn } from '../../testing/signedIn'

const SERVICE_KEY = 'a key of the tests, which is long enough'

let b: BookingWorld
let w: ReturnType<typeof mentorshipWorld>
let mentor: SignedIn<Mentor>
let asha: BookingWorld['asha']
beforeEach(async () => {
  b = await bookingWorld({ serviceKey: SERVICE_KEY })
  w = mentorshipWorld(b.t)
  ;({ mentor, asha } = b)
})
afterEach(async () => {
  expect(await brokenInvariants(b.t)).toEqual([])
  await b.t.close()
})

type Blocking = { account: { _id: string } }
let second = 0
/** Reports, as chat does, which of the two people block the other now. */
function tell(...blocking: Blocking[]) {
  const at = (second += 1)
  return tellAt(at, ...blocking)
}
const tellAt = (at: number, ...blocking: Blocking[]) =>
  b.t.app.inject({
    method: 'POST',
    url: '/internal/blocks',
    headers: { 'x-service-key': SERVICE_KEY },
    payload: {
      states: [
        {
          people: [asha.account._id, mentor.account._id].sort(),
          blockedBy: blocking.map(({ account }) => account._id),
          changedAt: new Date(Date.UTC(2026, 0, 1) + at * 1000).toISOString(),
        },
      ],
    },
  })

async function openWorkshop(seats = 2) {
  const start = new Date(Math.ceil(b.t.clock().getTime() / HOUR_MS) * HOUR_MS + 72 * HOUR_MS)
  await w.post(mentor, '/mentor/workshops', {
    id: 'w1',
    title: 'Write a résumé',
    description: 'Bring your own.',
    language: 'hi',
    subject: 'Career',
    start: start.toISOString(),
    minutes: 60,
    seats,
    meetingUrl: 'https://meet.jit.si/x',
  })
  await w.post(mentor, '/mentor/workshops/w1/open', { revision: 0 })
}
const join = (person = asha) => w.post(person, '/workshops/w1/join', {})
const placeOf = async (person = asha) => (await w.get(person, '/workshops/w1/place')).state
/** Subjects of the mails to a person, including those that are held back in quiet hours. */
const mailsTo = async ({ account }: { account: { email?: string } }) => {
  await b.t.jobs.settle()
  b.t.clock.advance(12 * HOUR_MS)
  await b.t.jobs.settle()
  return b.t.mailer.sent.filter(({ to }) => to === account.email).map(({ subject }) => subject)
}

describe.each([
  ['the mentor', () => mentor],
  ['the learner', () => asha],
])('after %s has blocked the other', (_, blocker) => {
  it('a request is refused like any that this mentor does not take', async () => {
    await tell(blocker())
    const refused = await w.request(asha, mentor)
    const closed = await w.mentor()
    await w.post(closed, '/mentor/places', { capacity: 0, isPaused: false })
    expect(refused.json()).toEqual((await w.request(asha, closed)).json())
    expect(await w.get(asha, `/mentors/${mentor.account._id}/mentoring`)).toMatchObject({ state: 'closed' })
  })

  it('the mentor has no free time for the learner, and has for others', async () => {
    const [first] = await b.slots()
    await tell(blocker())
    const refused = (await b.book(asha, first!)).json()
    expect(refused).toMatchObject({ code: 'slot_taken', nextSlots: [] })
    const range = `from=${first}&to=${new Date(Date.parse(first!) + DAY_MS).toISOString()}`
    const url = `/mentors/${mentor.account._id}/slots?${range}`
    expect(await w.get(asha, url)).toMatchObject({ booking: 'open', slots: [] })
    expect((await w.get(undefined, url)).slots).not.toEqual([])
    expect((await b.book(await b.learner('Imran'), first!)).statusCode).toBe(200)
  })

  it('a seat in a workshop is refused', async () => {
    await openWorkshop()
    await tell(blocker())
    expect((await join()).json().code).toBe('session_changed')
    expect(await placeOf()).toBe('none')
    expect((await join(await b.learner('Imran'))).statusCode).toBe(200)
  })

  it('nobody writes into the notes of their sessions', async () => {
    await w.holdSession(asha, mentor)
    const [{ id }] = (await w.get(asha, '/meetings?when=past')).meetings
    const write = (person: typeof asha | typeof mentor) =>
      w.post(person, `/meetings/${id}/notes`, { text: 'Call me.', items: [], version: 0 })
    await tell(blocker())
    for (const person of [asha, mentor]) expect((await write(person)).json().code).toBe('session_changed')
    await tell()
    expect((await write(asha)).statusCode).toBe(200)
  })

  it('all of it is possible again once the block is lifted', async () => {
    await tell(blocker())
    await tell()
    await openWorkshop()
    expect((await w.request(asha, mentor)).statusCode).toBe(200)
    expect((await b.book(asha, (await b.slots())[0]!)).statusCode).toBe(200)
    expect((await join()).statusCode).toBe(200)
  })
})

describe('at the moment of blocking', () => {
  it.each([
    ['declined', () => mentor, () => asha],
    ['withdrawn', () => asha, () => mentor],
  ])('an open request is %s, and the other one is told', async (state, blocker, other) => {
    const id = await w.requested(asha, mentor)
    await tell(blocker())
    expect((await w.read(asha, id)).state).toBe(state)
    expect((await w.news(other())).at(-1)).toBe(state)
    expect(await w.news(blocker())).not.toContain(state)
  })

  it('a mentorship ends, and its place is free', async () => {
    const id = await w.requested(asha, mentor)
    await w.through(id, [
      [mentor, 'accept'],
      [asha, 'confirm'],
    ])
    await tell(asha)
    const { state, history } = await w.read(mentor, id)
    expect([state, history.at(-1)]).toMatchObject(['ended', { event: 'end', by: 'learner' }])
    expect(await w.taken(mentor)).toBe(0)
    expect((await w.news(mentor)).at(-1)).toBe('ended')
  })

  it('their sessions ahead are cancelled in the calendars of both, and no others', async () => {
    const imran = await b.learner('Imran')
    const all = await b.slots()
    const [first, later] = [all[0]!, all.at(-1)!]
    const [theirs, others] = [await b.booked(asha, first), await b.booked(imran, later)]
    b.t.clock.advance(SETTLING_MS)
    await b.t.jobs.settle()
    await tell(mentor)
    expect(await w.get(asha, `/meetings/${theirs}`)).toMatchObject({
      state: 'cancelled',
      cancelledBy: 'mentor',
      revision: 1,
    })
    expect((await w.get(imran, `/meetings/${others}`)).state).toBe('booked')
    expect(await b.slots()).toContain(first)
    expect((await b.notificationsOf(asha))[0]).toBe('session-cancelled')
    expect(await b.notificationsOf(mentor)).not.toContain('session-cancelled')
    for (const person of [asha, mentor])
      expect(await mailsTo(person)).toContainEqual(expect.stringMatching(/^Cancelled/))
  })

  it.each([
    ['the mentor', () => mentor, /^Seat cancelled/],
    ['the learner', () => asha, /^Seat given up/],
  ])('the seat goes to the next one if %s blocks', async (_, blocker, subject) => {
    await openWorkshop(2)
    const others = [await b.learner('Imran'), await b.learner('Zoya')]
    for (const person of [asha, ...others]) await join(person)
    expect(await placeOf(others[1])).toBe('waiting')
    await tell(blocker())
    expect(await placeOf()).toBe('none')
    expect(await placeOf(others[1])).toBe('booked')
    expect(await b.notificationsOf(others[1]!)).toContain('workshop-seat')
    expect(await mailsTo(asha)).toContainEqual(expect.stringMatching(subject))
  })

  it('what was blocked before is told again without an effect, and an older state is ignored', async () => {
    await tellAt(100, mentor)
    await tellAt(101)
    const id = await w.requested(asha, mentor)
    for (const at of [100, 101]) await tellAt(at, mentor)
    expect((await w.read(asha, id)).state).toBe('requested')
    await tellAt(102, mentor, asha)
    expect((await w.read(asha, id)).state).toBe('withdrawn')
  })
})

it('only chat may tell it, and of people who are not one learner and one mentor nothing is stored', async () => {
  const states = [
    { people: ['a', mentor.account._id], blockedBy: ['a'], changedAt: '2026-01-01T00:00:00.000Z' },
  ]
  const send = (headers: Record<string, string>) =>
    b.t.app.inject({ method: 'POST', url: '/internal/blocks', headers, payload: { states } })
  for (const headers of [{}, mentor.headers]) expect((await send(headers)).statusCode).toBe(404)
  expect((await send({ 'x-service-key': SERVICE_KEY })).statusCode).toBe(200)
  expect(await b.t.db.selectFrom('blocked_pairs').selectAll().execute()).toEqual([])
})

it('of two learners is stored too, where the latest state wins', async () => {
  const [low, high] = ['l-one', 'l-two']
  for (const id of [low, high]) {
    const learner = await b.t.db
      .selectFrom('learners')
      .selectAll()
      .where('id', '=', asha.account._id)
      .executeTakeFirstOrThrow()
    await b.t.db
      .insertInto('learners')
      .values({ ...learner, id, email: `${id}@example.com` })
      .execute()
  }
  const send = (blockedBy: string[], changedAt: string) =>
    b.t.app.inject({
      method: 'POST',
      url: '/internal/blocks',
      headers: { 'x-service-key': SERVICE_KEY },
      payload: { states: [{ people: [low, high], blockedBy, changedAt }] },
    })
  await send([high], '2026-01-01T00:00:02.000Z')
  await send([], '2026-01-01T00:00:01.000Z')
  expect(await blockedPeopleOf(b.t.db, low)).toEqual([high])
  expect(await blockedPeopleOf(b.t.db, high)).toEqual([low])
  await send([], '2026-01-01T00:00:03.000Z')
  expect(await blockedPeopleOf(b.t.db, low)).toEqual([])
})
