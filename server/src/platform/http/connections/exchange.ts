import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ClientLimits } from './clientLimits'

/** The failure body; nothing else can be said on a connection whose request is not complete. */
const BODY = JSON.stringify({ message: 'The request took too long to arrive.', code: 'invalid_input' })
const REQUEST_TIMEOUT = [
  'HTTP/1.1 408 Request Timeout',
  'Connection: close',
  'Content-Type: application/json; charset=utf-8',
  `Content-Length: ${BODY.length}`,
  '',
  BODY,
].join('\r\n')

/** One request and its answer, and how long the client has been waited for. */
export class Exchange {
  private sending = 0
  private taking = 0
  /** How long nothing has moved, and how many bytes had moved when that was looked at last. */
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

  /** Answered, and sent to the end: what is refused early may still have a body on its way. */
  get isOver() {
    const { destroyed } = this.socket
    return destroyed || (this.response.closed && this.request.complete)
  }

  /** `elapsed` ms have passed. */
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

  /** Whether the body is not complete, and not because this side has not read what is there. */
  private get isSending() {
    const { complete, destroyed, readableLength, readableHighWaterMark } = this.request
    return !complete && !destroyed && readableLength < readableHighWaterMark
  }

  /** Bytes that the client's side has taken off the connection. */
  private get taken() {
    return this.socket.bytesWritten - this.socket.writableLength
  }

  private refuse() {
    if (!this.response.headersSent) this.socket.write(REQUEST_TIMEOUT)
    this.socket.destroySoon()
  }
}

function isTooSlow(bytes: number, waited: number, { patience, bytesPerSecond }: ClientLimits) {
  return waited > patience && bytes < ((waited - patience) / 1000) * bytesPerSecond
}
