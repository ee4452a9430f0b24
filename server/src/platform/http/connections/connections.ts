import type { FastifyInstance } from 'fastify'
import type { Server } from 'node:http'
import { Socket } from 'node:net'
import type { ClientLimits } from './clientLimits'
import { Exchange } from './exchange'

declare module 'fastify' {
  interface FastifyInstance {
    /** There on every server that guards its connections. */
    connections?: Connections
  }
}

/** The connections of a server and what is being exchanged on them: slow clients are cut off, at the end everybody is. */
export class Connections {
  private readonly sockets = new Set<Socket>()
  private readonly exchanges = new Set<Exchange>()
  /** How many requests of a connection wait for their answer. */
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
      if (exchange.isOver) this.ended(exchange)
    })
  }

  /** Cuts off clients that send or take their data too slowly. */
  sweep(elapsed: number) {
    for (const exchange of this.exchanges)
      if (exchange.isOver) this.ended(exchange)
      else exchange.judge(elapsed, this.limits)
  }

  /**
   * Resolves when nothing is exchanged any more on the other addresses that a host name such as `localhost` has: closing
   * the server waits for its own address only.
   */
  async drainedElsewhere() {
    if (this.elsewhere().length > 0) await new Promise<void>((resolve) => this.onIdle.push(resolve))
  }

  /** From now on every answer ends its connection, so that clients come back on another process. */
  refuseReuse() {
    this.isEnding = true
    for (const { response } of this.exchanges) response.shouldKeepAlive = false
  }

  /** Ends every connection at once. */
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

/** Node keeps it, but does not document it. */
const socketServer = (socket: Socket) => (socket as Socket & { server?: Server }).server

/** Watches over the connections of this server until it is closed. */
export function guardConnections(app: FastifyInstance, limits: ClientLimits) {
  const connections = new Connections(app.server, limits)
  app.decorate('connections', connections)
  app.server.on('connection', (socket: Socket) => connections.opened(socket))
  app.addHook('onRequest', async ({ raw }, reply) => {
    // A request that a test hands in has no connection.
    if (!(raw.socket instanceof Socket)) return
    connections.opened(raw.socket)
    connections.began(new Exchange(raw, reply.raw))
  })
  const timer = setInterval(() => connections.sweep(limits.sweep), limits.sweep).unref()
  app.addHook('preClose', () => connections.drainedElsewhere())
  app.addHook('onClose', async () => clearInterval(timer))
}
