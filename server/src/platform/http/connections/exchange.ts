import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ClientLimits } from './clientLimits'

/**
 * The body of the error response. It is written directly to the socket, because the request is not complete.
 */
const BODY = JSON.stringify({ message: 'The request took too long to arrive.', code: 'invalid_input' })
const REQUEST_TIMEOUT = [
  'HTTP/1.1 408 Request Timeout',
  'Connection: close',
  'Content-Type: application/json; charset=utf-8',
  `Content-Length: ${BODY.length}`,
  '',
  BODY,
].join('\r\n')

/** One request and its response, with the time for which the server has waited for the client. */
export class Exchange {
  private sending = 0
  private taking = 0
  /** Time without progress, in ms. */
  private still = 0
  private moved = 0
  private readonly readBefore: number
  private readonly takenBefore: number

  constructor(
    private readonly request: IncomingMessage,
    readonly response: ServerResponse,
  ) {
    this.readBefore = this.socket.bytesRead
    this.takenBefore = this.taken
  }

  get socket() {
    return this.request.socket
  }

  /**
   * True if the response was sent completely and the body was received. A client may still be sending the
   * body of a refused request.
   */
  get isOver() {
    const { destroyed } = this.socket
    return destroyed || (this.response.closed && this.request.complete)
  }

  /**
   * Reads the rest of the body after the response, so that the next request on the connection is not blocked.
   * Node does this only if nothing has started to read the body.
   */
  discardUnread() {
    if (this.request.complete) return
    this.request.unpipe()
    this.request.resume()
  }

  /** Ends the exchange if the client is too slow. `elapsed` is the time since the last check, in ms. */
  judge(elapsed: number, limits: ClientLimits) {
    if (this.isSending) {
      this.sending += elapsed
      const bytes = this.socket.bytesRead - this.readBefore
      if (isTooSlow(bytes, this.sending, limits) || this.isStalled(bytes, elapsed, limits)) this.refuse()
    } else if (this.socket.writableLength > 0) {
      this.taking += elapsed
      const bytes = this.taken - this.takenBefore
      if (isTooSlow(bytes, this.taking, limits) || this.isStalled(bytes, elapsed, limits))
        this.socket.destroy()
    }
  }

  private isStalled(bytes: number, elapsed: number, limits: ClientLimits): boolean {
    this.still = bytes === this.moved ? this.still + elapsed : 0
    this.moved = bytes
    return this.still > limits.stalled
  }

  /** True if the server is still waiting for a part of the body. */
  private get isSending() {
    const { complete, destroyed, readableLength, readableHighWaterMark } = this.request
    return !complete && !destroyed && readableLength < readableHighWaterMark
  }

  /** Number of bytes of the response that have left this machine. */
  private get taken() {
    return this.socket.bytesWritten - this.socket.writableLength
  }

  private refuse() {
    if (!this.response.headersSent) this.socket.write(REQUEST_TIMEOUT)
    this.socket.destroySoon()
  }
}

function isTooSlow(bytes: number, waited: number, { gracePeriod, bytesPerSecond }: ClientLimits) {
  return waited > gracePeriod && bytes < ((waited - gracePeriod) / 1000) * bytesPerSecond
}
