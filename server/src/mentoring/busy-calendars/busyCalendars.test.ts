import { DAY_MS, HOUR_MS, MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { isPublicHost } from '@mentor-connect/contract/rules/publicHost'
import { newSigningKey } from '../../testing/testApp'
import { ADDRESS, busy, calendarWorld, file, type CalendarWorld } from './testing/calendarWorld'
import { calendarAccess } from './calendarAccess'
import { readDueCalendars } from './startReading'

let w: CalendarWorld
beforeEach(async () => void (w = await calendarWorld()))
afterEach(() => w.t.close())

/** The first two free times of the mentor are from 04:30 to 05:30 in UTC; a session ends with a break. */
const [FIRST, SECOND] = ['2026-11-21T04:30:00.000Z', '2026-11-21T05:00:00.000Z']
const read = (id: string) => w.post(w.mentor, `/busy-calendars/${id}/read`)
const remove = (id: string) => w.post(w.mentor, `/busy-calendars/${id}/delete`)

describe('connecting', () => {
  it('the calendar is read, and only its busy times are stored', async () => {
    w.serve(busy('20261121T043000Z', '20261121T050000Z', 'SUMMARY:Dentist'))
    const before = (await w.add(w.mentor)).json().data.calendars[0]
    expect(before).toMatchObject({ name: 'Work', shownAddress: 'calendar.example.org', isReading: true })
    expect(before).not.toHaveProperty('readAt')
    await w.t.jobs.settle()
    const [calendar] = (await w.own(w.mentor)).calendars
    expect(calendar).toMatchObject({
      isReading: false,
      busyTimes: 1,
      isStale: false,
      readAt: expect.any(String),
    })
    expect(await w.own(w.asha)).toEqual({ calendars: [], conflicts: [] })
    const stored = [
      await w.t.db.selectFrom('busy_calendars').selectAll().execute(),
      await w.t.db.selectFrom('busy_times').selectAll().execute(),
      await w.t.db.selectFrom('jobs').selectAll().execute(),
    ]
    expect(JSON.stringify(stored)).not.toMatch(/Dentist|secret\/basic/)
  })

  it('webcal is https', async () => {
    await w.connect(w.mentor, { address: ADDRESS.replace('https', 'webcal') })
    expect(w.served.asked.map(([url]) => url)).toEqual([ADDRESS])
  })

  it.each([
    ['http://calendar.example.org/a.ics', 'address'],
    ['https://calendar.example.org:8443/a.ics', 'address'],
    ['webcal://10.0.0.5/a.ics', 'address'],
    ['https://localhost/a.ics', 'address'],
    ['https://name:word@calendar.example.org/a.ics', 'address'],
    ['ftp://calendar.example.org/a.ics', 'address'],
    ['my calendar', 'address'],
  ])('%s is refused', async (address, field) => {
    const response = await w.add(w.mentor, { address })
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]])
    expect((await w.own(w.mentor)).calendars).toEqual([])
  })

  it('CalDAV needs a user name and a password', async () => {
    for (const [change, field] of [
      [{}, 'userName'],
      [{ userName: 'ravi' }, 'password'],
    ] as const) {
      const { fields } = (await w.add(w.mentor, { kind: 'caldav', ...change })).json()
      expect(Object.keys(fields)).toEqual([field])
    }
  })

  it('three calendars are possible, also for requests at once; a repeated one adds none', async () => {
    const again = { id: 'the-same' }
    const all = await Promise.all([again, again, {}, {}, {}].map((change) => w.add(w.mentor, change)))
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 400])
    expect((await w.own(w.mentor)).calendars).toHaveLength(3)
  })

  it('nobody reaches a calendar of somebody else, and nobody without a session any', async () => {
    const id = await w.connect(w.mentor)
    expect((await w.post(w.asha, `/busy-calendars/${id}/read`)).statusCode).toBe(404)
    expect((await w.post(w.asha, `/busy-calendars/${id}/delete`)).statusCode).toBe(200)
    expect((await w.add(w.asha, { id })).statusCode).toBe(400)
    expect((await w.own(w.mentor)).calendars).toHaveLength(1)
    expect((await w.t.app.inject('/busy-calendars')).statusCode).toBe(401)
  })

  it('whoever disconnects a calendar leaves nothing of it', async () => {
    w.serve(busy('20261121T043000Z', '20261121T050000Z'))
    const id = await w.connect(w.mentor)
    expect((await remove(id)).json().data).toEqual({ calendars: [], conflicts: [] })
    expect((await remove(id)).statusCode).toBe(200)
    expect(await w.t.db.selectFrom('busy_times').selectAll().execute()).toEqual([])
    expect(await w.slots()).toContain(FIRST)
  })
})

describe('slots', () => {
  it('busy times close slots, with the break after a session', async () => {
    expect((await w.slots()).slice(0, 2)).toEqual([FIRST, SECOND])
    w.serve(busy('20261121T054000Z', '20261121T060000Z'))
    await w.connect(w.mentor)
    const day = (await w.slots()).filter((start) => start.startsWith('2026-11-21'))
    expect(day).toEqual([FIRST, '2026-11-21T06:00:00.000Z'])
  })

  it('a closed slot cannot be booked, nor a session moved to it, and others are offered', async () => {
    const later = (await w.slots())[6]!
    const id = await w.booked(w.asha, later)
    w.serve(busy('20261121T043000Z', '20261121T050000Z'))
    await w.connect(w.mentor)
    const refused = [
      await w.book(await w.learner('Ravi'), FIRST),
      await w.post(w.asha, `/meetings/${id}/move`, { revision: 0, start: FIRST }),
    ]
    for (const response of refused) {
      expect(response.json().code).toBe('slot_taken')
      expect(response.json().nextSlots[0].start).not.toBe(FIRST)
    }
    expect((await w.book(w.asha, SECOND)).statusCode).toBe(200)
  })

  it('busy times of a learner close nothing, but are left out of the times that are offered', async () => {
    w.serve(busy('20261121T043000Z', '20261121T060000Z'))
    await w.connect(w.asha)
    expect(await w.slots()).toContain(FIRST)
    await w.booked(await w.learner('Ravi'), FIRST)
    const { nextSlots } = (await w.book(w.asha, FIRST)).json()
    expect(nextSlots[0].start >= '2026-11-21T06:00').toBe(true)
    expect((await w.book(w.asha, '2026-11-21T05:30:00.000Z')).statusCode).toBe(200)
  })

  it('the times are listed for their owner', async () => {
    w.serve(busy('20261121T043000Z', '20261121T050000Z'), busy('20261125T043000Z', '20261125T050000Z'))
    await w.connect(w.mentor)
    const range = (to: string) => `/busy-times?from=2026-11-20T00:00:00Z&to=${to}`
    const { data } = (await w.get(w.mentor, range('2026-11-23T00:00:00Z'))).json()
    expect(data).toEqual({ times: [{ start: FIRST, end: SECOND }], hasMore: false })
    expect((await w.get(w.asha, range('2026-11-23T00:00:00Z'))).json().data.times).toEqual([])
    expect((await w.get(w.mentor, range('2027-11-23T00:00:00Z'))).statusCode).toBe(400)
  })
})

describe('conflicts', () => {
  const CONFLICT = 'session-conflict'
  const told = async (person: typeof w.mentor | typeof w.asha) =>
    (await w.notificationsOf(person)).filter((kind) => kind === CONFLICT).length
  const counted = async () =>
    (await w.t.db.selectFrom('events').selectAll().where('kind', '=', CONFLICT).execute()).length

  it('a booked session stays, and its mentor is told once for each change', async () => {
    const id = await w.booked(w.asha, FIRST)
    w.serve(busy('20261121T044500Z', '20261121T050000Z'))
    await w.connect(w.mentor)
    expect((await w.own(w.mentor)).conflicts).toEqual([
      { meeting: id, title: 'Career talk', start: FIRST, end: SECOND, partnerName: 'Asha' },
    ])
    expect([await told(w.mentor), await told(w.asha)]).toEqual([1, 0])
    await w.wait(HOUR_MS)
    expect(await counted()).toBe(1)
    w.serve(busy('20261121T043000Z', '20261121T050000Z'))
    await w.wait(HOUR_MS)
    expect(await counted()).toBe(2)
    const { meetings } = (await w.get(w.asha, '/meetings?when=upcoming')).json().data
    expect(meetings).toMatchObject([{ id, state: 'booked' }])
    expect(meetings[0]).not.toHaveProperty('isInConflict')
    const ofMentor = (await w.get(w.mentor, '/meetings?when=upcoming')).json().data.meetings
    expect(ofMentor).toMatchObject([{ id, isInConflict: true }])
  })

  it('an entry that comes from here is no conflict, nor does it close slots', async () => {
    const id = await w.booked(w.asha, FIRST)
    const host = new URL(w.t.config.siteUrl).hostname
    w.serve(busy('20261121T043000Z', '20261121T050000Z').replace(/UID:.*/, `UID:${id}@${host}`))
    await w.connect(w.mentor)
    expect((await w.own(w.mentor)).conflicts).toEqual([])
    expect(await told(w.mentor)).toBe(0)
  })
})

describe('reading', () => {
  const headersOf = (index: number) => w.served.asked.at(index)![1].headers

  it('happens every hour, and asks whether anything has changed', async () => {
    const body = file(busy('20261121T043000Z', '20261121T050000Z'))
    w.served.answer = { body, headers: { etag: '"one"', 'last-modified': 'Fri, 20 Nov 2026 08:00:00 GMT' } }
    await w.connect(w.mentor)
    w.served.answer = { status: 304 }
    await w.wait(59 * MINUTE_MS)
    expect(w.served.asked).toHaveLength(1)
    await w.wait(MINUTE_MS)
    expect(headersOf(-1)).toEqual({
      'if-none-match': '"one"',
      'if-modified-since': 'Fri, 20 Nov 2026 08:00:00 GMT',
    })
    const [calendar] = (await w.own(w.mentor)).calendars
    expect(calendar).toMatchObject({ readAt: w.t.clock().toISOString(), busyTimes: 1 })
  })

  it('fetches the whole calendar again after days, because later repetitions come near', async () => {
    w.served.answer = { body: file(), headers: { etag: '"one"' } }
    await w.connect(w.mentor)
    await w.wait(5 * DAY_MS)
    expect(headersOf(-1)).toEqual({})
  })

  it('fetches it again when the mentor has moved to another time zone', async () => {
    w.served.answer = {
      body: file('BEGIN:VEVENT\r\nUID:day\r\nDTSTART;VALUE=DATE:20261121\r\nEND:VEVENT'),
      headers: { etag: '"one"' },
    }
    await w.connect(w.mentor)
    await w.saveHours({ timeZone: 'America/New_York' })
    await w.wait(HOUR_MS)
    expect(headersOf(-1)).toEqual({})
    const [time] = await w.t.db.selectFrom('busy_times').select('starts_at').execute()
    expect(time!.starts_at).toBe('2026-11-21T05:00:00.000Z')
  })

  it('happens when its owner asks for it, but not all the time', async () => {
    const id = await w.connect(w.mentor)
    const { calendars } = (await read(id)).json().data
    expect(calendars[0].isReading).toBe(false)
    w.t.clock.advance(Date.parse(calendars[0].mayReadAt) - w.t.clock().getTime())
    const both = await Promise.all([read(id), read(id)])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    await w.t.jobs.settle()
    expect(w.served.asked).toHaveLength(2)
  })

  it('of two readings at once, the one that began last counts', async () => {
    const bytes = (...events: string[]) => new TextEncoder().encode(file(...events))
    const response = { status: 200, headers: {}, url: ADDRESS, contentType: '' }
    let reads = 0
    w.askWith(async () => {
      reads += 1
      if (reads > 1) return { ...response, bytes: bytes(busy('20261121T043000Z', '20261121T050000Z')) }
      // While the first response is on its way, the next reading begins.
      w.t.clock.advance(HOUR_MS)
      await readDueCalendars(w.t)
      return { ...response, bytes: bytes() }
    })
    await w.connect(w.mentor)
    expect(reads).toBe(2)
    expect((await w.own(w.mentor)).calendars[0]).toMatchObject({ busyTimes: 1, isReading: false })
  })

  it.each([
    [{ status: 404 }, 'missing'],
    [{ status: 401 }, 'refused'],
    [{ status: 500 }, 'server'],
    ['unreachable', 'unreachable'],
    ['size', 'size'],
    ['redirects', 'server'],
    [{ body: '<html>' }, 'format'],
    [
      { body: file('BEGIN:VEVENT\r\nDTSTART:19700101T000000Z\r\nRRULE:FREQ=SECONDLY\r\nEND:VEVENT') },
      'complex',
    ],
  ] as const)('tells why it has failed: %j', async (answer, failure) => {
    w.served.answer = answer
    await w.connect(w.mentor)
    expect((await w.own(w.mentor)).calendars[0]).toMatchObject({ failure, isReading: false, isStale: false })
  })

  it('waits longer after each failure, and forgets them after a success', async () => {
    w.served.answer = 'unreachable'
    await w.connect(w.mentor)
    const hours = []
    for (let hour = 1; hour <= 8; hour += 1) {
      const before = w.served.asked.length
      await w.wait(HOUR_MS)
      if (w.served.asked.length > before) hours.push(hour)
    }
    expect(hours).toEqual([1, 3, 7])
    w.serve()
    await w.wait(DAY_MS)
    expect((await w.own(w.mentor)).calendars[0]).not.toHaveProperty('failure')
  })

  it('old busy times close slots for three days, then no longer, and the mentor is told once', async () => {
    w.serve(busy('20261201T043000Z', '20261201T050000Z'))
    await w.connect(w.mentor)
    w.served.answer = 'unreachable'
    await w.wait(HOUR_MS)
    await w.wait(2 * DAY_MS)
    expect((await w.own(w.mentor)).calendars[0]).toMatchObject({ busyTimes: 1, isStale: false })
    await w.wait(DAY_MS)
    await w.wait(DAY_MS)
    expect((await w.own(w.mentor)).calendars[0]).toMatchObject({ busyTimes: 0, isStale: true })
    const kinds = await w.notificationsOf(w.mentor)
    expect(kinds.filter((kind) => kind === 'calendar-unreadable')).toHaveLength(1)
    w.serve(busy('20261201T043000Z', '20261201T050000Z'))
    await w.wait(DAY_MS)
    expect((await w.own(w.mentor)).calendars[0]).toMatchObject({ busyTimes: 1, isStale: false })
  })

  it('a calendar that was sealed with another key has to be connected again', async () => {
    await w.connect(w.mentor)
    const { seal } = calendarAccess({ keys: await newSigningKey() })
    const sealed = seal('x', { address: ADDRESS })
    await w.t.db.updateTable('busy_calendars').set({ sealed }).execute()
    await w.wait(HOUR_MS)
    expect((await w.own(w.mentor)).calendars[0]).toMatchObject({ failure: 'secret' })
  })

  it('goes to no private address, whatever the name of the host says', async () => {
    const request = () => {
      throw new Error('Nothing may be sent.')
    }
    w.askBy({
      isPublic: isPublicHost,
      resolve: async () => [{ address: '192.168.1.1', family: 4 }],
      request: request as never,
    })
    await w.connect(w.mentor)
    expect((await w.own(w.mentor)).calendars[0]).toMatchObject({ failure: 'address' })
  })
})
