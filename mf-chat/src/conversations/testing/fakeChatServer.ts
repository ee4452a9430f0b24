import type { ChatMessage } from '@mentor-connect/contract/messages/chat'
import type { ClientFrame, ClientFrameOf, ServerFrame } from '@mentor-connect/contract/messages/chatFrames'
import type { RoomMessage } from '@mentor-connect/contract/messages/roomMessage'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'

export const OWN = 'learner-1'
export const RAVI = 'mentor-1'
export const CONVERSATION = 'k1'

/** A message of the conversation with Ravi, by its sequence number. */
export function aMessage(seq: number, parts: Partial<ChatMessage> = {}): ChatMessage {
  return {
    _id: `m${seq}`,
    senderId: RAVI,
    message: `Message ${seq}`,
    timestamp: new Date(Date.now() - HOUR_MS + seq * 1000).toISOString(),
    seq,
    ...parts,
  }
}

/**
 * Fakes the chat service at the network boundary, in place of `WebSocket`. By default it greets, acknowledges messages
 * and responds to `resume`.
 */
export class FakeChatServer {
  /** Close code for rejecting connections; undefined accepts them. */
  refusesWith: number | undefined
  /** Handles a message; by default it is stored and acknowledged. */
  onMessage: (frame: ClientFrameOf<'message'>) => void = (frame) => this.acknowledge(frame)
  answersResume = true
  /** Handles frames of calls; by default they are not answered. */
  onCallFrame: (frame: ClientFrame) => void = () => undefined
  /** Handles a message to a room; by default it is stored and acknowledged. */
  onRoomMessage: (frame: ClientFrameOf<'room_message'>) => void = (frame) => this.acknowledgeInRoom(frame)
  /** Last sequence number of each conversation, for `resumed`. */
  ends: Record<string, number> = {}
  /** Last sequence number of each room, for `room_resumed`. */
  roomEnds: Record<string, number> = {}
  received: ClientFrame[] = []
  connections: { url: string; protocols: string[] }[] = []
  private sockets = new Set<FakeSocket>()

  constructor() {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- the class below has its own `this`
    const server = this
    globalThis.WebSocket = class extends FakeSocket {
      constructor(url: string | URL, protocols: string[]) {
        super()
        server.connect(this, String(url), protocols)
      }
    } as never
  }

  push(frame: ServerFrame) {
    for (const socket of this.sockets) socket.onmessage?.({ data: JSON.stringify(frame) })
  }

  /** Delivers a message to this person, or one sent from another of their tabs. */
  deliver(message: ChatMessage, conversationId = CONVERSATION) {
    const receiverId = message.senderId === OWN ? RAVI : OWN
    this.push({ type: 'private_message', data: { ...message, receiverId, conversationId } })
  }

  /** Delivers a message of a room. */
  deliverToRoom(message: RoomMessage) {
    this.push({ type: 'room_message', data: message })
  }

  /** Closes every connection. */
  cut(code = 1006) {
    for (const socket of [...this.sockets]) {
      this.sockets.delete(socket)
      socket.readyState = 3
      socket.onclose?.({ code })
    }
  }

  acknowledge({ clientMsgId }: ClientFrameOf<'message'>) {
    const seq = (this.ends[CONVERSATION] = (this.ends[CONVERSATION] ?? 0) + 1)
    const timestamp = new Date().toISOString()
    this.push({ type: 'ack', clientMsgId, _id: `m${seq}`, conversationId: CONVERSATION, seq, timestamp })
  }

  acknowledgeInRoom({ clientMsgId, roomId }: ClientFrameOf<'room_message'>) {
    const seq = (this.roomEnds[roomId] = (this.roomEnds[roomId] ?? 0) + 1)
    const timestamp = new Date().toISOString()
    this.push({ type: 'room_ack', clientMsgId, _id: `r${seq}`, roomId, seq, timestamp })
  }

  /** Frames of one type that the server received, in order. */
  got<T extends NonNullable<ClientFrame['type']>>(type: T) {
    return this.received.filter((frame) => (frame.type ?? 'message') === type) as ClientFrameOf<T>[]
  }

  private connect(socket: FakeSocket, url: string, protocols: string[]) {
    this.connections.push({ url, protocols })
    socket.server = (frame) => this.take(frame)
    socket.onEnd = () => this.sockets.delete(socket)
    queueMicrotask(() => {
      if (this.refusesWith !== undefined) return socket.onclose?.({ code: this.refusesWith })
      this.sockets.add(socket)
      socket.readyState = 1
      const serverTime = new Date().toISOString()
      const renewBy = new Date(Date.now() + 15 * 60_000).toISOString()
      socket.onmessage?.({
        data: JSON.stringify({ type: 'hello', connectionId: 'c1', serverTime, renewBy }),
      })
    })
  }

  private take(frame: ClientFrame) {
    this.received.push(frame)
    if (frame.type === 'resume' && this.answersResume)
      this.push({
        type: 'resumed',
        conversations: Object.entries(this.ends).map(([conversationId, seq]) => ({ conversationId, seq })),
      })
    if (frame.type === 'room_resume')
      this.push({
        type: 'room_resumed',
        rooms: Object.entries(this.roomEnds).map(([roomId, seq]) => ({ roomId, seq })),
      })
    if (frame.type?.startsWith('call_')) this.onCallFrame(frame)
    if (frame.type === 'message') this.onMessage(frame)
    if (frame.type === 'room_message') this.onRoomMessage(frame)
  }
}

class FakeSocket {
  static readonly OPEN = 1
  readyState = 0
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  server: (frame: ClientFrame) => void = () => undefined
  onEnd: () => void = () => undefined

  send(text: string) {
    const frame = JSON.parse(text) as ClientFrame
    queueMicrotask(() => this.server(frame))
  }
  close() {
    this.readyState = 3
    this.onEnd()
  }
}
