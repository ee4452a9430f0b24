import { CLOSE_CODES } from '@mentor-connect/contract/messages/chatFrames'
import { FRAME_BYTES_MAX } from '@mentor-connect/contract/messages/chatLimits'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import type { BearerClaims } from '../../platform/keys/bearer'
import type { TokenBuckets } from '../limits/tokenBucket'
import type { Presence } from '../presence/presence'
import type { ChatTiming } from '../timing'
import { networkOf } from '../../platform/http/clientAddress'
import { Connection } from '../delivery/connection'
import { EarlyFrames } from './earlyFrames'
import type { FrameContext } from './frames/frameHandler'
import { chooseProtocol, readHandshake, type Handshake } from './handshake'
import { Heartbeat } from './heartbeat'
import { Inbox } from './inbox'
import { refuseUpgrade } from './refuseUpgrade'
import { closeSoon, UnauthenticatedSockets } from './unauthenticatedSockets'

export interface SocketServerOptions {
  context: FrameContext
  presence: Presence
  flood: TokenBuckets
  allowedOrigins: string[]
  connectionsPerPerson: number
  /** Maximum number of unauthenticated sockets per address. */
  unauthenticatedPerAddress: number
  /** The client's address, behind trusted proxies. */
  addressOf: (request: IncomingMessage) => string
  timing: ChatTiming
  clock: () => Date
  logger?: FastifyBaseLogger
}

/**
 * Limit of the WebSocket library. It is larger than the accepted size, so that a frame that is slightly too large gets
 * an error frame.
 */
const PAYLOAD_MAX = 2 * FRAME_BYTES_MAX
const TRY_AGAIN_LATER = 1013

/** The WebSocket server of chat: authenticates sockets and passes their frames on. */
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
  private readonly unauthenticated: UnauthenticatedSockets
  private isStopping = false

  constructor(private readonly options: SocketServerOptions) {
    this.unauthenticated = new UnauthenticatedSockets(options.unauthenticatedPerAddress)
    this.heartbeat = new Heartbeat({
      interval: options.timing.ping,
      clock: options.clock,
      onAlive: (connection) => void options.presence.renew(connection),
    })
  }

  attach(app: FastifyInstance) {
    this.heartbeat.start()
    app.server.on('upgrade', (request, socket, head) => {
      // Node removes its own listener before an upgrade. Without this one, a connection reset would crash the process.
      socket.on('error', () => socket.destroy())
      try {
        this.onUpgrade(request, socket, head)
      } catch (error) {
        this.options.logger?.error({ err: error }, 'an upgrade failed')
        socket.destroy()
      }
    })
  }

  /** Resolves when all connections have ended. */
  async stop() {
    this.isStopping = true
    this.heartbeat.stop()
    this.unauthenticated.terminateAll()
    for (const connection of this.hub.all()) connection.close(CLOSE_CODES.restart, 'the service restarts')
    await Promise.all(this.closing)
  }

  private get hub() {
    return this.options.context.messenger.hub
  }

  private onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
    if (request.socket.remoteAddress === undefined) return void socket.destroy()
    const { origin } = request.headers
    const handshake = readHandshake(request)
    if (!handshake) return refuseUpgrade(socket, 404)
    if (this.isStopping) return refuseUpgrade(socket, 503)
    if (origin !== undefined && !this.options.allowedOrigins.includes(origin))
      return refuseUpgrade(socket, 403)
    const address = networkOf(this.options.addressOf(request))
    if (!this.unauthenticated.hasRoomFor(address)) return refuseUpgrade(socket, 429)
    this.server.handleUpgrade(request, socket, head, (upgraded) => {
      upgraded.on('error', () => upgraded.terminate())
      this.unauthenticated.add(address, upgraded)
      void this.welcome(upgraded, socket, handshake, address).catch((error: unknown) => {
        this.options.logger?.error({ err: error }, 'connecting failed')
        closeSoon(upgraded, TRY_AGAIN_LATER, 'try again later')
      })
    })
  }

  private async welcome(
    socket: WebSocket,
    transport: Duplex,
    { userId, isFullClient, token }: Handshake,
    address: string,
  ) {
    const early = new EarlyFrames(socket)
    const given = token ?? (await early.firstToken(this.options.timing.authDeadline))
    if (given === undefined) return closeSoon(socket, CLOSE_CODES.auth, 'no token')
    const verdict = await this.options.context.authentication.check(given, userId)
    if (verdict.kind !== 'valid')
      return closeSoon(socket, CLOSE_CODES[verdict.kind], 'the token is not valid')
    this.unauthenticated.remove(address, socket)
    const { claims, renewBy } = verdict
    const connection = new Connection(socket, transport, userId, claims.role, claims.sessionId, isFullClient)
    connection.renewBy = renewBy
    connection.mustAgree = claims.mustAgree === true
    await this.open(connection, early, claims)
  }

  private async open(connection: Connection, early: EarlyFrames, claims: BearerClaims) {
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
    const arrival = presence.arrive(connection)
    const [count] = await Promise.all([
      arrival,
      context.messenger.join(personId, arrival),
      context.rooms.deliveries.join(personId, arrival),
    ])
    if (count > connectionsPerPerson) return connection.close(CLOSE_CODES.tooMany, 'too many connections')
    // Access may have ended between the check of the token and the registration of this connection.
    const refusal = await context.authentication.recheck(claims)
    if (refusal) return connection.close(CLOSE_CODES[refusal.kind], 'the access has ended')
    this.heartbeat.add(connection)
    socket.on('pong', () => void (connection.isAlive = true))
    connection.send({
      type: 'hello',
      connectionId: connection.id,
      serverTime: clock().toISOString(),
      renewBy: new Date(connection.renewBy).toISOString(),
    })
    connection.release(new Map())
    await context.calls.greet(connection)
    const inbox = new Inbox(connection, context, flood)
    early.handTo((frame) => inbox.receive(frame))
    for (const userId of await presence.snapshot([...context.messenger.contacts.partnersOf(personId)]))
      connection.send({ type: 'presence', userId, online: true }, true)
  }

  private async onClose(connection: Connection) {
    this.heartbeat.remove(connection)
    this.options.flood.forget(connection.id)
    this.hub.remove(connection)
    if (!this.hub.has(connection.personId)) {
      const { messenger, rooms } = this.options.context
      messenger.leave(connection.personId)
      rooms.deliveries.leave(connection.personId)
    }
    await this.options.presence.leave(connection)
  }
}
