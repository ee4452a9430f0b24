import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { errorEvent, type ErrorFields, type Origin } from './errorEvent'

interface SentryTarget {
  /** URL to which envelopes are posted. */
  url: string
  /** Value of `X-Sentry-Auth`. */
  auth: string
}

const DEADLINE_MS = 5_000
/**
 * Maximum number of errors of one kind, and of all kinds, sent in a minute, so that an outage does not flood the
 * collector.
 */
const SAME_PER_MINUTE = 1
const ALL_PER_MINUTE = 30

export type ReportError = (error: Error, message: string, fields: ErrorFields, isFatal: boolean) => void

export interface ErrorReports {
  report: ReportError
  /** Resolves when every error has been sent or given up. */
  idle: () => Promise<void>
}

/**
 * Sends errors to a collector that speaks the protocol of Sentry. Never throws and never makes the caller wait. An
 * error that cannot be sent is still in the log.
 */
export function errorReports(
  { dsn, ...origin }: Origin & { dsn: string },
  now: () => Date = () => new Date(),
): ErrorReports {
  const target = readDsn(dsn)
  const sending = new Set<Promise<unknown>>()
  let minute = 0
  let counts = new Map<string, number>()

  function isWanted(key: string): boolean {
    const current = Math.floor(now().getTime() / MINUTE_MS)
    if (current !== minute) [minute, counts] = [current, new Map()]
    const [same = 0, all = 0] = [counts.get(key), counts.get('')]
    if (same >= SAME_PER_MINUTE || all >= ALL_PER_MINUTE) return false
    counts.set(key, same + 1).set('', all + 1)
    return true
  }

  function report(error: Error, message: string, fields: ErrorFields, isFatal: boolean) {
    if (!target || !isWanted(`${error.name} ${error.stack?.split('\n')[1] ?? error.message}`)) return
    const event = errorEvent(error, message, { fields, origin, isFatal, now: now() })
    const lines = [{ event_id: event.event_id }, { type: 'event' }, event]
    const sent = fetch(target.url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-sentry-envelope', 'x-sentry-auth': target.auth },
      body: lines.map((line) => JSON.stringify(line)).join('\n'),
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
      .then((response) => response.body?.cancel())
      .catch(() => undefined)
      .finally(() => sending.delete(sent))
    sending.add(sent)
  }

  return { report, idle: async () => void (await Promise.all(sending)) }
}

/**
 * Parses a DSN `https://<public key>@<host>/<project>`. A path before the project is kept. Returns undefined
 * if the DSN is invalid.
 */
export function readDsn(dsn: string): SentryTarget | undefined {
  if (!URL.canParse(dsn)) return undefined
  const { protocol, username, host, pathname } = new URL(dsn)
  const [, prefix, project] = /^(\/.*)?\/(\w+)$/.exec(pathname) ?? []
  if (!/^https?:$/.test(protocol) || !username || !project) return undefined
  return {
    url: `${protocol}//${host}${prefix ?? ''}/api/${project}/envelope/`,
    auth: `Sentry sentry_version=7, sentry_client=mentor-connect/1, sentry_key=${username}`,
  }
}
