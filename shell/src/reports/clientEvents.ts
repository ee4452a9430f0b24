import type { ClientEvent } from '@mentor-connect/shared/contracts/clientEvents'

/** More than this is noise: the first ones say what is wrong. */
const MOST_PER_PAGE = 10
const MESSAGE_LENGTH = 300

export interface Failure {
  /** Name of a remote, or `shell`. */
  area: string
  release?: string
  kind: ClientEvent['kind']
  message: string
}

type Send = (event: ClientEvent) => void

let send: Send | undefined
const reported = new Set<string>()

/** From here on failures are reported; without it (in tests) they are not. */
export function startReporting(by: Send | undefined) {
  send = by
  reported.clear()
}

/** Reports a failure once per page. Never throws and never waits: a report must not make things worse. */
export function reportFailure({ area, release = '', kind, message }: Failure): void {
  const key = [area, release, kind, message].join('|')
  if (!send || reported.has(key) || reported.size >= MOST_PER_PAGE) return
  reported.add(key)
  send({
    area,
    release,
    kind,
    message: message.slice(0, MESSAGE_LENGTH),
    path: location.pathname.slice(0, 200),
  })
}

/** Sends to the API behind everything else; outlives the page; says nothing when it fails. */
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
