import { FAILURE_CODES } from '@mentor-connect/contract/api/wire'
import type { HostileRequest } from './requests'
import type { HostileAnswer } from './send'

/**
 * Matches text that no response may contain: stack traces, SQL statements, paths on the disk. A line of a stack trace
 * must name a file, so that a sentence with "at" and a time of day does not match.
 */
const INSIDES =
  /\bat .*(?:\.[cm]?[jt]sx?|<anonymous>|\bnode:[\w/]+):\d+:\d+|node_modules|sqlite|libsql|kysely|postgres|syntax error|unterminated|constraint|\bselect .+ from |insert into|ECONN|ENOENT|\/server\/src|TypeError|RangeError|ReferenceError/i

/** Routes with other failure formats: the sign-in emulator, and pages for people. */
const OTHER_FAILURES = /^\/(__clerk|docs|notifications\/unsubscribe|account\/keep)/

/** Describes what is wrong with a response; undefined if it is acceptable. */
export function violationOf(
  sent: HostileRequest,
  answer: HostileAnswer,
  timeLimitMs?: number,
): string | undefined {
  if (sent.breaksOff) return undefined
  if (timeLimitMs !== undefined && answer.ms > timeLimitMs) return `took ${Math.round(answer.ms)} ms`
  if (answer.status === 0) return unanswered(sent)
  if (answer.status >= 500) return `answered ${answer.status}`
  if (answer.status < 400) return undefined
  // The response may repeat parts of the request.
  if (INSIDES.test(answer.body) && !INSIDES.test(decodeURIComponentSafely(sent))) return 'shows the inside'
  // The CORS plugin responds to invalid preflight requests.
  if (['HEAD', 'OPTIONS'].includes(sent.method) || OTHER_FAILURES.test(sent.operation.path)) return undefined
  return failureBodyViolation(answer)
}

/** A server may close the connection before the client has sent all of a refused body. */
function unanswered({ body, headers }: HostileRequest): string | undefined {
  const isLarge = (body?.length ?? 0) > 60_000 || JSON.stringify(headers).length > 8_000
  return isLarge ? undefined : 'was not answered'
}

function failureBodyViolation({ status, headers, body }: HostileAnswer): string | undefined {
  // Node itself refuses malformed HTTP, without a failure body.
  if (body === '' && [400, 408, 413, 414, 431].includes(status)) return undefined
  const failure = parsed(body)
  if (typeof failure?.message !== 'string') return 'has no failure body'
  if (!FAILURE_CODES.includes(failure.code as never)) return `has the unknown code ${String(failure.code)}`
  if (failure.code === 'rate_limited' && !headers['retry-after']) return 'does not say when to come back'
  return undefined
}

function parsed(body: string): { message?: unknown; code?: unknown } | undefined {
  try {
    return JSON.parse(body) as { message?: unknown; code?: unknown }
  } catch {
    return undefined
  }
}

function decodeURIComponentSafely({ path, body }: HostileRequest): string {
  return `${unescape(path)} ${body?.toString('latin1') ?? ''}`
}
