import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import type { LightMyRequestResponse } from 'fastify'
import { signedInMentor } from '../../testing/signedIn'
import { bookingWorld, type BookingWorld } from '../../testing/bookingWorld'

let w: BookingWorld
beforeEach(async () => {
  w = await bookingWorld({ openSessionsPerMentor: 3, openSessions: 4, sessionChangesPerDay: 3 })
})
afterEach(() => w.t.close())

const result = (response: LightMyRequestResponse) => response.json().code ?? response.statusCode
const cancel = async (id: string, revision = 0, who = w.asha) =>
  result(await w.post(who, `/meetings/${id}/cancel`, { revision }))
const move = async (id: string, start: string, revision = 0, who = w.asha) =>
  result(await w.post(who, `/meetings/${id}/move`, { revision, start }))

describe('sessions ahead with one mentor', () => {
  it('are three; cancelling one, or its beginning, makes room', async () => {
    const all = await w.slots()
    const ids = [
      await w.booked(w.asha, all[0]!),
      await w.booked(w.asha, all[2]!),
      await w.booked(w.asha, all[4]!),
    ]
    expect(result(await w.book(w.asha, all[6]!))).toBe('mentor_sessions_max')
    expect(await cancel(ids[2]!)).toBe(200)
    expect(result(await w.book(w.asha, all[6]!))).toBe(200)
    expect(result(await w.book(w.asha, all[8]!))).toBe('mentor_sessions_max')
    w.t.clock.advance(Date.parse(all[0]!) - w.t.clock().getTime())
    expect(result(await w.book(w.asha, all[8]!))).toBe(200)
  })

  it('are three, of many bookings at once', async () => {
    const all = await w.slots()
    const answers = await Promise.all(all.slice(0, 8).map((start) => w.book(w.asha, start)))
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(3)
    const { data } = (await w.get(w.asha, '/meetings?when=upcoming')).json()
    expect(data.pagination.totalItems).toBeLessThanOrEqual(3)
  })

  it('do not count for others, and a repeated request is answered as before', async () => {
    const all = await w.slots()
    for (const at of [0, 2]) await w.book(w.asha, all[at]!)
    const last = { clientId: 'the-last-one' }
    const first = await w.book(w.asha, all[4]!, last)
    expect((await w.book(w.asha, all[4]!, last)).json()).toEqual(first.json())
    expect(result(await w.book(await w.learner('Ravi'), all[6]!))).toBe(200)
  })
})

it('sessions ahead with all mentors are limited, too', async () => {
  const all = await w.slots()
  const { account } = await signedInMentor(w.t)
  const elsewhere = { mentor_id: account._id, learner_id: w.asha.account._id, kind_id: 'talk' }
  const end = new Date(Date.parse(all[0]!) + HOUR_MS).toISOString()
  await w.t.db
    .insertInto('meetings')
    .values(
      [1, 2, 3].map((number) => ({
        ...elsewhere,
        id: `m-${number}`,
        client_id: `c-${number}`,
        title: 'Talk',
        topic: '',
        first_start: all[0]!,
        starts_at: all[0]!,
        ends_at: end,
        state: 'booked' as const,
        revision: 0,
        cancelled_by: null,
        created_at: all[0]!,
        changed_at: '2026-11-01T00:00:00.000Z',
      })),
    )
    .execute()
  expect(result(await w.book(w.asha, all[2]!))).toBe(200)
  expect(result(await w.book(w.asha, all[4]!))).toBe('sessions_max')
})

describe('changes of a learner with one mentor', () => {
  it('are three within 24 hours; then nothing is booked or moved, and cancelling stays possible', async () => {
    const all = await w.slots()
    const [kept, other] = [await w.booked(w.asha, all[0]!), await w.booked(w.asha, all[4]!)]
    expect(await move(kept, all[2]!)).toBe(200)
    expect(await move(kept, all[0]!, 1)).toBe(200)
    expect(await cancel(other)).toBe(200)
    expect(result(await w.book(w.asha, all[4]!))).toBe('session_changes_max')
    expect(await move(kept, all[2]!, 2)).toBe('session_changes_max')
    expect(await cancel(kept, 2)).toBe(200)
    w.t.clock.advance(25 * HOUR_MS)
    const later = await w.slots()
    expect(result(await w.book(w.asha, later.at(-1)!))).toBe(200)
  })

  it('do not count what the mentor changes, and leave the mentor free', async () => {
    const all = await w.slots()
    const id = await w.booked(w.asha, all[0]!)
    for (const revision of [0, 1, 2, 3])
      expect(await move(id, all[revision % 2 ? 0 : 2]!, revision, w.mentor as never)).toBe(200)
    expect(result(await w.book(w.asha, all[6]!))).toBe(200)
    expect(await move(id, all[4]!, 4)).toBe(200)
  })

  it('do not count for another learner', async () => {
    const all = await w.slots()
    for (let i = 0; i < 3; i++) await cancel(await w.booked(w.asha, all[0]!))
    expect(result(await w.book(w.asha, all[0]!))).toBe('session_changes_max')
    expect(result(await w.book(await w.learner('Ravi'), all[0]!))).toBe(200)
  })
})
