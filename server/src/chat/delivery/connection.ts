import type { ChatErrorCode, ServerFrame } from '@mentor-connect/contract/messages/chatFrames'
import { CLOSE_CODES } from '@mentor-connect/contract/messages/chatFrames'
import type { Role } from '@mentor-connect/contract/accounts/people'
import { randomUUID } from 'node:crypto'
import type { Duplex } from 'node:stream'
import { WebSocket } from 'ws'
import type { Numbered } from './orderedDelivery'
import { refusals } from './refusals'

/**
 * Maximum bytes in the buffer of the socket; above it, frames are queued. The next constant is the maximum
 * length of the queue.
 */
const BUFFER_MAX = 64 * 1024
const QUEUE_MAX = 256
/** Maximum number of live messages held back during a replay. */
const HELD_MAX = 1024
const CLOSING_MS = 2_000

interface Held {
  message: Numbered
  text: string
}

/** One socket of one person: sending with backpressure, and closing. */
export class Connection {
  readonly id = randomUUID()
  /** Time by which the client must send a new token, in ms since 1970. */
  renewBy = 0
  /** True if, according to the last token, the person must agree to the current terms before writing. */
  mustAgree = false
  /** True if the client has sent anything since the last ping. */
  isAlive = true
  private queue: string[] = []
  private isBlocked = false
  private isCorked = false
  private isClosing = false
  private held: Held[] | undefined
  /** The last sequence number that a replay has sent, by conversation. */
  private readonly replayed = new Map<string, number>()
  private writable: (() => void)[] = []

  constructor(
    readonly socket: WebSocket,
    /** The stream under the socket. */
    private readonly transport: Duplex,
    readonly personId: string,
    readonly role: Role,
    /** The session of the connection's last token. */
    public sessionId: string,
    /** True if the client understands more frames than those of the specification. */
    readonly isFullClient: boolean,
  ) {}

  /**
   * Sends a frame, or queues it if the client reads too slowly.
   *
   * @param isDroppable whether the frame may be dropped if the client reads too slowly
   * @param text the serialized frame, if it is sent to several connections
   */
  send(frame: ServerFrame, isDroppable = false, text = () => JSON.stringify(frame)) {
    if (this.isFullClient || frame.type === 'error' || frame.type === 'private_message')
      this.sendText(text(), isDroppable)
  }

  /**
   * Sends an error frame.
   *
   * @param retryAt time from which the same frame may be sent again
   */
  refuse(code: ChatErrorCode, clientMsgId?: string, retryAt?: string) {
    this.send({
      type: 'error',
      code,
      ...refusals[code],
      ...(clientMsgId !== undefined && { clientMsgId }),
      ...(retryAt !== undefined && { retryAt }),
    })
  }

  /**
   * Sends a live message; `text` is its serialized frame. A replay may already have read the message from the database
   * and sent it; it is then not sent again.
   */
  deliver(message: Numbered, text: string) {
    if (!this.held) return this.sendUnlessReplayed({ message, text })
    this.held.push({ message, text })
    if (this.held.length > HELD_MAX) this.close(CLOSE_CODES.slow, 'reads too slowly')
  }

  /** Holds live messages back from now on, so that older ones can be sent first. */
  hold() {
    this.held ??= []
  }

  /**
   * Sends the live messages that were held back, except those that were replayed.
   *
   * @param sent the last sequence number that was replayed, by conversation
   */
  release(sent: ReadonlyMap<string, number>) {
    const held = this.held ?? []
    this.held = undefined
    for (const [id, seq] of sent) this.replayed.set(id, Math.max(seq, this.replayed.get(id) ?? 0))
    for (const one of held) this.sendUnlessReplayed(one)
  }

  private sendUnlessReplayed({ message: { conversationId, seq }, text }: Held) {
    if (seq > (this.replayed.get(conversationId) ?? 0)) this.sendText(text, false)
  }

  /** Resolves when there is room in the buffer, or immediately if the connection has ended. */
  whenWritable(): Promise<void> {
    if (!this.isBlocked || this.isClosing) return Promise.resolve()
    return new Promise((resolve) => this.writable.push(resolve))
  }

  get isOpen() {
    return !this.isClosing && this.socket.readyState === WebSocket.OPEN
  }

  close(code: number, reason: string) {
    if (this.isClosing) return
    this.isClosing = true
    this.queue = []
    this.wakeWriters()
    this.socket.close(code, reason)
    // A client that does not read never replies to the close frame, so the socket is terminated after a
    // while.
    setTimeout(() => this.socket.terminate(), CLOSING_MS).unref()
  }

  private sendText(text: string, isDroppable: boolean) {
    if (this.isClosing) return
    if (!this.isBlocked) return this.write(text)
    if (this.queue.length < QUEUE_MAX) this.queue.push(text)
    else if (!isDroppable) this.close(CLOSE_CODES.slow, 'reads too slowly')
  }

  private write(text: string) {
    this.cork()
    if (this.socket.bufferedAmount + text.length < BUFFER_MAX) return this.socket.send(text)
    this.isBlocked = true
    this.socket.send(text, () => this.resume())
  }

  /** Collects everything that is written in one turn of the event loop, and sends it in one packet. */
  private cork() {
    if (this.isCorked) return
    this.isCorked = true
    this.transport.cork()
    process.nextTick(() => {
      this.isCorked = false
      this.transport.uncork()
    })
  }

  private resume() {
    this.isBlocked = false
    while (!this.isBlocked && this.queue.length > 0) this.write(this.queue.shift()!)
    if (!this.isBlocked) this.wakeWriters()
  }

  private wakeWriters() {
    for (const wake of this.writable.splice(0)) wake()
  }
}
