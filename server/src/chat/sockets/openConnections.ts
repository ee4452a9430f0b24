import { CLOSE_CODES } from '@mentor-connect/contract/messages/chatFrames'
import type { BearerClaims } from '../../platform/keys/bearer'
import type { Connection } from '../delivery/connection'
import type { TokenBuckets } from '../limits/tokenBucket'
import type { Presence } from '../presence/presence'
import type { ChatTiming } from '../timing'
import type { EarlyFrames } from './earlyFrames'
import type { FrameContext } from './frames/frameHandler'
import { Heartbeat } from './heartbeat'
import { Inbox } from './inbox'

export interface OpenConnectionsOptions {
  context: FrameContext
  presence: Presence
  flood: TokenBuckets
  connectionsPerPerson: number
  timing: ChatTiming
  clock: () => Date
}

/** The authenticated connections of this node, from their registration to their end. */
export class OpenConnections {
  private readonly heartbeat: Heartbeat
  private readonly closing = new Set<Promise<void>>()

  constructor(private readonly options: OpenConnectionsOptions) {
    this.heartbeat = new Heartbeat({
      interval: options.timing.ping,
      clock: options.clock,
      onAlive: (connection) => void options.presence.renew(connection),
    })
  }

  start() {
    this.heartbeat.start()
  }

  /** Resolves when all connections have ended. */
  async stop() {
    this.heartbeat.stop()
    for (const connection of this.hub.all()) connection.close(CLOSE_CODES.restart, 'the service restarts')
    await Promise.all(this.closing)
  }

  private get hub() {
    return this.options.context.messenger.hub
  }

  /**
   * Registers a connection, greets the client and forwards its frames, unless the person has too many
   * connections or no longer has access.
   */
  async open(connection: Connection, early: EarlyFrames, claims: BearerClaims) {
    const { context, presence, flood, connectionsPerPerson } = this.options
    const { socket, personId } = connection
    if (socket.readyState !== socket.OPEN) return
    if (this.hub.of(personId).size >= connectionsPerPerson)
      return connection.close(CLOSE_CODES.tooMany, 'too many connections')
    const count = await this.register(connection)
    if (count > connectionsPerPerson) return connection.close(CLOSE_CODES.tooMany, 'too many connections')
    // Access may have ended between the check of the token and the registration of this connection.
    const refusal = await context.authentication.recheck(claims)
    if (refusal) return connection.close(CLOSE_CODES[refusal.kind], 'the access has ended')
    this.greet(connection)
    // Clients send what has waited as soon as they are greeted, so nothing may delay the first frames.
    const inbox = new Inbox(connection, context, flood)
    early.handTo((frame) => inbox.receive(frame))
    await context.calls.greet(connection)
    for (const userId of await presence.snapshot([...context.messenger.contacts.partnersOf(personId)]))
      connection.send({ type: 'presence', userId, online: true }, true)
  }

  /**
   * Returns the number of connections that the person has on all nodes. Frames that are sent in the meantime
   * are held back.
   */
  private async register(connection: Connection): Promise<number> {
    const { context, presence } = this.options
    const { socket, personId } = connection
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
    return count
  }

  private greet(connection: Connection) {
    this.heartbeat.add(connection)
    connection.socket.on('pong', () => void (connection.isAlive = true))
    connection.send({
      type: 'hello',
      connectionId: connection.id,
      serverTime: this.options.clock().toISOString(),
      renewBy: new Date(connection.renewBy).toISOString(),
    })
    connection.release(new Map())
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
