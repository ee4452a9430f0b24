import { SaxesParser } from 'saxes'
import { UnreadCalendar } from './readingLimits'

const DAV = 'DAV:'
const CALDAV = 'urn:ietf:params:xml:ns:caldav'

/** A resource in a response of a WebDAV server (RFC 4918). */
export interface DavResource {
  href: string
  /** Names of elements in the properties of the resource, such as its types, as `namespace name`. */
  elements: Set<string>
  /** Texts of the `href` elements in the properties of the resource, by property. */
  links: Map<string, string[]>
  calendarData: string
  /** The status lines of the resource and of its properties. */
  statuses: string
  /** Names of the components that the calendar may contain; empty if the server does not state them. */
  components: string[]
}

export const IS_CALENDAR = `${CALDAV} calendar`
export const PRINCIPAL = `${DAV} current-user-principal`
export const HOME_SET = `${CALDAV} calendar-home-set`

/**
 * Parses a response with several resources. Unknown elements are ignored. A document that defines entities is
 * refused.
 *
 * @throws UnreadCalendar `format`
 */
export function resourcesOf(xml: string): DavResource[] {
  const resources: DavResource[] = []
  const path: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw new UnreadCalendar('format', error)
  })
  parser.on('opentag', ({ uri, local, attributes }) => {
    const name = `${uri} ${local}`
    path.push(name)
    if (path.length === 1 && name !== `${DAV} multistatus`) throw new UnreadCalendar('format')
    if (name === `${DAV} response`) resources.push(emptyResource())
    const resource = resources.at(-1)
    resource?.elements.add(name)
    if (name === `${CALDAV} comp` && attributes.name) resource?.components.push(attributes.name.value)
  })
  const addText = (text: string) => {
    const [resource, name, parent] = [resources.at(-1), path.at(-1), path.at(-2)]
    if (!resource) return
    if (name === `${CALDAV} calendar-data`) resource.calendarData += text
    if (name === `${DAV} status`) resource.statuses += text
    if (name !== `${DAV} href` || !parent) return
    if (parent === `${DAV} response`) resource.href += text
    else resource.links.set(parent, [...(resource.links.get(parent) ?? []), text])
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => void path.pop())
  parser.write(xml).close()
  return resources
}

const emptyResource = (): DavResource => ({
  href: '',
  elements: new Set(),
  links: new Map(),
  calendarData: '',
  statuses: '',
  components: [],
})

const FAILED = /HTTP\/\S+ [45]\d\d/

/**
 * Returns the calendars in the response to a query. A calendar that the server itself cannot read is an empty
 * text.
 */
export const calendarsOfResponse = (xml: string): string[] =>
  resourcesOf(xml)
    .filter(({ calendarData, statuses }) => calendarData.trim() !== '' || FAILED.test(statuses))
    .map(({ calendarData }) => calendarData)
