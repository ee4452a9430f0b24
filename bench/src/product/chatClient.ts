import { CHAT_PROTOCOL, type ServerFrame } from '@mentor-connect/contract/messages/chatFrames'
import { WebSocket } from 'ws'
import { tls } from './apiCall'

interface Options {
  /**
   * URLs of the chat nodes. The client connects to the first one first, and with each new connection to the
   * next one.
   */
  chatUrls: string[]
  personId: string
  /** The person or the room to which the client writes. */
  to: { receiverId: string } | { roomId: string }
  tokenOf: (personId: string) => Promise<string>
}

/** Counted in place of a close code for a connection that was never established. */
export const NEVER_OPEN = 0
const RECONNECT_MS = 100
/** Time in ms after which a connection without a response is considered dead. */
const RESPONSE_DEADLINE_MS = 5_000

/** Returns the same nodes in rotated order, so that each person begins with another node. */
export const startingAt = (chatUrls: string[], turn: number) => {
  const first = turn % chatUrls.length
  return [...chatUrls.slice(first), ...chatUrls.slice(0, first)]
}

/** A person who sends messages to another one, and who reconnects after a disconnection, as the site does. */
export class ChatClient {
  /** Close code → number of connections that ended with it. */
  readonly closes = new Map<number, number>()
  /** Number of messages from others that arrived twice or in the wrong order. */
  outOfOrder = 0
  /** Conversation or room → number of the last message on this connection. */
  private readonly lastSeqs = new Map<string, number>()
  private connections = 0
  private readonly waiting = new Map<string, (seq: number | undefined) => void>()
  private socket: WebSocket | undefined
  private isOver = false

  constructor(readonly options: Options) {}

  /**
   * Resolves when the connection is established or has failed. After a failure, the client continues to try
   * to connect.
   */
  async connect(): Promise<void> {
    const { chatUrls, personId, tokenOf } = this.options
    const token = await tokenOf(personId)
    const chatUrl = chatUrls[this.connections++ % chatUrls.length]!
    const url = `${chatUrl.replace('http', 'ws')}/?userId=${personId}`
    const socket = new WebSocket(url, [CHAT_PROTOCOL, `bearer.${token}`], tls)
    this.socket = socket
    this.lastSeqs.clear()
    let wasOpen = false
    socket.once('open', () => (wasOpen = true))
    socket.on('error', () => undefined)
    await new Promise<void>((resolve) => {
      socket.on('message', (data: Buffer) => {
        this.receive(JSON.parse(data.toString()) as ServerFrame)
        resolve()
      })
      socket.once('close', (code) => {
        this.handleClose(wasOpen ? code : NEVER_OPEN)
        resolve()
      })
    })
  }

  /** Sends a message. Resolves with the sequence number of the stored message; undefined if it was not acknowledged. */
  send(clientMsgId: string, message: string): Promise<number | undefined> {
    const { socket } = this
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(undefined)
    const { to } = this.options
    const type = 'roomId' in to ? 'room_message' : 'message'
    socket.send(JSON.stringify({ type, ...to, message, clientMsgId }))
    return new Promise((resolve) => {
      const late = setTimeout(() => socket.terminate(), RESPONSE_DEADLINE_MS)
      this.waiting.set(clientMsgId, (seq) => {
        clearTimeout(late)
        this.waiting.delete(clientMsgId)
        resolve(seq)
      })
    })
  }

  end() {
    this.isOver = true
    this.socket?.terminate()
  }

  private receive(frame: ServerFrame) {
    if (frame.type === 'room_message') this.receiveInOrder(frame.data.roomId, frame.data.seq)
    if (frame.type === 'private_message') this.receiveInOrder(frame.data.conversationId, frame.data.seq)
    if ((frame.type === 'ack' || frame.type === 'room_ack') && frame.clientMsgId)
      this.waiting.get(frame.clientMsgId)?.(frame.seq)
    if (frame.type === 'error') this.refuseWaiting()
  }

  /**
   * On each connection, every message arrives once, and messages arrive in the order of their sequence
   * numbers.
   */
  private receiveInOrder(thread: string, seq: number) {
    if (seq <= (this.lastSeqs.get(thread) ?? 0)) this.outOfOrder += 1
    this.lastSeqs.set(thread, seq)
  }

  private handleClose(code: number) {
    this.refuseWaiting()
    if (this.isOver) return
    this.closes.set(code, (this.closes.get(code) ?? 0) + 1)
    setTimeout(() => void this.connect(), RECONNECT_MS * (1 + Math.random()))
  }

  private refuseWaiting() {
    for (const settle of [...this.waiting.values()]) settle(undefined)
  }
}
