import pino from 'pino'

const SECRETS = [
  'req.headers.cookie',
  'req.headers.authorization',
  ...['password', 'otp', 'token', 'secret', 'cookie', 'authorization'].flatMap((name) => [name, `*.${name}`]),
]

/** JSON lines on stdout, without secrets. */
export function createLogger(service: string, level: string) {
  return pino({ level, base: { service }, redact: { paths: SECRETS, censor: '[redacted]' } })
}
