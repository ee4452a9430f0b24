import type { ServerFrame } from '@mentor-connect/contract/messages/chatFrames'
import type { FastifyBaseLogger } from 'fastify'
import type { Bus, RoomDelivery, RoomEvent } from '../bus/bus'
import type { Database } from '../database/schema'
import type { Hub } from '../delivery/hub'
import { OrderedDelivery } from '../delivery/orderedDelivery'
import { activeMembers, entriesOf, findRoom, type RoomEntry } from './members.repo'
import { deliveriesAfter } from './roomHistory.query'
import { RoomIndex } from './roomIndex'

interface Dependencies {
  db: Database
  bus: Bus
  hub: Hub
  logger?: FastifyBaseLogger
}

interface TellOptions {
  isDroppable?: boolean
  /** The connection that caused the frame and does not get it. */
  origin?: string
}

const FILL_PAGE = 200
const PEOPLE_PER_QUERY = 400

/**
 * Delivers the messages and frames of rooms to the members who are connected to this node, and tells the other nodes. An
 * event is published once for all nodes, not for each member.
 */
export class RoomDeliveries {
  private readonly index = new RoomIndex()
  private readonly ordered: OrderedDelivery<RoomDelivery>
  /** For each person who is connecting: the rooms that have changed since their rooms were asked for. */
  private readonly changedWhileJoining = new Set<Set<string>>()
  /** The last refresh of each room that is not finished. */
  private readonly refreshing = new Map<string, Promise<void>>()
  private outgoing: RoomDelivery[] = []

  constructor(private readonly dependencies: Dependencies) {
    this.ordered = new OrderedDelivery({
      fetchAfter: (roomId, afterSeq) =>
        deliveriesAfter(dependencies.db, roomId, { afterSeq, limit: FILL_PAGE }),
      deliver: (delivery, origin) => this.deliverHere(delivery, origin),
      onError: (error) => dependencies.logger?.error({ err: error }, 'filling a gap of a room failed'),
    })
  }

  /** Starts delivery to a person who has connected. Earlier messages are in the database. */
  async join(personId: string, arrival: Promise<unknown>) {
    await arrival
    const { db, hub } = this.dependencies
    const changed = new Set<string>()
    this.changedWhileJoining.add(changed)
    try {
      const entries = await entriesOf(db, [personId])
      if (!hub.has(personId)) return
      // A room that has changed meanwhile is read once more, because the person may have been removed from it.
      for (const entry of entries) if (!changed.has(entry.roomId)) this.follow(entry)
      await Promise.all([...changed].map((roomId) => this.refresh(roomId)))
    } finally {
      this.changedWhileJoining.delete(changed)
    }
  }

  /** Stops delivery to a person whose last connection on this node has ended. */
  leave(personId: string) {
    for (const roomId of this.index.removePerson(personId)) this.ordered.unfollow(roomId)
  }

  /** Delivers a message that this node has stored. */
  deliver(delivery: RoomDelivery, origin?: string) {
    this.receive(delivery, origin)
    if (!this.dependencies.bus.isShared) return
    if (this.outgoing.length === 0) setImmediate(() => this.publish())
    this.outgoing.push(delivery)
  }

  /** Sends a frame to all connected members. */
  tell(roomId: string, frame: ServerFrame, options: TellOptions = {}) {
    this.tellHere(roomId, frame, options)
    this.dependencies.bus.announce({ kind: 'room-frame', roomId, frame })
  }

  /** Call this after the members of a room, or what they see of it, have changed. */
  async changed(roomId: string) {
    this.dependencies.bus.announce({ kind: 'room-changed', roomId })
    await this.refresh(roomId)
  }

  onEvent(event: RoomEvent) {
    if (event.kind === 'room-messages') for (const one of event.deliveries) this.receive(one)
    if (event.kind === 'room-frame') this.tellHere(event.roomId, event.frame)
    if (event.kind === 'room-changed')
      void this.refresh(event.roomId).catch((error: unknown) =>
        this.dependencies.logger?.error({ err: error }, 'reading the members of a room failed'),
      )
  }

  /** Fetches messages and changes of members that the bus has lost from the database. */
  async sweep() {
    const { db, hub } = this.dependencies
    const people = hub.people()
    const entries: RoomEntry[] = []
    for (let at = 0; at < people.length; at += PEOPLE_PER_QUERY)
      entries.push(...(await entriesOf(db, people.slice(at, at + PEOPLE_PER_QUERY))))
    const stale = new Set(this.index.ids())
    for (const { roomId, lastSeq, membersVersion } of entries) {
      if (this.index.versionOf(roomId) === membersVersion) stale.delete(roomId)
      else stale.add(roomId)
      this.ordered.catchUp(roomId, lastSeq)
    }
    for (const roomId of stale) await this.refresh(roomId)
  }

  /** Reads the members of a room anew, one time after another, and tells those who are or were connected. */
  private refresh(roomId: string): Promise<void> {
    for (const changed of this.changedWhileJoining) changed.add(roomId)
    const before = this.refreshing.get(roomId) ?? Promise.resolve()
    const refresh = before.catch(() => undefined).then(() => this.reload(roomId))
    this.refreshing.set(roomId, refresh)
    return refresh.finally(() => {
      if (this.refreshing.get(roomId) === refresh) this.refreshing.delete(roomId)
    })
  }

  private async reload(roomId: string) {
    const { db, hub } = this.dependencies
    const room = await findRoom(db, roomId)
    const members = await activeMembers(db, roomId)
    const here = members.filter((id) => hub.has(id))
    const told = new Set([...this.index.peopleIn(roomId), ...here])
    if (this.index.setPeople(roomId, here, room?.members_version ?? 0))
      this.start(roomId, room?.last_seq ?? 0)
    else this.ordered.unfollow(roomId)
    this.dependencies.hub.tell(told, { type: 'room_changed', roomId })
  }

  private follow({ roomId, personId, membersVersion, lastSeq }: RoomEntry) {
    this.index.add(roomId, personId, membersVersion)
    this.start(roomId, lastSeq)
  }

  private start(roomId: string, lastSeq: number) {
    if (this.dependencies.bus.isShared) this.ordered.follow(roomId, lastSeq)
  }

  private publish() {
    const deliveries = this.outgoing
    this.outgoing = []
    this.dependencies.bus.announce({ kind: 'room-messages', deliveries })
  }

  /** A single node stores and delivers in order; with several nodes the order must be restored. */
  private receive(delivery: RoomDelivery, origin?: string) {
    if (this.dependencies.bus.isShared) this.ordered.receive(delivery, origin)
    else this.deliverHere(delivery, origin)
  }

  private deliverHere(delivery: RoomDelivery, origin?: string) {
    const { hub } = this.dependencies
    const { message, foldedFor } = delivery
    let text: string | undefined
    for (const personId of this.index.peopleIn(delivery.conversationId)) {
      const isFolded = foldedFor.includes(personId)
      for (const connection of hub.of(personId)) {
        if (!connection.isFullClient || connection.id === origin) continue
        text ??= JSON.stringify({ type: 'room_message', data: message })
        connection.deliver(
          delivery,
          isFolded ? JSON.stringify({ type: 'room_message', data: { ...message, folded: true } }) : text,
        )
      }
    }
  }

  private tellHere(roomId: string, frame: ServerFrame, options: TellOptions = {}) {
    this.dependencies.hub.tell(this.index.peopleIn(roomId), frame, options)
  }
}
