import type { Duplex } from 'node:stream'

/** Time in ms that a refused client has to read the response. */
const LEAVE_MS = 1_000

const STATUS = {
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
} as const
const RETRY_AFTER = 'Retry-After: 5\r\n'

/**
 * Responds to an upgrade request with an error status and ends the connection. The socket must have an `error`
 * listener.
 */
export function refuseUpgrade(socket: Duplex, status: keyof typeof STATUS) {
  const retry = status === 429 || status === 503 ? RETRY_AFTER : ''
  socket.end(`HTTP/1.1 ${status} ${STATUS[status]}\r\n${retry}Connection: close\r\nContent-Length: 0\r\n\r\n`)
  // A client that never closes its side would keep the connection open.
  const timer = setTimeout(() => socket.destroy(), LEAVE_MS).unref()
  socket.once('close', () => clearTimeout(timer))
}
