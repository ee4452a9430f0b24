import type { ClientEvent } from '@mentor-connect/contract/api/clientEvents'
import { noteAreaEvent, type AreaEvent } from './areaEvents'

/** Maximum number of reports per page; further ones are dropped. */
const MAX_PER_PAGE = 10
const MESSAGE_LENGTH = 300

export interface Failure {
  /** Name of a remote, or `shell`. */
  area: string
  release?: string
  kind: ClientEvent['kind']
  message: string
}

/**
 * Kind of a failure → kind of the area event by which the area's release is judged. Failures of other kinds are
 * reported, but do not count against a release.
 */
const JUDGED: Partial<Record<ClientEvent['kind'], AreaEvent['kind'] & ('failed' | 'error')>> = {
  load: 'failed',
  timeout: 'failed',
  integrity: 'failed',
  broken: 'failed',
  contract: 'failed',
  render: 'error',
}

type Send = (event: ClientEvent) => void

let send: Send | undefined
const reported = new Set<string>()

/** Sends all later reports with `by`; undefined turns reporting off. It is off before the first call. */
export function startReporting(by: Send | undefined) {
  send = by
  reported.clear()
}

/** Reports a failure, once per page. Never throws or blocks. */
export function reportFailure({ area, release = '', kind, message }: Failure): void {
  const judged = JUDGED[kind]
  if (judged) noteAreaEvent({ kind: judged, area })
  const key = [area, release, kind, message].join('|')
  if (!send || reported.has(key) || reported.size >= MAX_PER_PAGE) return
  reported.add(key)
  send({
    area,
    release,
    kind,
    message: message.slice(0, MESSAGE_LENGTH),
    path: location.pathname.slice(0, 200),
  })
}

/** Sends events to the API with `keepalive`, so that they outlive the page. Failures are only logged. */
export function sendTo(address: string): Send {
  return (event) => {
    const request = {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(event),
    } as const
    fetch(address, request).catch((error: unknown) =>
      console.debug('A failure could not be reported.', error),
    )
  }
}
