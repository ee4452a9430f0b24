import type {
  ServerFrame,
  ServerFrameOf,
  ServerFrameType,
} from '@mentor-connect/contract/messages/chatFrames'
import { WebSocket } from 'ws'

export interface ClientOptions {
  personId: string
  token: string
  /** Subprotocols to offer; by default those of a full client. */
  protocols: string[]
  origin: string
}

type Filter = (frame: ServerFrame) => boolean

/** A WebSocket client that records received frames and can wait for one. */
export class SocketClient {
  readonly socket: WebSocket
  readonly received: ServerFrame[] = []
  /** Resolves with the close code when the socket has closed. */
  readonly closed: Promise<number>
  private seen = new Set<ServerFrame>()
  private waiting: { wake: () => void; fail: (error: Error) => void }[] = []
  private closeCode?: number

  constructor(url: string, { personId, token, protocols, origin }: Partial<ClientOptions> = {}) {
    this.socket = new WebSocket(`${url}/?userId=${personId}`, protocols ?? ['mc.v1', `bearer.${token}`], {
      ...(origin !== undefined && { origin }),
    })
    this.socket.on('message', (data) => {
      this.received.push(JSON.parse(String(data)) as ServerFrame)
      for (const { wake } of this.waiting.splice(0)) wake()
    })
    this.closed = new Promise((resolve) => {
      this.socket.once('close', (code) => {
        this.closeCode = code
        for (const { fail } of this.waiting.splice(0)) fail(closedError(code))
        resolve(code)
      })
      this.socket.on('error', () => undefined)
    })
  }

  get isOpen() {
    return this.socket.readyState === WebSocket.OPEN
  }

  get opened(): Promise<void> {
    if (this.socket.readyState === WebSocket.OPEN) return Promise.resolve()
    return new Promise((resolve) => this.socket.once('open', () => resolve()))
  }

  send(frame: unknown) {
    this.socket.send(typeof frame === 'string' || Buffer.isBuffer(frame) ? frame : JSON.stringify(frame))
  }

  /** The next frame of this type that was not returned before. */
  async next<T extends ServerFrameType>(type: T, is: (frame: ServerFrameOf<T>) => boolean = () => true) {
    const found = await this.find((frame) => frame.type === type && is(frame as ServerFrameOf<T>))
    this.seen.add(found)
    return found as ServerFrameOf<T>
  }

  /** Waits for this many messages and returns all of them. */
  async messages(count: number) {
    while (this.privateMessages().length < count) await this.more()
    return this.privateMessages()
  }

  privateMessages() {
    return this.received.flatMap((frame) => (frame.type === 'private_message' ? [frame.data] : []))
  }

  /** Waits for the answer to a ping, which means that everything the server has sent before has arrived. */
  async settled() {
    await new Promise<void>((resolve) => {
      this.socket.once('pong', () => resolve())
      this.socket.ping()
    })
  }

  terminate() {
    this.socket.terminate()
  }

  private async find(is: Filter): Promise<ServerFrame> {
    for (;;) {
      const found = this.received.find((frame) => !this.seen.has(frame) && is(frame))
      if (found) return found
      await this.more()
    }
  }

  /** Waits for another frame. Rejects if the connection closes, because none can arrive then. */
  private more() {
    if (this.closeCode !== undefined) return Promise.reject(closedError(this.closeCode))
    return new Promise<void>((wake, fail) => this.waiting.push({ wake, fail }))
  }
}

const closedError = (code: number) =>
  new Error(`The connection closed with code ${code} before the awaited frame arrived.`)
