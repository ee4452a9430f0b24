import { CLOSE_CODES } from '@mentor-connect/contract/messages/chatFrames'
import type { Connection } from '../delivery/connection'

export interface HeartbeatOptions {
  /** Time between two pings of a connection, in ms. */
  interval: number
  clock: () => Date
  /** Called once per interval for each connection that has answered. */
  onAlive: (connection: Connection) => void
}

const SLOTS = 25

/**
 * Pings every connection once per interval; the connections are spread over the interval. Terminates connections that
 * have not answered the previous ping.
 */
export class Heartbeat {
  private readonly slots = Array.from({ length: SLOTS }, () => new Set<Connection>())
  private readonly slotOf = new WeakMap<Connection, Set<Connection>>()
  private next = 0
  private added = 0
  private timer: NodeJS.Timeout | undefined

  constructor(private readonly options: HeartbeatOptions) {}

  start() {
    this.timer = setInterval(() => this.beat(), this.options.interval / SLOTS).unref()
  }

  stop() {
    clearInterval(this.timer)
  }

  add(connection: Connection) {
    const slot = this.slots[this.added++ % SLOTS]!
    this.slotOf.set(connection, slot.add(connection))
  }

  remove(connection: Connection) {
    this.slotOf.get(connection)?.delete(connection)
  }

  private beat() {
    for (const connection of this.slots[this.next++ % SLOTS]!) this.ping(connection)
  }

  private ping(connection: Connection) {
    if (!connection.isAlive) return connection.socket.terminate()
    if (this.options.clock().getTime() > connection.renewBy)
      return connection.close(CLOSE_CODES.auth, 'the token has expired')
    connection.isAlive = false
    connection.socket.ping()
    this.options.onAlive(connection)
  }
}
