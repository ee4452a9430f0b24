import { UnreadFile, type PublicRequest } from '../../platform/http/readPublicFile'
import { calendarsOfServer } from './caldav'
import { calendarFetcher, type Ask } from './fetchCalendar'

const WINDOW = { start: Date.parse('2026-11-20T00:00:00Z'), end: Date.parse('2027-01-20T00:00:00Z') }
const LOGIN = { userName: 'ravi', password: 'पासवर्ड' }
const HOME = 'https://dav.example.org/calendars/ravi/'

const NAMESPACES = 'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"'
const multistatus = (...resources: [href: string, properties: string][]) =>
  `<d:multistatus ${NAMESPACES}>${resources
    .map(
      ([href, properties]) =>
        `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${properties}</d:prop></d:propstat></d:response>`,
    )
    .join('')}</d:multistatus>`
const type = (name: string, component = 'VEVENT') =>
  `<d:resourcetype><d:collection/>${name}</d:resourcetype><c:supported-calendar-component-set><c:comp name="${component}"/></c:supported-calendar-component-set>`
const CALENDAR = type('<c:calendar/>')
const principal = (href: string) =>
  `<d:current-user-principal><d:href>${href}</d:href></d:current-user-principal>`
const home = (href: string) => `<c:calendar-home-set><d:href>${href}</d:href></c:calendar-home-set>`

/** A server that has these responses, by method and address. */
function serving(responses: Record<string, string>) {
  const asked: { url: string; request: PublicRequest }[] = []
  const ask: Ask = async (url, request) => {
    asked.push({ url, request })
    const body = responses[`${request.method} ${url}`]
    if (body === undefined) throw new UnreadFile('status', undefined, 404)
    return { url, status: 207, headers: {}, contentType: '', bytes: new TextEncoder().encode(body) }
  }
  return { ask, asked }
}
const read = async (ask: Ask, address: string) =>
  (await calendarsOfServer(ask, { address, ...LOGIN }, WINDOW)).map((bytes) =>
    new TextDecoder().decode(bytes),
  )

it('the entries of a calendar within the time are asked for', async () => {
  const { ask, asked } = serving({
    [`PROPFIND ${HOME}work/`]: multistatus(['/calendars/ravi/work/', CALENDAR]),
    [`REPORT ${HOME}work/`]: 'the entries',
  })
  expect(await read(ask, `${HOME}work/`)).toEqual(['the entries'])
  const { headers, body, staysOnHost } = asked[1]!.request
  expect(headers).toMatchObject({ depth: '1', authorization: expect.stringMatching(/^Basic /) })
  const [, encoded] = headers!.authorization!.split(' ')
  expect(Buffer.from(encoded!, 'base64').toString()).toBe('ravi:पासवर्ड')
  expect(body).toContain('<c:time-range start="20261120T000000Z" end="20270120T000000Z"/>')
  expect(staysOnHost).toBe(true)
})

it('from the address of an account, its calendars are found, without lists of tasks', async () => {
  const { ask } = serving({
    'PROPFIND https://dav.example.org/': multistatus(['/', principal('/people/ravi/')]),
    'PROPFIND https://dav.example.org/people/ravi/': multistatus(['/people/ravi/', home(HOME)]),
    [`PROPFIND ${HOME}`]: multistatus(
      ['/calendars/ravi/', type('')],
      ['/calendars/ravi/work/', CALENDAR],
      ['/calendars/ravi/tasks/', type('<c:calendar/>', 'VTODO')],
      ['/calendars/ravi/home/', CALENDAR],
    ),
    [`REPORT ${HOME}work/`]: 'work',
    [`REPORT ${HOME}home/`]: 'home',
  })
  expect(await read(ask, 'https://dav.example.org/')).toEqual(['work', 'home'])
})

it('the password goes to hosts beside the entered one, and to no others', async () => {
  const own = 'https://caldav.example.org/'
  const beside = 'https://p42-caldav.example.org/ravi/'
  const { ask } = serving({
    [`PROPFIND ${own}`]: multistatus(['/', home(beside)]),
    [`PROPFIND ${beside}`]: multistatus(['/ravi/work/', CALENDAR]),
    [`REPORT ${beside}work/`]: 'work',
  })
  expect(await read(ask, own)).toEqual(['work'])

  for (const foreign of [
    'https://evil.example.net/',
    'https://caldav.example.org.evil.net/',
    'https://org/',
  ]) {
    const other = serving({ [`PROPFIND ${own}`]: multistatus(['/', home(foreign)]) })
    await expect(read(other.ask, own)).rejects.toMatchObject({ reason: 'address' })
    expect(other.asked).toHaveLength(1)
  }
})

it.each([
  ['a folder without calendars', multistatus(['/', type('')])],
  ['a person without calendars', multistatus(['/', principal('/nobody/')])],
  ['a web page', '<html/>'],
])('%s is told apart', async (_name, body) => {
  const address = 'https://dav.example.org/'
  const { ask } = serving({ [`PROPFIND ${address}`]: body, [`PROPFIND ${address}nobody/`]: multistatus() })
  await expect(read(ask, address)).rejects.toMatchObject({ reason: 'format' })
})

it('a wrong password is told', async () => {
  const fetch = calendarFetcher(async () => {
    throw new UnreadFile('status', undefined, 401)
  })
  const validators = { etag: null, last_modified: null }
  const reading = fetch({ address: HOME, ...LOGIN }, { window: WINDOW, validators })
  await expect(reading).rejects.toMatchObject({ reason: 'refused' })
})
