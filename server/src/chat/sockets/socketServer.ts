import { CLOSE_CODES } from '@mentor-connect/contract/messages/chatFrames'
import { FRAME_BYTES_MAX } from '@mentor-connect/contract/messages/chatLimits'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { networkOf } from '../../platform/http/clientAddress'
import { Connection } from '../delivery/connection'
import { EarlyFrames } from './earlyFrames'
import { chooseProtocol, readHandshake, type Handshake } from './handshake'
import { OpenConnections, type OpenConnectionsOptions } from './openConnections'
import { refuseUpgrade } from './refuseUpgrade'
import { closeSoon, UnauthenticatedSockets } from './unauthenticatedSockets'

export interface SocketServerOptions extends OpenConnectionsOptions {
  allowedOrigins: string[]
  /** Maximum number of unauthenticated sockets per address. */
  unauthenticatedPerAddress: number
  /** Returns the address of the client, read from the headers of trusted proxies if there are any. */
  addressOf: (request: IncomingMessage) => string
  logger?: FastifyBaseLogger
}

/**
 * Maximum size in bytes that the WebSocket library accepts. It is larger than the size that chat accepts, so
 * that a frame that is slightly too large gets an error frame.
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
  private readonly connections: OpenConnections
  private readonly unauthenticated: UnauthenticatedSockets
  private isStopping = false

  constructor(private readonly options: SocketServerOptions) {
    this.unauthenticated = new UnauthenticatedSockets(options.unauthenticatedPerAddress)
    this.connections = new OpenConnections(options)
  }

  attach(app: FastifyInstance) {
    this.connections.start()
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
    this.unauthenticated.terminateAll()
    await this.connections.stop()
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
    await this.connections.open(connection, early, claims)
  }
}
