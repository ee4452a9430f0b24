import {
  clientFrames,
  serverFrames,
  type ClientFrameType,
} from '@mentor-connect/contract/messages/chatFrames'
import { WebSocket } from 'ws'
import type { Caller } from './callers'
import { hostileText, hostileValue, mutated } from './hostileValues'
import { percentEncoded } from './percentEncoded'
import type { Random } from './random'
import { valueFor, type Schema } from './schemaValues'

export interface FrameViolation {
  violation: string
  /** The frame as sent. */
  frame: string
  caller: string
}

const ANSWER_WITHIN_MS = 30_000

/** A person's connection to chat that can send any frame. */
export class FrameSender {
  private socket: WebSocket | undefined
  private closed: Promise<void> = Promise.resolve()
  readonly violations: FrameViolation[] = []
  private last = ''
  slowest = 0

  constructor(
    private readonly url: string,
    private readonly caller: Caller,
  ) {}

  /** Sends one frame and waits until the server has handled it. Reconnects if the connection was closed. */
  async send(random: Random) {
    const socket = await this.open(random)
    if (!socket) return
    const frame = frameFor(this.caller, random)
    this.last = String(frame).slice(0, 300)
    const begun = performance.now()
    socket.send(frame)
    await this.comeBack(socket)
    this.slowest = Math.max(this.slowest, performance.now() - begun)
  }

  close() {
    this.socket?.terminate()
  }

  private async open(random: Random): Promise<WebSocket | undefined> {
    if (this.socket?.readyState === WebSocket.OPEN) return this.socket
    const { id = '', bearer = '' } = this.caller.person ?? {}
    const path = random.chance(0.03)
      ? `/nope?userId=${percentEncoded(hostileText(random).slice(0, 50))}`
      : `/?userId=${id}`
    const socket = new WebSocket(this.url.replace('http', 'ws') + path, protocolsFor(bearer, random))
    socket.on('error', () => undefined)
    socket.on('message', (data) => this.judge(String(data)))
    this.closed = once(socket, 'close')
    await Promise.race([once(socket, 'open'), this.closed])
    if (socket.readyState !== WebSocket.OPEN) return undefined
    this.socket = socket
    return socket
  }

  private async comeBack(socket: WebSocket) {
    let late: NodeJS.Timeout | undefined
    const silence = new Promise<never>((_, reject) => {
      late = setTimeout(() => reject(new Error('Chat did not respond to a ping.')), ANSWER_WITHIN_MS)
    })
    const answered = once(socket, 'pong')
    socket.ping()
    await Promise.race([answered, this.closed, silence]).finally(() => clearTimeout(late))
  }

  private judge(text: string) {
    const frame = JSON.parse(text) as { type: string; code?: string }
    const violation = Object.hasOwn(serverFrames, frame.type)
      ? frame.code === 'internal' && 'answered with an internal error'
      : `answered with the unknown frame ${frame.type}`
    if (violation) this.violations.push({ violation, frame: this.last, caller: this.caller.name })
  }
}

function protocolsFor(bearer: string, random: Random): string[] {
  if (random.chance(0.03)) return ['mc.v1', 'bearer.a.b.c']
  return random.chance(0.8) ? ['mc.v1', `bearer.${bearer}`] : [`bearer.${bearer}`]
}

function once(socket: WebSocket, event: 'open' | 'close' | 'pong'): Promise<void> {
  return new Promise((resolve) => socket.once(event, () => resolve()))
}

function frameFor({ known }: Caller, random: Random): string | Buffer {
  if (random.chance(0.06)) return strangeFrame(random)
  const type = random.pick(Object.keys(clientFrames) as ClientFrameType[])
  const frame = valueFor(clientFrames[type] as Schema, '', known, random)
  return JSON.stringify(random.chance(0.5) ? frame : mutated(frame, random)) ?? ''
}

function strangeFrame(random: Random): string | Buffer {
  return random.pick<string | Buffer>([
    '',
    '{',
    'null',
    '[['.repeat(3_000),
    '{"type":"__proto__"}',
    '{"__proto__":{"type":"message"}}',
    JSON.stringify(hostileValue(random)) ?? '',
    'x'.repeat(20_000),
    Buffer.from([0xff, 0xfe, 0]),
    Buffer.from('{"receiverId":"a","message":"\xff"}', 'latin1'),
  ])
}
