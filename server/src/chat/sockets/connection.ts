import type { ChatErrorCode, ServerFrame } from '@mentor-connect/shared/contracts/chatFrames'
import { CLOSE_CODES } from '@mentor-connect/shared/contracts/chatFrames'
import type { Role } from '@mentor-connect/shared/contracts/people'
import { randomUUID } from 'node:crypto'
import type { Duplex } from 'node:stream'
import { WebSocket } from 'ws'
import type { StoredMessage } from '../messages/message'
import { refusals } from './refusals'

/** Bytes that may wait in the socket before frames wait in the queue, and frames that may wait there. */
const BUFFER_MAX = 64 * 1024
const QUEUE_MAX = 256
/** Live messages that may wait while what was missed is sent first. */
const HELD_MAX = 1024
const CLOSING_MS = 2_000

interface Held {
  message: StoredMessage
  text: string
}

/** One socket of one person: what it may be sent, how much may wait, and how it ends. */
export class Connection {
  readonly id = randomUUID()
  /** ms since 1970: until then a fresh token must have come. */
  renewBy = 0
  /** Whether there was a sign of life since the last ping. */
  isAlive = true
  private queue: string[] = []
  private isBlocked = false
  private isCorked = false
  private isClosing = false
  private held: Held[] | undefined
  private writable: (() => void)[] = []

  constructor(
    readonly socket: WebSocket,
    /** What the socket writes to. */
    private readonly transport: Duplex,
    readonly personId: string,
    readonly role: Role,
    /** The session that its last token came from. */
    public sessionId: string,
    /** Whether the client knows more than the frames of the specification. */
    readonly isFullClient: boolean,
  ) {}

  /** @param isDroppable may be left out when the client reads too slowly */
  send(frame: ServerFrame, isDroppable = false) {
    if (this.isFullClient || frame.type === 'error' || frame.type === 'private_message')
      this.sendText(JSON.stringify(frame), isDroppable)
  }

  refuse(code: ChatErrorCode, clientMsgId?: string) {
    this.send({ type: 'error', code, ...refusals[code], ...(clientMsgId !== undefined && { clientMsgId }) })
  }

  /** A message as it happens; `text` is its frame. */
  deliver(message: StoredMessage, text: string) {
    if (!this.held) return this.sendText(text, false)
    this.held.push({ message, text })
    if (this.held.length > HELD_MAX) this.close(CLOSE_CODES.slow, 'reads too slowly')
  }

  /** From now on live messages wait, so that older ones can be sent before them. */
  hold() {
    this.held ??= []
  }

  /** @param sent up to which number each conversation has been sent meanwhile */
  release(sent: ReadonlyMap<string, number>) {
    const held = this.held ?? []
    this.held = undefined
    for (const { message, text } of held)
      if (message.seq > (sent.get(message.conversationId) ?? 0)) this.sendText(text, false)
  }

  /** Resolves when there is room; at once when the connection is over. */
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
    // Who does not read does not answer the closing either.
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

  /** What is written in one turn of the event loop leaves in one piece. */
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
