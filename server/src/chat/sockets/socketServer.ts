import { CLOSE_CODES } from '@mentor-connect/shared/contracts/chatFrames'
import { FRAME_BYTES_MAX } from '@mentor-connect/shared/contracts/chatLimits'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import type { TokenBuckets } from '../limits/tokenBucket'
import type { Presence } from '../presence/presence'
import type { ChatTiming } from '../timing'
import { Connection } from './connection'
import { EarlyFrames } from './earlyFrames'
import type { FrameContext } from './frames/frameHandler'
import { chooseProtocol, readHandshake, type Handshake } from './handshake'
import { Heartbeat } from './heartbeat'
import { Inbox } from './inbox'

export interface SocketServerOptions {
  context: FrameContext
  presence: Presence
  flood: TokenBuckets
  allowedOrigins: string[]
  connectionsPerPerson: number
  timing: ChatTiming
  clock: () => Date
  logger?: FastifyBaseLogger
}

/** Larger than what is accepted, so that a frame which is only somewhat too large gets an answer. */
const PAYLOAD_MAX = 4 * FRAME_BYTES_MAX
const TRY_AGAIN_LATER = 1013

/** The sockets of the chat service: who may connect, and what happens from the first frame to the last. */
export class SocketServer {
  private readonly server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: PAYLOAD_MAX,
    handleProtocols: chooseProtocol,
  })
  private readonly heartbeat: Heartbeat
  private readonly closing = new Set<Promise<void>>()
  private isStopping = false

  constructor(private readonly options: SocketServerOptions) {
    this.heartbeat = new Heartbeat({
      interval: options.timing.ping,
      clock: options.clock,
      onAlive: (connection) => void options.presence.renew(connection),
    })
  }

  attach(app: FastifyInstance) {
    this.heartbeat.start()
    app.server.on('upgrade', (request, socket, head) => this.onUpgrade(request, socket, head))
  }

  /** Resolves when all connections are over. */
  async stop() {
    this.isStopping = true
    this.heartbeat.stop()
    for (const connection of this.hub.all()) connection.close(CLOSE_CODES.restart, 'the service restarts')
    await Promise.all(this.closing)
  }

  private get hub() {
    return this.options.context.messenger.hub
  }

  private onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
    const { origin } = request.headers
    const handshake = readHandshake(request)
    if (!handshake) return refuse(socket, '404 Not Found')
    if (this.isStopping) return refuse(socket, '503 Service Unavailable')
    if (origin !== undefined && !this.options.allowedOrigins.includes(origin))
      return refuse(socket, '403 Forbidden')
    this.server.handleUpgrade(request, socket, head, (upgraded) => {
      upgraded.on('error', () => upgraded.terminate())
      void this.welcome(upgraded, socket, handshake).catch((error: unknown) => {
        this.options.logger?.error({ err: error }, 'connecting failed')
        upgraded.close(TRY_AGAIN_LATER, 'try again later')
      })
    })
  }

  private async welcome(socket: WebSocket, transport: Duplex, { userId, isFullClient, token }: Handshake) {
    const early = new EarlyFrames(socket)
    const given = token ?? (await early.firstToken(this.options.timing.authDeadline))
    if (given === undefined) return socket.close(CLOSE_CODES.auth, 'no token')
    const verdict = await this.options.context.authentication.check(given, userId)
    if (verdict.kind !== 'valid') return socket.close(CLOSE_CODES[verdict.kind], 'the token is not valid')
    const connection = new Connection(socket, transport, userId, verdict.role, isFullClient)
    connection.renewBy = verdict.renewBy
    await this.open(connection, early)
  }

  private async open(connection: Connection, early: EarlyFrames) {
    const { context, presence, flood, connectionsPerPerson, clock } = this.options
    const { socket, personId } = connection
    if (socket.readyState !== socket.OPEN) return
    if (this.hub.of(personId).size >= connectionsPerPerson)
      return connection.close(CLOSE_CODES.tooMany, 'too many connections')
    connection.hold()
    this.hub.add(connection)
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    const over = closed.then(() => this.onClose(connection))
    this.closing.add(over)
    void over.finally(() => this.closing.delete(over))
    const [count] = await Promise.all([presence.arrive(connection), context.messenger.join(personId)])
    if (count > connectionsPerPerson) return connection.close(CLOSE_CODES.tooMany, 'too many connections')
    this.heartbeat.add(connection)
    socket.on('pong', () => void (connection.isAlive = true))
    connection.send({
      type: 'hello',
      connectionId: connection.id,
      serverTime: clock().toISOString(),
      renewBy: new Date(connection.renewBy).toISOString(),
    })
    connection.release(new Map())
    const inbox = new Inbox(connection, context, flood)
    early.handTo((frame) => inbox.receive(frame))
    for (const userId of await presence.snapshot([...context.messenger.rosters.partnersOf(personId)]))
      connection.send({ type: 'presence', userId, online: true }, true)
  }

  private async onClose(connection: Connection) {
    this.heartbeat.remove(connection)
    this.options.flood.forget(connection.id)
    this.hub.remove(connection)
    if (!this.hub.has(connection.personId)) this.options.context.messenger.part(connection.personId)
    await this.options.presence.leave(connection)
  }
}

function refuse(socket: Duplex, status: string) {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
