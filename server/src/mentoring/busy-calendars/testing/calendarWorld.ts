import type { Config } from '../../../platform/config/config'
import { requestPublic, UnreadFile, type UnreadReason } from '../../../platform/http/readPublicFile'
import { bookingWorld } from '../../../testing/bookingWorld'
import type { Ask } from '../fetchCalendar'
import { handleCalendarReadings } from '../readCalendar'
import { readDueCalendars } from '../startReading'

type World = Awaited<ReturnType<typeof bookingWorld>>
type Person = World['mentor'] | World['asha']

export const ADDRESS = 'https://calendar.example.org/secret/basic.ics'

/** An appointment, such as `busy('20261121T043000Z', '20261121T053000Z')`. */
export const busy = (start: string, end: string, ...more: string[]) =>
  ['BEGIN:VEVENT', `UID:${start}`, `DTSTART:${start}`, `DTEND:${end}`, ...more, 'END:VEVENT'].join('\r\n')
export const file = (...events: string[]) => ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\r\n')

interface Served {
  status?: number
  body?: string
  headers?: Record<string, string>
}

/** A mentor who can be booked, and a server of calendars whose responses tests choose. */
export async function calendarWorld(changes: Partial<Config> = {}) {
  const w = await bookingWorld(changes)
  const served: { answer: Served | UnreadReason; asked: Parameters<Ask>[] } = {
    answer: { body: file() },
    asked: [],
  }
  const ask: Ask = async (...asked) => {
    served.asked.push(asked)
    const [url, { statuses }] = asked
    if (typeof served.answer === 'string') throw new UnreadFile(served.answer)
    const { status = 200, body = '', headers = {} } = served.answer
    if (!statuses.includes(status)) throw new UnreadFile('status', undefined, status)
    return { status, headers, url, contentType: '', bytes: new TextEncoder().encode(body) }
  }
  handleCalendarReadings(w.t, ask)
  const own = async (person: Person) => (await w.get(person, '/busy-calendars')).json().data
  let number = 0
  return {
    ...w,
    served,
    own,
    serve: (...events: string[]) => void (served.answer = { body: file(...events) }),
    askWith: (other: Ask) => handleCalendarReadings(w.t, other),
    /** Requests go through the real guard, to a network that the test makes. */
    askBy: (network: Parameters<typeof requestPublic>[3]) =>
      handleCalendarReadings(w.t, (url, request, limits) => requestPublic(url, request, limits, network)),
    add: (person: Person, change: object = {}) =>
      w.post(person, '/busy-calendars', {
        id: `calendar-${number++}`,
        kind: 'address',
        name: 'Work',
        address: ADDRESS,
        ...change,
      }),
    /** Connects a calendar and reads it. */
    connect: async (person: Person, change: object = {}) => {
      const id = `connected-${number++}`
      const response = await w.post(person, '/busy-calendars', {
        id,
        kind: 'address',
        name: 'Work',
        address: ADDRESS,
        ...change,
      })
      if (response.statusCode !== 200) throw new Error(response.body)
      await w.t.jobs.settle()
      return id
    },
    /** Lets this time pass, and reads what is due. */
    wait: async (ms: number) => {
      w.t.clock.advance(ms)
      await readDueCalendars(w.t)
      await w.t.jobs.settle()
    },
  }
}
export type CalendarWorld = Awaited<ReturnType<typeof calendarWorld>>
