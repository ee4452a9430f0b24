import pino, { type LoggerOptions } from 'pino'
import { OutageLines } from '../availability/outageLines'
import { addressForLog } from './addressForLog'

const SECRETS = [
  'req.headers.cookie',
  'req.headers.authorization',
  ...['password', 'otp', 'token', 'secret', 'cookie', 'authorization'].flatMap((name) => [name, `*.${name}`]),
]

/** Log fields with URLs, whose secrets are redacted. */
const ADDRESSES = ['req.url', 'url']

/** Buffer for log lines while the disk is full, in bytes; further lines are dropped. */
const WAITING_BYTES_MAX = 1024 * 1024
const STDOUT = 1

/** Logs JSON lines to stdout, without secrets, and the cause of an outage only once. */
export function createLogger(service: string, level: string, destination: number | string = STDOUT) {
  const stream = pino.destination({ dest: destination, sync: true, maxLength: WAITING_BYTES_MAX })
  // An unwritable log must not crash the process.
  stream.on('error', () => undefined)
  return pino(
    {
      level,
      base: { service },
      redact: { paths: [...SECRETS, ...ADDRESSES], censor },
      hooks: { logMethod: oncePerOutage(new OutageLines()) },
    },
    stream,
  )
}

function censor(value: unknown, path: string[]) {
  return path.at(-1) === 'url' && typeof value === 'string' ? addressForLog(value) : '[redacted]'
}

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

function oncePerOutage(lines: OutageLines): LogMethod {
  return function (args, method) {
    if (lines.isNews(args[0])) method.apply(this, args)
  }
}
