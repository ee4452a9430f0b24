import { BUSY_BYTES_MAX, type BusyFailure } from '@mentor-connect/contract/mentoring/busyCalendars'
import { requestPublic, UnreadFile } from '../../platform/http/readPublicFile'
import { calendarsOfServer } from './caldav'
import type { BusyTask } from './parsing/busyThread'
import type { Span } from './parsing/occurrences'
import { UnreadCalendar } from './parsing/readingLimits'

/** The secrets with which a calendar is read. They are stored encrypted. */
export interface CalendarAccess {
  address: string
  userName?: string
  password?: string
}

/** Headers by which a server recognises the version of a calendar that was read last. */
export interface Validators {
  etag: string | null
  last_modified: string | null
}

export type Fetched =
  | 'unchanged'
  | (Pick<BusyTask, 'documents' | 'format'> & {
      validators: Validators
    })

export type Ask = typeof requestPublic

/** Fetches calendars. @throws UnreadCalendar */
export const calendarFetcher =
  (ask: Ask = requestPublic) =>
  async (
    { address, userName, password }: CalendarAccess,
    { window, validators }: { window: Span; validators: Validators },
  ): Promise<Fetched> => {
    try {
      if (userName === undefined || password === undefined) return await fileAt(ask, address, validators)
      const documents = await calendarsOfServer(ask, { address, userName, password }, window)
      return { documents, format: 'multistatus', validators: { etag: null, last_modified: null } }
    } catch (error) {
      throw error instanceof UnreadFile ? new UnreadCalendar(failureOf(error), error) : error
    }
  }

async function fileAt(ask: Ask, address: string, { etag, last_modified }: Validators): Promise<Fetched> {
  const known = {
    ...(etag !== null && { 'if-none-match': etag }),
    ...(last_modified !== null && { 'if-modified-since': last_modified }),
  }
  const { status, headers, bytes } = await ask(
    address,
    { statuses: [200, 304], headers: known },
    { maxBytes: BUSY_BYTES_MAX, accept: 'text/calendar, text/plain;q=0.5' },
  )
  if (status === 304) return 'unchanged'
  const validators = { etag: short(headers.etag), last_modified: short(headers['last-modified']) }
  return { documents: [bytes], format: 'calendar', validators }
}

/** Returns a header of a foreign server, or null if it is unreasonably long. */
const short = (header: string | undefined) => (header && header.length <= 200 ? header : null)

function failureOf({ reason, status }: UnreadFile): BusyFailure {
  if (reason === 'redirects') return 'server'
  if (reason !== 'status') return reason
  if (status === 401 || status === 403) return 'refused'
  return status === 404 || status === 410 ? 'missing' : 'server'
}
