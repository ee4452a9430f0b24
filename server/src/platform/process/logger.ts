import pino, { type LoggerOptions } from 'pino'
import { OutageLines } from '../availability/outageLines'
import type { ReportError } from '../errors/errorReports'
import { addressForLog } from './addressForLog'

const SECRETS = [
  'req.headers.cookie',
  'req.headers.authorization',
  ...['password', 'otp', 'token', 'secret', 'cookie', 'authorization'].flatMap((name) => [name, `*.${name}`]),
]

/** Log fields with URLs, whose secrets are redacted. */
const ADDRESSES = ['req.url', 'url']

/**
 * Maximum size in bytes of the log lines that are buffered while the disk is full. Further lines are dropped.
 */
const WAITING_BYTES_MAX = 1024 * 1024
const STDOUT = 1

interface Options {
  /** File or descriptor to write to; default: stdout. */
  file?: number | string
  /** Called with every error that is logged. */
  onError?: ReportError
}

/**
 * Creates a logger that writes JSON lines to stdout. It redacts secrets, and logs the cause of an outage only
 * once.
 */
export function createLogger(service: string, level: string, { file = STDOUT, onError }: Options = {}) {
  const stream = pino.destination({ dest: file, sync: true, maxLength: WAITING_BYTES_MAX })
  // Errors of an unwritable log are ignored, because they must not crash the process.
  stream.on('error', () => undefined)
  return pino(
    {
      level,
      base: { service },
      redact: { paths: [...SECRETS, ...ADDRESSES], censor },
      hooks: { logMethod: oncePerOutage(new OutageLines(), onError) },
    },
    stream,
  )
}

function censor(value: unknown, path: string[]) {
  return path.at(-1) === 'url' && typeof value === 'string' ? addressForLog(value) : '[redacted]'
}

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

const { error: ERROR, fatal: FATAL } = pino.levels.values as { error: number; fatal: number }

function oncePerOutage(lines: OutageLines, onError?: ReportError): LogMethod {
  return function (args, method, level) {
    if (!lines.isNews(args[0])) return
    method.apply(this, args)
    const { err, ...fields } = (args[0] ?? {}) as { err?: unknown }
    if (onError && level >= ERROR && err instanceof Error)
      onError(err, String(args[1] ?? ''), { ...this.bindings(), ...fields }, level >= FATAL)
  }
}
