import { BUSY_BYTES_MAX } from '@mentor-connect/contract/mentoring/busyCalendars'
import { SECOND_MS } from '@mentor-connect/contract/rules/durations'
import type { PublicRequest, ReadLimits, PublicResponse } from '../../platform/http/readPublicFile'
import type { Span } from './parsing/occurrences'
import { HOME_SET, IS_CALENDAR, PRINCIPAL, resourcesOf, type DavResource } from './parsing/multistatus'
import { UnreadCalendar } from './parsing/readingLimits'

/** Maximum number of calendars that are read from one account. */
const COLLECTIONS_MAX = 10
/** Time limit in ms for all requests together. */
const DEADLINE_MS = 60 * SECOND_MS
/** Maximum size of a response that describes calendars. */
const DESCRIPTION_BYTES_MAX = 512 * 1024

interface Login {
  address: string
  userName: string
  password: string
}
type Ask = (address: string, request: PublicRequest, limits: ReadLimits) => Promise<PublicResponse>

/**
 * Fetches the entries within a period from a CalDAV server (RFC 4791). The address is either that of a
 * calendar, or that of an account, all of whose calendars are read.
 *
 * @returns responses in XML
 * @throws UnreadCalendar, UnreadFile
 */
export async function calendarsOfServer(ask: Ask, login: Login, window: Span): Promise<Uint8Array[]> {
  const request = asker(ask, login)
  const documents: Uint8Array[] = []
  let left = BUSY_BYTES_MAX
  for (const calendar of await calendarsAt(login.address, request)) {
    const { bytes } = await request(calendar, { method: 'REPORT', depth: '1', body: queryOf(window) }, left)
    left -= bytes.length
    documents.push(bytes)
  }
  return documents
}

type Request = ReturnType<typeof asker>

function asker(ask: Ask, { address, userName, password }: Login) {
  const authorization = `Basic ${Buffer.from(`${userName}:${password}`).toString('base64')}`
  const ends = Date.now() + DEADLINE_MS
  return (
    url: string,
    { method, depth, body }: { method: 'PROPFIND' | 'REPORT'; depth: '0' | '1'; body: string },
    maxBytes: number,
  ) => {
    if (!mayHavePassword(url, address)) throw new UnreadCalendar('address')
    const headers = { authorization, depth, 'content-type': 'application/xml; charset=utf-8' }
    return ask(
      url,
      { method, headers, body, statuses: [207], staysOnHost: true },
      { maxBytes, accept: 'application/xml, text/xml', deadlineMs: Math.max(1, ends - Date.now()) },
    )
  }
}

/**
 * Tells whether the password may be sent to a URL: only to the host that the person has entered, and to hosts
 * in the same domain, because large services store the calendars of each person on another host:
 * `caldav.example.org` and `p42-caldav.example.org`.
 */
function mayHavePassword(url: string, entered: string): boolean {
  const [host, own] = [new URL(url).hostname, new URL(entered).hostname]
  const parent = own.split('.').slice(1)
  return host === own || (parent.length >= 2 && host.endsWith(`.${parent.join('.')}`))
}

async function calendarsAt(address: string, request: Request): Promise<string[]> {
  const [self] = await describe(address, '0', request)
  if (self && isCalendar(self)) return [self.url]
  const home = (self && linkIn(self, HOME_SET)) ?? (await homeOf(self, request))
  const found = (await describe(home, '1', request)).filter(isCalendar)
  if (found.length === 0) throw new UnreadCalendar('format')
  return found.slice(0, COLLECTIONS_MAX).map(({ url }) => url)
}

/** Returns the URL of the folder with the calendars of the person who has logged in. */
async function homeOf(self: Described | undefined, request: Request): Promise<string> {
  const principal = self && linkIn(self, PRINCIPAL)
  const [person] = principal ? await describe(principal, '0', request) : []
  const home = person && linkIn(person, HOME_SET)
  if (!home) throw new UnreadCalendar('format')
  return home
}

type Described = DavResource & { url: string }

async function describe(url: string, depth: '0' | '1', request: Request): Promise<Described[]> {
  const response = await request(url, { method: 'PROPFIND', depth, body: DESCRIBE }, DESCRIPTION_BYTES_MAX)
  return resourcesOf(new TextDecoder().decode(response.bytes)).flatMap((resource) =>
    URL.canParse(resource.href.trim(), response.url)
      ? [{ ...resource, url: new URL(resource.href.trim(), response.url).href }]
      : [],
  )
}

function linkIn({ links, url }: Described, property: string): string | undefined {
  const link = links.get(property)?.join('').trim()
  return link && URL.canParse(link, url) ? new URL(link, url).href : undefined
}

const isCalendar = ({ elements, components }: DavResource) =>
  elements.has(IS_CALENDAR) && (components.length === 0 || components.includes('VEVENT'))

const NAMESPACES = 'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"'

const DESCRIBE = `<?xml version="1.0" encoding="utf-8"?>
<d:propfind ${NAMESPACES}><d:prop>
  <d:resourcetype/><d:current-user-principal/><c:calendar-home-set/><c:supported-calendar-component-set/>
</d:prop></d:propfind>`

const utc = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '')

const queryOf = ({ start, end }: Span) => `<?xml version="1.0" encoding="utf-8"?>
<c:calendar-query ${NAMESPACES}>
  <d:prop><c:calendar-data/></d:prop>
  <c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT">
    <c:time-range start="${utc(start)}" end="${utc(end)}"/>
  </c:comp-filter></c:comp-filter></c:filter>
</c:calendar-query>`
