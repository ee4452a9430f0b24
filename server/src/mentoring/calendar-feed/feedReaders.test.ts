import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { bookingWorld, type BookingWorld } from '../../testing/bookingWorld'
import { signedInMentor } from '../../testing/signedIn'
import { accompanied } from '../series/testing/accompanied'
import { CALENDAR_READERS, hasReader, type ReadEntry } from './testing/calendarReaders'

// A learner's feed has everything that programs have read in different ways: a weekly series over a change of clocks, of
// which one session was moved and one cancelled, a workshop, a day, and texts with all that has to be escaped or folded.

const ODD = 'A, b; c: d \\ e \\n "f" 👩🏽‍💻 क्षत्रिय, ज़िंदगी।'
const LONG = `${'अनुच्छेद🧑‍🤝‍🧑'.repeat(20)} ${'0123456789'.repeat(10)}`
const SEVERAL_LINES = `${ODD}\n\n  indented\tand tabbed\r\n${LONG}\rBEGIN:VEVENT\nEND:VCALENDAR`
/** Characters that some programs take for the end of a line, and a bell, which a calendar may not contain. */
const SEPARATORS = 'one\vtwo\fthree\u0085four\u2028five\u2029six\u0007'
const TOPIC = `${SEVERAL_LINES}\n${SEPARATORS}`

/** Fridays at ten in New York, where the clocks change on 14 March 2027. The first of them is moved, the third cancelled. */
const STARTS = ['2027-03-05T15:00', '2027-03-12T15:00', '2027-03-19T14:00', '2027-03-26T14:00'].map(instant)
const MOVED_TO = instant('2027-03-05T16:30')
const WORKSHOP_START = instant('2027-03-09T12:00')

let w: BookingWorld
let file: string
let expected: ReadEntry[]

beforeAll(async () => {
  w = await bookingWorld()
  await w.saveHours({
    timeZone: 'America/New_York',
    weekly: [{ weekday: 5, from: 600, until: 720 }],
    kinds: [{ id: 'talk', title: ODD, minutes: 30, buffer: 0, noticeHours: 12, horizonDays: 30 }],
  })
  w.t.clock.advance(Date.parse('2027-02-24T12:00:00.000Z') - w.t.clock().getTime())
  const bela = await accompanied(w, await w.learner('Bela'))
  const post = async (url: string, payload: object) => (await w.post(bela, url, payload)).json().data
  const series = await post('/meeting-series', {
    userId: bela.account._id,
    clientId: 'series',
    mentor: w.mentor.account._id,
    kindId: 'talk',
    starts: STARTS,
    topic: TOPIC,
  })
  const ids: string[] = series.sessions.map(({ id }: { id: string }) => id)
  await post(`/meetings/${ids[0]}/move`, { revision: 0, start: MOVED_TO })
  await post(`/meetings/${ids[2]}/cancel`, { revision: 0 })
  await giveWorkshop()
  await post('/workshops/w1/join', {})
  await post('/user/applications/track', {
    id: 'e1',
    title: ODD,
    employer: 'Ravi, Café',
    url: '',
    stage: 'applied',
    remindOn: '2027-03-10',
  })
  const { feed } = await post('/calendar-feed', {
    parts: ['sessions', 'workshops', 'deadlines'],
    hasDetails: true,
    language: 'hi',
  })
  const { pathname, search } = new URL(feed.address)
  file = (await w.t.app.inject({ url: pathname + search })).body
  expected = expectedEntries(ids)
})
afterAll(() => w.t.close())

/** Another mentor gives a workshop, and moves it once. */
async function giveWorkshop() {
  const mentor = await signedInMentor(w.t, { name: 'Mira' })
  const content = {
    id: 'w1',
    title: ODD,
    description: SEVERAL_LINES,
    language: 'hi',
    subject: 'Career',
    start: instant('2027-03-08T12:00'),
    minutes: 60,
    seats: 2,
    meetingUrl: 'https://meet.jit.si/x',
  }
  await w.post(mentor, '/mentor/workshops', content)
  await w.post(mentor, '/mentor/workshops/w1/open', { revision: 0 })
  await w.post(mentor, '/mentor/workshops', { ...content, start: WORKSHOP_START, revision: 1 })
}

function instant(minute: string) {
  return `${minute}:00.000Z`
}

function expectedEntries(ids: string[]): ReadEntry[] {
  const { siteUrl } = w.t.config
  const entry = (id: string, path: string, parts: Partial<ReadEntry>): ReadEntry => {
    const url = `${siteUrl}/hi${path}`
    const description = parts.description ? `${parts.description}\n${url}` : url
    const uid = `${id}@${new URL(siteUrl).hostname}`
    return {
      sequence: 0,
      dtstart: '',
      dtend: null,
      summary: ODD,
      transp: null,
      status: null,
      ...parts,
      uid,
      url,
      description,
    }
  }
  const timed = (start: string, ms: number) => ({
    dtstart: start,
    dtend: new Date(Date.parse(start) + ms).toISOString(),
    status: 'CONFIRMED',
    description: SEVERAL_LINES.replaceAll(/\r\n?/g, '\n'),
  })
  const session = (id: string, start: string, sequence = 0) =>
    entry(id, `/user/sessions/${id}`, {
      ...timed(start, HOUR_MS / 2),
      sequence,
      summary: `${ODD} · Ravi Kumar`,
      description: TOPIC.replaceAll('\u0007', '').replaceAll(/\r\n|[\v\f\r\u0085\u2028\u2029]/g, '\n'),
    })
  return [
    session(ids[0]!, MOVED_TO, 1),
    session(ids[1]!, STARTS[1]!),
    session(ids[3]!, STARTS[3]!),
    entry('w1', '/user/workshops/w1', {
      ...timed(WORKSHOP_START, HOUR_MS),
      sequence: 2,
      summary: `${ODD} · Mira`,
    }),
    entry('application-e1', '/user/applications', {
      dtstart: '2027-03-10',
      summary: `${ODD} · Ravi, Café`,
      transp: 'TRANSPARENT',
    }),
  ]
}

/** Before its version 6, this library takes an escaped backslash in front of the letter n for a line break. */
function asMisread(entry: ReadEntry): ReadEntry {
  const misread = (text: string) => text.replaceAll('\\n', '\n')
  return { ...entry, summary: misread(entry.summary), description: misread(entry.description) }
}

const inOrder = (entries: ReadEntry[]) => entries.sort((a, b) => (a.uid < b.uid ? -1 : 1))

describe.each(Object.keys(CALENDAR_READERS))('%s', (name) => {
  const ifThere = hasReader(name) ? it : it.skip

  ifThere('reads everything that the feed of a learner means, and nothing else', () => {
    const meant = name === 'icalendar' ? expected.map(asMisread) : expected
    expect(inOrder(CALENDAR_READERS[name]!(file))).toEqual(inOrder(meant))
  })
})

it('no line of the feed is longer than 75 octets, and only lines end', () => {
  const lines = file.split('\r\n')
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/(?!\t)\p{Cc}/u)
})
