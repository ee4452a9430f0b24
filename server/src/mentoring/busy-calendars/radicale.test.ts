import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { hasPrograms } from '../../testing/programs'
import { busy, calendarWorld, file, type CalendarWorld } from './testing/calendarWorld'
import { RADICALE_HOST, RADICALE_LOGIN, startRadicale } from './testing/radicale'

const withRadicale = hasPrograms('radicale') ? describe : describe.skip

withRadicale('calendars on a CalDAV server', () => {
  let w: CalendarWorld
  let radicale: Awaited<ReturnType<typeof startRadicale>>
  beforeEach(async () => {
    radicale = await startRadicale()
    w = await calendarWorld()
    w.askBy(radicale.network)
    for (const name of ['work', 'home']) await radicale.send('MKCALENDAR', `/ravi/${name}/`)
    const weekly = 'RRULE:FREQ=WEEKLY;COUNT=3'
    await radicale.send('PUT', '/ravi/work/a.ics', entry('20261121T043000Z', '20261121T050000Z', weekly))
    await radicale.send('PUT', '/ravi/home/b.ics', entry('20261122T043000Z', '20261122T050000Z'))
    await radicale.send('PUT', '/ravi/home/old.ics', entry('20200101T043000Z', '20200101T050000Z'))
  })
  afterEach(async () => {
    await w.t.close()
    await radicale.stop()
  })

  const entry = (start: string, end: string, ...more: string[]) =>
    file('VERSION:2.0', 'PRODID:-//Example//EN', busy(start, end, 'DTSTAMP:20261101T000000Z', ...more))
  const connect = (path: string, change: object = {}) =>
    w.connect(w.mentor, { kind: 'caldav', address: RADICALE_HOST + path, ...RADICALE_LOGIN, ...change })
  const first = async () => (await w.own(w.mentor)).calendars[0]

  it('one calendar is read', async () => {
    await connect('/ravi/work/')
    expect(await first()).toMatchObject({ shownAddress: 'dav.example.org/ravi/work/', busyTimes: 3 })
    expect(await w.slots()).not.toContain('2026-11-21T04:30:00.000Z')
  })

  it('all calendars of an account are read, and again when they have changed', async () => {
    await connect('/')
    expect(await first()).toMatchObject({ busyTimes: 4 })
    await radicale.send('DELETE', '/ravi/work/a.ics')
    await w.wait(HOUR_MS)
    expect(await first()).toMatchObject({ busyTimes: 1 })
  })

  it('a wrong password and a missing calendar are told', async () => {
    await connect('/ravi/work/', { password: 'wrong' })
    expect(await first()).toMatchObject({ failure: 'refused' })
    await w.t.db.deleteFrom('busy_calendars').execute()
    await connect('/ravi/none/')
    expect(await first()).toHaveProperty('failure')
  })
})
