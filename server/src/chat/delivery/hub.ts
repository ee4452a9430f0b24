import { CLOSE_CODES, type ServerFrame } from '@mentor-connect/contract/messages/chatFrames'
import type { StoredMessage } from '../store/message'
import type { Connection } from './connection'

const NOBODY: ReadonlySet<Connection> = new Set()

/** The connections of this node, by person. */
export class Hub {
  private readonly byPerson = new Map<string, Set<Connection>>()

  /** @param onDelivered called after a message was sent to sockets of its receiver */
  constructor(private readonly onDelivered?: (message: StoredMessage) => void) {}

  get size() {
    let size = 0
    for (const own of this.byPerson.values()) size += own.size
    return size
  }

  add(connection: Connection) {
    const own = this.byPerson.get(connection.personId) ?? new Set()
    this.byPerson.set(connection.personId, own.add(connection))
  }

  remove(connection: Connection) {
    const own = this.byPerson.get(connection.personId)
    own?.delete(connection)
    if (own?.size === 0) this.byPerson.delete(connection.personId)
  }

  of(personId: string): ReadonlySet<Connection> {
    return this.byPerson.get(personId) ?? NOBODY
  }

  has(personId: string) {
    return this.byPerson.has(personId)
  }

  people(): string[] {
    return [...this.byPerson.keys()]
  }

  /** Returns the ids of all sessions with a connection. */
  sessions(): string[] {
    return [...new Set([...this.all()].map(({ sessionId }) => sessionId))]
  }

  *all(): Iterable<Connection> {
    for (const own of this.byPerson.values()) yield* own
  }

  /** Ends all connections of a person. */
  close(personId: string, code: number, reason: string) {
    for (const connection of this.of(personId)) connection.close(code, reason)
  }

  disconnect(personId: string) {
    this.close(personId, CLOSE_CODES.auth, 'the account was deleted')
  }

  /** Ends the connections of these sessions. */
  endSessions(sessionIds: ReadonlySet<string>) {
    if (sessionIds.size === 0) return
    for (const connection of this.all())
      if (sessionIds.has(connection.sessionId)) connection.close(CLOSE_CODES.auth, 'the session has ended')
  }

  /** Sends a message to every connection of both people, except the connection that sent it. */
  deliver(message: StoredMessage, origin?: string) {
    const receivers = this.of(message.receiverId)
    const senders = this.of(message.senderId)
    if (receivers.size === 0 && senders.size <= 1 && isAmong(origin, senders)) return
    const text = JSON.stringify({ type: 'private_message', data: message })
    for (const connection of receivers) connection.deliver(message, text)
    if (receivers.size > 0) this.onDelivered?.(message)
    for (const connection of senders) if (connection.id !== origin) connection.deliver(message, text)
  }

  /**
   * Sends a frame to every connection of these people, except the connection `origin`.
   *
   * @param isDroppable whether the frame may be dropped if the client reads too slowly
   */
  tell(people: Iterable<string>, frame: ServerFrame, { isDroppable = false, origin = '' } = {}) {
    let text: string | undefined
    const serialized = () => (text ??= JSON.stringify(frame))
    for (const personId of people)
      for (const connection of this.of(personId))
        if (connection.id !== origin) connection.send(frame, isDroppable, serialized)
  }
}

function isAmong(origin: string | undefined, connections: ReadonlySet<Connection>) {
  for (const { id } of connections) if (id !== origin) return false
  return true
}
