import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { CALENDAR_FILES, WINDOW } from '../testing/calendarFiles'
import { EXPECTED_BUSY_TIMES } from '../testing/expectedBusyTimes'
import { busyTimes } from './busyTimes'
import { calendarsOfResponse, resourcesOf } from './multistatus'
import { readInThread } from './readInThread'

const QUESTION = { window: WINDOW, timeZone: 'Asia/Kolkata', ownHost: 'mentor.example.org' }
const minute = (ms: number) => new Date(ms).toISOString().replace(':00.000Z', 'Z')
const read = (text: string, change: object = {}) =>
  busyTimes([text], { ...QUESTION, ...change }).spans.map(
    ({ start, end }) => `${minute(start)}/${minute(end)}`,
  )

const event = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\n')

it('each calendar has its expected busy times', () => {
  expect(Object.keys(CALENDAR_FILES).length).toBeGreaterThanOrEqual(40)
  expect(Object.keys(EXPECTED_BUSY_TIMES).sort()).toEqual(Object.keys(CALENDAR_FILES).sort())
})

it.each(Object.entries(CALENDAR_FILES))('%s', (name, text) => {
  expect(read(text)).toEqual(EXPECTED_BUSY_TIMES[name])
})

it('whole days are those of the person', () => {
  const day = event('DTSTART;VALUE=DATE:20261103')
  expect(read(day, { timeZone: 'America/New_York' })).toEqual(['2026-11-03T05:00Z/2026-11-04T05:00Z'])
  expect(read(day, { timeZone: 'No/Where' })).toEqual(['2026-11-03T00:00Z/2026-11-04T00:00Z'])
})

it('several calendars are read together, also those in one file', () => {
  const first = event('DTSTART:20261102T090000Z', 'DURATION:PT1H')
  const second = event('DTSTART:20261102T093000Z', 'DURATION:PT1H')
  const expected = ['2026-11-02T09:00Z/2026-11-02T10:30Z']
  expect(read(`\uFEFF${first}\n${second}`)).toEqual(expected)
  expect(busyTimes([first, second], QUESTION).spans).toHaveLength(1)
})

it.each([
  ['a web page', '<!doctype html><title>Calendar</title>'],
  ['nothing', ''],
  ['a contact', 'BEGIN:VCARD\nVERSION:4.0\nEND:VCARD'],
  ['half a calendar', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261102T090000Z'],
])('%s is no calendar', (_name, text) => {
  expect(() => read(text)).toThrow(expect.objectContaining({ reason: 'format' }))
})

it.each([
  ['every second since 1990', 'RRULE:FREQ=SECONDLY'],
  ['every minute of many years', 'RRULE:FREQ=MINUTELY;COUNT=100000000'],
  ['every hour since 1970, in each second', 'RRULE:FREQ=HOURLY;BYSECOND=1,2,3,4,5,6,7,8,9,10,11,12'],
])('%s is too much', (_name, rule) => {
  const text = event('DTSTART:19900101T000000Z', 'DURATION:PT1S', rule)
  expect(() => read(text)).toThrow(expect.objectContaining({ reason: 'complex' }))
})

it('rules that never come true find nothing, and do not hide other entries', () => {
  const never = ['RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'RRULE:FREQ=WEEKLY;BYYEARDAY=1']
  for (const rule of never) {
    const bad = event('DTSTART:20261001T090000Z', 'DURATION:PT1H', rule)
    const good = event('DTSTART:20261102T090000Z', 'DURATION:PT1H')
    expect(read(`${bad}\n${good}`)).toEqual(['2026-11-02T09:00Z/2026-11-02T10:00Z'])
  }
})

it.each([
  ['the 31st of February', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31'],
  ['the 31st of two short months', 'FREQ=YEARLY;BYMONTH=4,6;BYMONTHDAY=31'],
  ['each 30th of February, by days', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'],
])('%s makes nothing busy, not even the first date', (_name, rule) => {
  const never = event('DTSTART:20261102T090000Z', 'DURATION:PT1H', `RRULE:${rule}`)
  const good = event('DTSTART:20261103T090000Z', 'DURATION:PT1H')
  expect(read(`${never}\n${good}`)).toEqual(['2026-11-03T09:00Z/2026-11-03T10:00Z'])
})

it.each([
  ['the 31st of February and of January', '20260131', 'RRULE:FREQ=YEARLY;BYMONTH=1,2;BYMONTHDAY=31'],
  ['a birthday on the 29th of February', '20240229', 'RRULE:FREQ=YEARLY'],
  ['the 29th of February', '20240229', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29'],
])('%s is no day of March', (_name, day, rule) => {
  const window = { start: Date.parse('2027-02-15T00:00Z'), end: Date.parse('2027-03-15T00:00Z') }
  expect(read(event(`DTSTART:${day}T090000Z`, 'DURATION:PT1H', rule), { window })).toEqual([])
})

describe('appointments that cannot be read', () => {
  const GOOD = ['BEGIN:VEVENT', 'UID:good', 'DTSTART:20261105T090000Z', 'DURATION:PT1H', 'END:VEVENT']
  const withGood = (...lines: string[]) =>
    ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:bad', ...lines, 'END:VEVENT', ...GOOD, 'END:VCALENDAR'].join(
      '\n',
    )
  const unreadOf = (...texts: string[]) => {
    const { spans, unread } = busyTimes(texts, QUESTION)
    expect(spans.map(({ start }) => minute(start))).toEqual(['2026-11-05T09:00Z'])
    return unread.map((start) => (start === undefined ? 'unknown' : minute(start)))
  }

  it.each([
    ['a frequency that does not exist', ['DTSTART:20261101T090000Z', 'RRULE:FREQ=NEVER']],
    ['a month that does not exist', ['DTSTART:20261101T090000Z', 'RRULE:FREQ=YEARLY;BYMONTHDAY=40']],
    ['a number that is none', ['DTSTART;TZID=Asia/Kolkata:20261101T143000', 'RRULE:FREQ=DAILY;COUNT=x']],
    ['an end that is no day', ['DTSTART:20261101T090000Z', 'RRULE:FREQ=DAILY;UNTIL=tomorrow']],
    ['parts that exclude each other', ['DTSTART:20261101T090000Z', 'RRULE:FREQ=WEEKLY;BYYEARDAY=1']],
    ['a line that is none', ['DTSTART:20261101T\n 090000Z', 'lunch']],
  ])('%s: the others are read, and its beginning is known', (_name, lines) => {
    expect(unreadOf(withGood(...lines))).toEqual(['2026-11-01T09:00Z'])
  })

  it('an entry without a valid beginning is counted', () => {
    expect(unreadOf(withGood('DTSTART:tomorrow'))).toEqual(['unknown'])
    expect(unreadOf(withGood('DTSTART:tomorrow', 'RRULE:FREQ=NEVER'))).toEqual(['unknown'])
    expect(unreadOf(withGood('SUMMARY:No time'))).toEqual(['unknown'])
  })

  it('what is over, cancelled or no appointment is not counted', () => {
    expect(unreadOf(withGood('DTSTART:20200101T090000Z', 'lunch'))).toEqual([])
    expect(unreadOf(withGood('STATUS:CANCELLED'))).toEqual([])
    const task = 'BEGIN:VTODO\nUID:task\nRRULE:FREQ=NEVER\nEND:VTODO'
    expect(unreadOf(['BEGIN:VCALENDAR', task, ...GOOD, 'END:VCALENDAR'].join('\n'))).toEqual([])
  })

  const ZONE = ['BEGIN:VTIMEZONE', 'TZID:Mars', 'DTSTART:19700101T000000', 'END:VTIMEZONE']
  const BROKEN = ['BEGIN:VCALENDAR', ...ZONE, 'BEGIN:VEVENT', 'DTSTART:20261101T\r\n 090000Z', 'END:VEVENT']

  it.each([
    ['a file that ends too early', BROKEN.join('\r\n'), ['2026-11-01T09:00Z']],
    ['a file with a time that is over', BROKEN.join('\r\n').replace('2026', '2020'), []],
    ['a file without an appointment', ['BEGIN:VCALENDAR', ...ZONE].join('\r\n'), ['unknown']],
    ['no calendar', 'Internal error', ['unknown']],
    ['nothing', '', ['unknown']],
  ])('%s does not hide the other files of a server', (_name, text, expected) => {
    expect(unreadOf(text, ['BEGIN:VCALENDAR', ...GOOD, 'END:VCALENDAR'].join('\n'))).toEqual(expected)
  })

  it('files of which none is a calendar are refused', () => {
    expect(() => busyTimes(['Internal error', ''], QUESTION)).toThrow(
      expect.objectContaining({ reason: 'format' }),
    )
    expect(busyTimes([], QUESTION)).toEqual({ spans: [], unread: [] })
  })
})

it('a rule for which the reader searches without end is given up in its thread, which goes on', async () => {
  const question = QUESTION
  const task = (text: string) => ({
    documents: [new TextEncoder().encode(text)],
    format: 'calendar' as const,
    question,
  })
  const endless = event('DTSTART:20261001T090000Z', 'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO')
  const after = readInThread(task(event('DTSTART:20261102T090000Z', 'DURATION:PT1H')))
  await expect(readInThread(task(endless))).rejects.toMatchObject({ reason: 'complex' })
  expect((await after).spans).toEqual([
    { start: Date.parse('2026-11-02T09:00:00Z'), end: Date.parse('2026-11-02T10:00:00Z') },
  ])
})

it('ten years of appointments are read', () => {
  const entries = Array.from({ length: 5000 }, (_, index) => {
    const day = new Date(WINDOW.start - index * 0.7 * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '')
    return `BEGIN:VEVENT\nUID:${index}\nDTSTART:${day}T090000Z\nDURATION:PT1H\nEND:VEVENT`
  })
  expect(read(['BEGIN:VCALENDAR', ...entries, 'END:VCALENDAR'].join('\n'))).toHaveLength(1)
})

const MULTISTATUS = `<?xml version="1.0"?>
<d:multistatus xmlns:d="DAV:" xmlns:cal="urn:ietf:params:xml:ns:caldav">
  <d:response><d:href>/one.ics</d:href><d:propstat><d:prop>
    <cal:calendar-data>BEGIN:VCALENDAR&#13;
END:VCALENDAR</cal:calendar-data></d:prop></d:propstat></d:response>
  <d:response><d:href>/</d:href><d:propstat><d:prop><d:resourcetype><cal:calendar/></d:resourcetype>
    <cal:supported-calendar-component-set><cal:comp name="VEVENT"/></cal:supported-calendar-component-set>
    <d:current-user-principal><d:href>/me/</d:href></d:current-user-principal>
  </d:prop></d:propstat></d:response>
</d:multistatus>`

it('calendars, links and types are found in the XML of a server', () => {
  expect(calendarsOfResponse(MULTISTATUS)).toEqual(['BEGIN:VCALENDAR\r\nEND:VCALENDAR'])
  const [, collection] = resourcesOf(MULTISTATUS)
  expect(collection).toMatchObject({ href: '/', components: ['VEVENT'] })
  expect(collection!.elements).toContain('urn:ietf:params:xml:ns:caldav calendar')
  expect(collection!.links.get('DAV: current-user-principal')).toEqual(['/me/'])
})

it('a calendar that the server cannot read is empty, and a folder is no calendar', () => {
  const response = (name: string, status: string, property = '') =>
    `<d:response><d:href>/${name}</d:href><d:propstat><d:prop>${property}</d:prop><d:status>HTTP/1.1 ${status}</d:status></d:propstat></d:response>`
  const calendar = '<c:calendar-data>BEGIN:VCALENDAR</c:calendar-data>'
  const responses = [
    response('', '200 OK'),
    response('a.ics', '200 OK', calendar),
    response('b.ics', '500 Internal Server Error', '<c:calendar-data/>'),
    '<d:response><d:href>/c.ics</d:href><d:status>HTTP/1.1 403 Forbidden</d:status></d:response>',
  ]
  const xml = `<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${responses.join('')}</d:multistatus>`
  expect(calendarsOfResponse(xml)).toEqual(['BEGIN:VCALENDAR', '', ''])
})

it.each([
  ['a web page', '<html><body>Log in</body></html>'],
  ['no XML', 'Not found'],
  ['an own entity', '<!DOCTYPE x [<!ENTITY a "aaaa">]><d:multistatus xmlns:d="DAV:">&a;</d:multistatus>'],
])('%s instead of XML of a server is refused', (_name, xml) => {
  expect(() => resourcesOf(xml)).toThrow(expect.objectContaining({ reason: 'format' }))
})
