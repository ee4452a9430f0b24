import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { busy, calendarWorld, file, type CalendarWorld } from './testing/calendarWorld'

let w: CalendarWorld
beforeEach(async () => void (w = await calendarWorld()))
afterEach(() => w.t.close())

const SECOND = '2026-11-21T05:00:00.000Z'

it('an appointment that cannot be read does not hide the others, and is told of until it is mended', async () => {
  const invalid = busy('20261121T050000Z', '20261121T053000Z', 'RRULE:FREQ=NEVER')
  w.serve(busy('20261121T043000Z', '20261121T050000Z'), invalid)
  await w.connect(w.mentor)
  const [calendar] = (await w.own(w.mentor)).calendars
  expect(calendar).toMatchObject({ busyTimes: 1, unread: { count: 1, starts: [SECOND] } })
  expect(calendar).not.toHaveProperty('failure')
  w.serve(busy('20261121T043000Z', '20261121T050000Z'))
  await w.wait(HOUR_MS)
  expect((await w.own(w.mentor)).calendars[0]).not.toHaveProperty('unread')
})

it('a broken file on a CalDAV server does not hide the others, and is told of', async () => {
  const parts = {
    PROPFIND: '<d:response><d:href>/</d:href><c:calendar/></d:response>',
    REPORT: [file(busy('20261121T043000Z', '20261121T050000Z')), 'BEGIN:VCALENDAR']
      .map((text) => `<d:response><c:calendar-data>${text}</c:calendar-data></d:response>`)
      .join(''),
  }
  w.askWith(async (url, { method }) => {
    const xml = `<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${parts[method as keyof typeof parts]}</d:multistatus>`
    return { url, status: 207, headers: {}, contentType: '', bytes: new TextEncoder().encode(xml) }
  })
  await w.connect(w.mentor, { kind: 'caldav', userName: 'ravi', password: 'secret' })
  const [calendar] = (await w.own(w.mentor)).calendars
  expect(calendar).toMatchObject({ busyTimes: 1, unread: { count: 1, starts: [] } })
  expect(calendar).not.toHaveProperty('failure')
})
