/** What a calendar shows. */
interface CalendarEntry {
  id: string
  /** Counts the changes. */
  revision: number
  changedAt: string
  startsAt: string
  endsAt: string
  isCancelled: boolean
  summary: string
  description: string
  /** Its page. The link of the call is not in the file: it is shown shortly before, on that page. */
  url: string
}

/** An entry as a calendar file (RFC 5545). The same UID with a higher SEQUENCE replaces the earlier entry. */
export function calendarOf(entry: CalendarEntry): string {
  const { id, revision, isCancelled, summary, description, url } = entry
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mentor-Connect//Sessions//EN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(url).hostname}`,
    `SEQUENCE:${revision}`,
    `DTSTAMP:${utc(entry.changedAt)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped([description, url].filter(Boolean).join('\n'))}`,
    `URL:${url}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** `20261125T103000Z` */
const utc = (instant: string) => instant.replace(/[-:]|\.\d+/g, '')

const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n')

const LINE_OCTETS = 75

/** Lines of at most 75 octets, broken between characters; a continued line begins with a space. */
function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  for (const character of line) {
    if (Buffer.byteLength(current + character) > LINE_OCTETS) {
      lines.push(current)
      current = ' '
    }
    current += character
  }
  return [...lines, current].join('\r\n')
}
