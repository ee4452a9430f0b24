import { getChatHistory, type ChatMessage } from '@mentor-connect/contract/api/chat'
import { CHAT_PROTOCOL, type ServerFrame } from '@mentor-connect/contract/api/chatFrames'
import { WebSocket } from 'ws'

export interface DrillPersonOptions {
  personId: string
  partnerId: string
  conversationId: string
  /** Address of a node that seems to be up, a different one each time. */
  pickNode: () => string
  tokenOf: (personId: string) => Promise<string>
  messages: number
}

type Held = Pick<ChatMessage, '_id' | 'seq'> & { clientMsgId: string }

export const NEVER_OPEN = 0
const RECONNECT_MS = 100
const RETRY_MS = 300
const RESPONSE_DEADLINE_MS = 3_000

/**
 * Behaves like the browser client: sends one message at a time, resends with the same id, resumes by sequence
 * number.
 */
export class DrillPerson {
  /** The thread of this person, by sequence number. */
  readonly thread = new Map<number, Held>()
  readonly acknowledged = new Map<string, number>()
  /** New messages that arrived after a later one, although the resume was complete. */
  disorder = 0
  /** Frames with a message that was received before; the client drops them. */
  repeats = 0
  reconnects = -1
  /** How connections ended: close code → number; `NEVER_OPEN` for those that were not established. */
  readonly closes = new Map<number, number>()
  private next = 0
  private limit: number
  private socket: WebSocket | undefined
  private timer: NodeJS.Timeout | undefined
  private highest: number | undefined
  private isOver = false

  constructor(readonly options: DrillPersonOptions) {
    this.limit = options.messages
  }

  get isDone() {
    return this.acknowledged.size === this.limit
  }

  /** Starts no further message; the current one continues until it is acknowledged. */
  finish() {
    this.limit = Math.min(this.limit, this.next + 1)
  }

  /** The last sequence number before a gap. */
  get cursor() {
    let seq = this.contiguous
    while (this.thread.has(seq + 1)) seq += 1
    return (this.contiguous = seq)
  }
  private contiguous = 0

  async connect() {
    if (this.isOver) return
    this.reconnects += 1
    this.highest = undefined
    const { personId, pickNode, tokenOf } = this.options
    const token = await tokenOf(personId)
    const node = pickNode()
    const socket = new WebSocket(`${node.replace('http', 'ws')}/?userId=${personId}`, [
      CHAT_PROTOCOL,
      `bearer.${token}`,
    ])
    this.socket = socket
    socket.on('message', (data) => this.receive(JSON.parse(String(data)) as ServerFrame, node, token))
    socket.on('error', () => undefined)
    let wasOpen = false
    socket.once('open', () => (wasOpen = true))
    socket.once('close', (code) => {
      if (!this.isOver) this.countClose(wasOpen ? code : NEVER_OPEN)
      this.later(RECONNECT_MS * (1 + Math.random()), () => void this.connect())
    })
  }

  private countClose(code: number) {
    this.closes.set(code, (this.closes.get(code) ?? 0) + 1)
  }

  cut() {
    this.socket?.terminate()
  }

  end() {
    this.isOver = true
    clearTimeout(this.timer)
    this.socket?.terminate()
  }

  private receive(frame: ServerFrame, node: string, token: string) {
    if (frame.type === 'hello') {
      this.post({
        type: 'resume',
        cursors: [{ conversationId: this.options.conversationId, seq: this.cursor }],
      })
      this.send()
    }
    if (frame.type === 'resumed') this.highest = 0
    if (frame.type === 'ack' && frame.clientMsgId) this.onAck(frame.clientMsgId, frame)
    if (frame.type === 'private_message') this.onMessage(frame.data as Held)
    if (frame.type === 'error') this.later(RETRY_MS, () => this.send())
    if (frame.type === 'resume_failed') void this.fetchMissed(node, token)
  }

  private onAck(clientMsgId: string, place: { _id: string; seq: number }) {
    this.acknowledged.set(clientMsgId, place.seq)
    this.keep({ _id: place._id, seq: place.seq, clientMsgId })
    if (clientMsgId !== this.idOf(this.next)) return
    this.next += 1
    this.send()
  }

  private onMessage(held: Held) {
    if (this.thread.has(held.seq)) this.repeats += 1
    else if (this.highest !== undefined && held.seq < this.highest) this.disorder += 1
    if (this.highest !== undefined) this.highest = Math.max(this.highest, held.seq)
    this.keep(held)
  }

  private keep({ _id, seq, clientMsgId }: Held) {
    this.thread.set(seq, { _id, seq, clientMsgId })
  }

  private idOf(index: number) {
    return `${this.options.personId}-${index}`
  }

  private send() {
    if (this.next >= this.limit) return
    const clientMsgId = this.idOf(this.next)
    this.post({ receiverId: this.options.partnerId, message: `message ${this.next}`, clientMsgId })
    // No response: the connection is dead.
    const { socket } = this
    this.later(RESPONSE_DEADLINE_MS, () => socket?.terminate())
  }

  private post(frame: object) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame))
  }

  private later(ms: number, act: () => void) {
    clearTimeout(this.timer)
    if (!this.isOver) this.timer = setTimeout(act, ms)
  }

  private async fetchMissed(node: string, token: string) {
    const { personId, partnerId } = this.options
    for (let page: ChatMessage[] = [], first = true; first || page.length === 200; first = false) {
      const query = `userId1=${partnerId}&userId2=${personId}&limit=200&afterSeq=${this.cursor}`
      const response = await fetch(`${node}${getChatHistory.path}?${query}`, {
        headers: { authorization: `Bearer ${token}` },
      }).catch(() => undefined)
      if (!response?.ok) return this.cut()
      page = ((await response.json()) as { data: ChatMessage[] }).data
      for (const message of page) this.keep(message as Held)
    }
  }
}
