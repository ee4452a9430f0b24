import { randomUUID } from 'node:crypto'

const LENGTH = 500

/** The process in which an error happened. */
export interface Origin {
  service: string
  environment: string
}

/** The fields of a log line that describe where an error happened. */
export interface ErrorFields {
  reqId?: unknown
  traceId?: unknown
  route?: unknown
  /** Pseudonym of the person who made the request. */
  person?: unknown
  kind?: unknown
}

const CAUSES_MAX = 5
const FRAMES_MAX = 50

/**
 * Returns an event of Sentry's protocol. It contains the error with its causes, and no request, body, host
 * name or address.
 */
export function errorEvent(
  error: Error,
  message: string,
  { fields, origin, isFatal, now }: { fields: ErrorFields; origin: Origin; isFatal: boolean; now: Date },
) {
  const { reqId, traceId, route, person, kind } = fields
  const tags = { service: origin.service, route, job: kind, request: reqId, trace: traceId ?? reqId }
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: now.getTime() / 1000,
    platform: 'node',
    level: isFatal ? 'fatal' : 'error',
    logger: origin.service,
    environment: origin.environment,
    logentry: { formatted: withoutAddresses(message) },
    tags: Object.fromEntries(
      Object.entries(tags).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
    ...(typeof person === 'string' && { user: { id: person } }),
    exception: { values: causesOf(error).map(exceptionOf).reverse() },
  }
}

function causesOf(error: Error): Error[] {
  const found = [error]
  for (let { cause } = error; cause instanceof Error && found.length < CAUSES_MAX; { cause } = cause)
    found.push(cause)
  return found
}

function exceptionOf({ name, message, stack = '' }: Error) {
  const frames = stack.split('\n').slice(1, FRAMES_MAX).flatMap(frameOf).reverse()
  return {
    type: name,
    value: withoutAddresses(message),
    ...(frames.length > 0 && { stacktrace: { frames } }),
  }
}

const FRAME = /^\s+at (?:(.+?) \()?(?:file:\/\/)?([^()]+?):(\d+):(\d+)\)?$/

function frameOf(line: string) {
  const [, name, file = '', lineNumber, column] = FRAME.exec(line) ?? []
  if (!file) return []
  const isOwn = !/node_modules|^node:/.test(file)
  return [
    {
      function: name ?? '<anonymous>',
      filename: file.replace(`${process.cwd()}/`, ''),
      lineno: Number(lineNumber),
      colno: Number(column),
      in_app: isOwn,
    },
  ]
}

/** Replaces mail addresses, IP addresses and the query of URLs, and shortens the text. */
function withoutAddresses(text: string): string {
  return text
    .replace(/[^\s@<>"'=(]+@[^\s@<>"',)]+/g, '[address]')
    .replace(/\b\d{1,3}(\.\d{1,3}){3}\b/g, '[address]')
    .replace(/(?<![\w:])(?:[\da-f]{0,4}:){3,7}[\da-f]{1,4}(?![\w:])/gi, '[address]')
    .replace(/(https?:\/\/[^\s?"']+)\?[^\s"']*/g, '$1')
    .slice(0, LENGTH)
}
