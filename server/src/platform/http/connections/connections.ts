import type { FastifyInstance } from 'fastify'
import type { Server } from 'node:http'
import { Socket } from 'node:net'
import type { ClientLimits } from './clientLimits'
import { Exchange } from './exchange'

declare module 'fastify' {
  interface FastifyInstance {
    /** Connections of the server. Defined on every server that guards its connections. */
    connections?: Connections
  }
}

/**
 * The connections of a server and the requests on them. Disconnects slow clients, and all clients at
 * shutdown.
 */
export class Connections {
  private readonly sockets = new Set<Socket>()
  private readonly exchanges = new Set<Exchange>()
  /** Number of requests per connection without a response yet. */
  private readonly unanswered = new WeakMap<Socket, number>()
  private onIdle: (() => void)[] = []
  private isEnding = false

  constructor(
    private readonly server: Server,
    private readonly limits: ClientLimits,
  ) {}

  opened(socket: Socket) {
    if (this.sockets.has(socket)) return
    this.sockets.add(socket)
    socket.once('close', () => this.sockets.delete(socket))
  }

  began(exchange: Exchange) {
    const { socket, response } = exchange
    if (this.isEnding) response.shouldKeepAlive = false
    this.exchanges.add(exchange)
    const waiting = (this.unanswered.get(socket) ?? 0) + 1
    this.unanswered.set(socket, waiting)
    if (waiting > this.limits.unanswered) socket.destroy()
    response.once('close', () => {
      this.unanswered.set(socket, (this.unanswered.get(socket) ?? 1) - 1)
      exchange.discardUnread()
      if (exchange.isOver) this.ended(exchange)
    })
  }

  /** Disconnects clients that send or receive too slowly. */
  sweep(elapsed: number) {
    for (const exchange of this.exchanges)
      if (exchange.isOver) this.ended(exchange)
      else exchange.judge(elapsed, this.limits)
  }

  /**
   * Resolves when no requests are left on the additional addresses of a host name such as `localhost`. It is
   * needed because closing the server waits only for requests on the first address.
   */
  async drainedElsewhere() {
    if (this.elsewhere().length > 0) await new Promise<void>((resolve) => this.onIdle.push(resolve))
  }

  /** Makes every response close its connection, so that clients reconnect to another process. */
  refuseReuse() {
    this.isEnding = true
    for (const { response } of this.exchanges) response.shouldKeepAlive = false
  }

  /** Closes every connection at once. Returns the number of closed connections. */
  cut(): number {
    const { size } = this.sockets
    for (const socket of this.sockets) socket.destroy()
    return size
  }

  private ended(exchange: Exchange) {
    this.exchanges.delete(exchange)
    if (this.elsewhere().length === 0) this.onIdle.splice(0).forEach((resolve) => resolve())
  }

  private elsewhere() {
    return [...this.exchanges].filter(({ socket }) => socketServer(socket) !== this.server)
  }
}

/** The server that accepted a connection. Node sets this property but does not document it. */
const socketServer = (socket: Socket) => (socket as Socket & { server?: Server }).server

/** Guards the connections of a server until it is closed. */
export function guardConnections(app: FastifyInstance, limits: ClientLimits) {
  const connections = new Connections(app.server, limits)
  app.decorate('connections', connections)
  app.server.on('connection', (socket: Socket) => connections.opened(socket))
  app.addHook('onRequest', async ({ raw }, reply) => {
    // Requests that tests inject have no connection.
    if (!(raw.socket instanceof Socket)) return
    connections.opened(raw.socket)
    connections.began(new Exchange(raw, reply.raw))
  })
  const timer = setInterval(() => connections.sweep(limits.sweep), limits.sweep).unref()
  app.addHook('preClose', () => connections.drainedElsewhere())
  app.addHook('onClose', async () => clearInterval(timer))
}
