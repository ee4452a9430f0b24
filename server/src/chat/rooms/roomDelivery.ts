import type { ServerFrame } from '@mentor-connect/contract/messages/chatFrames'
import type { RoomMessage } from '@mentor-connect/contract/messages/roomMessage'
import type { FastifyBaseLogger } from 'fastify'
import type { Bus, RoomDelivery, RoomEvent } from '../bus/bus'
import type { Database } from '../database/schema'
import { ChangeDelivery } from '../delivery/changeDelivery'
import type { Hub } from '../delivery/hub'
import { OrderedDelivery } from '../delivery/orderedDelivery'
import { activeMembers, entriesOf, findRoom, type RoomEntry } from './members.repo'
import { deliveriesAfter, roomChangesAfter } from './roomHistory.query'
import { RoomIndex } from './roomIndex'
import { deliveredTo } from './roomView'

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
 * Delivers the messages and frames of rooms to the members who are connected to this node, and notifies the
 * other nodes. An event is published once for all nodes, not for each member.
 */
export class RoomDeliveries {
  private readonly index = new RoomIndex()
  private readonly ordered: OrderedDelivery<RoomDelivery>
  private readonly changes = new ChangeDelivery()
  /**
   * One set for each person who is connecting: the rooms that have changed since the person's rooms were
   * requested.
   */
  private readonly changedWhileJoining = new Set<Set<string>>()
  /** Room → its last refresh, if that is still running. */
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
      // A room that has changed in the meantime is read once more, because the person may have been removed
      // from it.
      for (const entry of entries) if (!changed.has(entry.roomId)) this.follow(entry)
      await Promise.all([...changed].map((roomId) => this.refresh(roomId)))
    } finally {
      this.changedWhileJoining.delete(changed)
    }
  }

  /** Stops delivery to a person whose last connection on this node has ended. */
  leave(personId: string) {
    for (const roomId of this.index.removePerson(personId)) this.stop(roomId)
  }

  /** Delivers a message that this node has stored. */
  deliver(delivery: RoomDelivery, origin?: string) {
    this.receive(delivery, origin)
    if (!this.dependencies.bus.isShared) return
    if (this.outgoing.length === 0) setImmediate(() => this.publish())
    this.outgoing.push(delivery)
  }

  /** Sends the members the current state of a message after a change that this node has stored. */
  deliverChange(delivery: RoomDelivery, origin?: string) {
    this.changeHere(delivery, origin)
    this.dependencies.bus.announce({ kind: 'room-change', delivery })
  }

  /** Sends a frame to all connected members. */
  tell(roomId: string, frame: ServerFrame, options: TellOptions = {}) {
    this.tellHere(roomId, frame, options)
    this.dependencies.bus.announce({ kind: 'room-frame', roomId, frame })
  }

  /**
   * Reloads the members of a room everywhere. Call it after the members, or the parts of the room that they
   * see, have changed.
   */
  async changed(roomId: string) {
    this.dependencies.bus.announce({ kind: 'room-changed', roomId })
    await this.refresh(roomId)
  }

  onEvent(event: RoomEvent) {
    if (event.kind === 'room-messages') for (const one of event.deliveries) this.receive(one)
    if (event.kind === 'room-change') this.changeHere(event.delivery)
    if (event.kind === 'room-frame') this.tellHere(event.roomId, event.frame)
    if (event.kind === 'room-changed')
      void this.refresh(event.roomId).catch((error: unknown) =>
        this.dependencies.logger?.error({ err: error }, 'reading the members of a room failed'),
      )
  }

  /**
   * Reads messages, changes of messages and changes of members from the database whose events the bus has
   * lost, and delivers them.
   */
  async sweep() {
    const { db, hub } = this.dependencies
    const people = hub.people()
    const entries: RoomEntry[] = []
    for (let at = 0; at < people.length; at += PEOPLE_PER_QUERY)
      entries.push(...(await entriesOf(db, people.slice(at, at + PEOPLE_PER_QUERY))))
    const stale = new Set(this.index.ids())
    for (const { roomId, lastSeq, lastChange, membersVersion } of entries) {
      if (this.index.versionOf(roomId) === membersVersion) stale.delete(roomId)
      else stale.add(roomId)
      this.ordered.catchUp(roomId, lastSeq)
      await this.sendMissingChanges(roomId, lastChange)
    }
    for (const roomId of stale) await this.refresh(roomId)
  }

  /**
   * Reloads the members of a room, and notifies those who are or were connected. If it is called several
   * times for the same room, the refreshes run one after another.
   */
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
    const members = room ? await activeMembers(db, room) : []
    const here = members.filter(({ personId }) => hub.has(personId))
    const told = new Set([...this.index.peopleIn(roomId), ...here.map(({ personId }) => personId)])
    if (this.index.setPeople(roomId, here, room?.members_version ?? 0))
      this.start({ roomId, lastSeq: room?.last_seq ?? 0, lastChange: room?.last_change ?? 0 })
    else this.stop(roomId)
    this.dependencies.hub.tell(told, { type: 'room_changed', roomId })
  }

  private follow(entry: RoomEntry) {
    this.index.add(entry)
    this.start(entry)
  }

  private start({ roomId, lastSeq, lastChange }: Pick<RoomEntry, 'roomId' | 'lastSeq' | 'lastChange'>) {
    if (!this.dependencies.bus.isShared) return
    this.ordered.follow(roomId, lastSeq)
    this.changes.follow(roomId, lastChange)
  }

  private stop(roomId: string) {
    this.ordered.unfollow(roomId)
    this.changes.unfollow(roomId)
  }

  /** Sends changes whose events the bus has lost to the members on this node. */
  private async sendMissingChanges(roomId: string, lastChange: number) {
    const after = this.changes.missingAfter(roomId, lastChange)
    if (after === undefined) return
    const page = { after, limit: FILL_PAGE }
    const { deliveries, upTo } = await roomChangesAfter(this.dependencies.db, roomId, page)
    for (const delivery of deliveries) this.changeHere(delivery)
    this.changes.caughtUp(roomId, upTo)
  }

  private changeHere(delivery: RoomDelivery, origin?: string) {
    const { conversationId, seq, message } = delivery
    const tell = (people: string[], seen: RoomMessage) =>
      this.dependencies.hub.tell(people, { type: 'changed', conversationId, message: seen }, { origin })
    const seeingAll: string[] = []
    for (const [personId, hiddenUpTo] of this.index.readersIn(conversationId)) {
      if (seq <= hiddenUpTo) continue
      const seen = deliveredTo(delivery, personId, hiddenUpTo)
      if (seen === message) seeingAll.push(personId)
      else tell([personId], seen)
    }
    tell(seeingAll, message)
    this.changes.note(conversationId, message.change ?? 0)
  }

  private publish() {
    const deliveries = this.outgoing
    this.outgoing = []
    this.dependencies.bus.announce({ kind: 'room-messages', deliveries })
  }

  /**
   * Delivers a message on this node. A single node stores and delivers messages in order; with several nodes,
   * the order must be restored.
   */
  private receive(delivery: RoomDelivery, origin?: string) {
    if (this.dependencies.bus.isShared) this.ordered.receive(delivery, origin)
    else this.deliverHere(delivery, origin)
  }

  private deliverHere(delivery: RoomDelivery, origin?: string) {
    const { hub } = this.dependencies
    const { message } = delivery
    const frameOf = (data: RoomMessage) => JSON.stringify({ type: 'room_message', data })
    let text: string | undefined
    for (const [personId, hiddenUpTo] of this.index.readersIn(delivery.conversationId)) {
      const seen = deliveredTo(delivery, personId, hiddenUpTo)
      for (const connection of hub.of(personId)) {
        if (!connection.isFullClient || connection.id === origin) continue
        text ??= frameOf(message)
        connection.deliver(delivery, seen === message ? text : frameOf(seen))
      }
    }
  }

  private tellHere(roomId: string, frame: ServerFrame, options: TellOptions = {}) {
    this.dependencies.hub.tell(this.index.peopleIn(roomId), frame, options)
  }
}
