import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { bookingWorld } from '../../testing/bookingWorld'

it('without a link of the mentor, each session and workshop has a room of its own that cannot be guessed', async () => {
  const w = await bookingWorld({ meetingUrlTemplate: 'https://meet.example.org/mc-{id}' })
  await w.saveHours({ meetingUrl: '' })
  const [first, , third] = await w.slots()
  const ids = [await w.booked(w.asha, first!), await w.booked(w.asha, third!)]
  const read = async (person: typeof w.asha | typeof w.mentor, id: string) =>
    (await w.get(person, `/meetings/${id}`)).json().data
  expect(await read(w.asha, ids[0]!)).toMatchObject({ hasPlace: true })
  expect(await read(w.asha, ids[0]!)).not.toHaveProperty('joinUrl')
  const rooms: string[] = []
  for (const [id, start] of [
    [ids[0]!, first!],
    [ids[1]!, third!],
  ] as const) {
    w.t.clock.advance(Date.parse(start) - w.t.clock().getTime() - 5 * MINUTE_MS)
    const { joinUrl } = await read(w.asha, id)
    expect(joinUrl).toMatch(/^https:\/\/meet\.example\.org\/mc-[0-9a-f]{32}$/)
    expect((await read(w.mentor, id)).joinUrl).toBe(joinUrl)
    rooms.push(joinUrl)
  }
  expect(new Set(rooms).size).toBe(2)
  await w.saveHours({})
  expect((await read(w.asha, ids[1]!)).joinUrl).toBe('https://meet.google.com/abc-defg-hij')
  await w.t.close()
})

it('a workshop without a link has a room, too', async () => {
  const w = await bookingWorld({ meetingUrlTemplate: 'https://meet.example.org/{id}' })
  const start = '2026-11-22T09:00:00.000Z'
  await w.post(w.mentor, '/mentor/workshops', {
    id: 'w1',
    title: 'Write a résumé',
    description: 'Bring your own.',
    language: 'hi',
    subject: 'Career',
    start,
    minutes: 60,
    seats: 2,
    meetingUrl: '',
  })
  await w.post(w.mentor, '/mentor/workshops/w1/open', { revision: 0 })
  await w.post(w.asha, '/workshops/w1/join')
  w.t.clock.advance(Date.parse(start) - w.t.clock().getTime())
  const placeOf = async (person: typeof w.asha | typeof w.mentor) =>
    (await w.get(person, '/workshops/w1/place')).json().data
  const { joinUrl } = await placeOf(w.asha)
  expect(joinUrl).toMatch(/^https:\/\/meet\.example\.org\/[0-9a-f]{32}$/)
  expect((await placeOf(w.mentor)).joinUrl).toBe(joinUrl)
  await w.t.close()
})
