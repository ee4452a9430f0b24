import type { ServerFrame, ServerFrameOf } from '@mentor-connect/contract/messages/chatFrames'
import type { FastifyBaseLogger } from 'fastify'
import type { Bus, BusEvent } from '../bus/bus'
import {
  conversationEntries,
  conversationEntriesOf,
  type ConversationRow,
  type ConversationEntry,
} from '../store/conversations.repo'
import type { Database } from '../database/schema'
import { storedMessagesAfter } from '../store/history.repo'
import type { StoredMessage } from '../store/message'
import { changesAfter } from '../store/presentMessages.query'
import { ChangeDelivery } from './changeDelivery'
import { OrderedDelivery } from './orderedDelivery'
import { Hub } from './hub'
import { ContactIndex } from './contactIndex'

export interface MessengerDependencies {
  db: Database
  bus: Bus
  /** Called when a message was sent to sockets of its receiver. */
  onDelivered?: (message: StoredMessage) => void
  logger?: FastifyBaseLogger
}

const FILL_PAGE = 200
const PEOPLE_PER_QUERY = 400

/** Delivers messages and frames to the people concerned, on this node and through the bus on other nodes. */
export class Messenger {
  readonly hub: Hub
  readonly contacts = new ContactIndex()
  private readonly ordered: OrderedDelivery
  private readonly changes = new ChangeDelivery()
  private readonly conversations = new Map<string, Map<string, ConversationEntry>>()
  private joining = 0

  constructor(private readonly dependencies: MessengerDependencies) {
    this.hub = new Hub(dependencies.onDelivered)
    this.ordered = new OrderedDelivery({
      fetchAfter: (conversationId, afterSeq) =>
        storedMessagesAfter(dependencies.db, conversationId, { afterSeq, limit: FILL_PAGE }),
      deliver: (message, origin) => this.hub.deliver(message, origin),
      onError: (error) => dependencies.logger?.error({ err: error }, 'filling a gap failed'),
    })
  }

  private get bus() {
    return this.dependencies.bus
  }

  /** Returns those of these people who are connected to any node. */
  online(personIds: string[]): Promise<Set<string>> {
    return this.bus.online(personIds)
  }

  /**
   * Starts delivery to a person who has connected. Earlier messages are in the database.
   *
   * @param arrival resolves when events for this person reach this node
   */
  async join(personId: string, arrival: Promise<unknown>) {
    this.joining += 1
    try {
      await arrival
      for (const one of await conversationEntries(this.dependencies.db, personId)) this.track(personId, one)
    } finally {
      this.joining -= 1
    }
  }

  /** Stops delivery to a person whose last connection on this node has ended. */
  leave(personId: string) {
    this.contacts.remove(personId)
    for (const { conversationId, partnerId } of this.conversations.get(personId)?.values() ?? [])
      if (!this.hub.has(partnerId)) this.unfollow(conversationId)
    this.conversations.delete(personId)
  }

  /** Delivers a message that this node has stored. */
  deliver(message: StoredMessage, origin?: string) {
    this.receive(message, origin)
    this.bus.publish([message.receiverId, message.senderId], { kind: 'message', message })
  }

  tell(people: string[], frame: ServerFrame, options: { isDroppable?: boolean; origin?: string } = {}) {
    this.hub.tell(people, frame, options)
    this.bus.publish(people, { kind: 'frame', to: people, frame })
  }

  /** Sends people the current state of a message after a change that this node has stored. */
  tellChange(people: string[], changed: Omit<ServerFrameOf<'changed'>, 'type'>, origin: string) {
    this.tell(people, { type: 'changed', ...changed }, { origin })
    this.noteChange({ type: 'changed', ...changed })
  }

  conversationCreated({ id, participant_low, participant_high }: ConversationRow) {
    const people: [string, string] = [participant_low, participant_high]
    this.trackNewConversation(id, people)
    this.bus.publish(people, { kind: 'conversation-created', conversationId: id, people })
  }

  /** Ends all connections of a person whose account was deleted. */
  disconnect(personId: string) {
    this.hub.disconnect(personId)
    this.bus.publish([personId], { kind: 'account-deleted', personId })
  }

  onEvent(event: BusEvent) {
    if (event.kind === 'account-deleted') this.hub.disconnect(event.personId)
    if (event.kind === 'message') this.receive(event.message)
    if (event.kind === 'frame') this.tellHere(event.to, event.frame)
    if (event.kind === 'conversation-created') this.trackNewConversation(event.conversationId, event.people)
  }

  /** Reads messages from the database whose events the bus has lost, and delivers them. */
  async sweep() {
    const people = this.hub.people()
    for (let at = 0; at < people.length; at += PEOPLE_PER_QUERY) {
      const some = people.slice(at, at + PEOPLE_PER_QUERY)
      for (const { personId, ...one } of await conversationEntriesOf(this.dependencies.db, some)) {
        // Nothing is done while somebody is connecting, because that person reads the existing messages.
        if (this.joining === 0 && !this.ordered.has(one.conversationId) && this.hub.has(personId))
          this.track(personId, { ...one, lastSeq: 0, lastChange: 0 })
        this.ordered.catchUp(one.conversationId, one.lastSeq)
        await this.sendMissingChanges(personId, one)
      }
    }
  }

  /** Sends changes whose events the bus has lost to the people on this node. */
  private async sendMissingChanges(
    personId: string,
    { conversationId, partnerId, lastChange }: ConversationEntry,
  ) {
    const after = this.changes.missingAfter(conversationId, lastChange)
    if (after === undefined) return
    const { messages, upTo } = await changesAfter(this.dependencies.db, conversationId, {
      after,
      limit: FILL_PAGE,
    })
    for (const message of messages)
      this.hub.tell([personId, partnerId], { type: 'changed', conversationId, message })
    this.changes.caughtUp(conversationId, upTo)
  }

  private tellHere(people: string[], frame: ServerFrame) {
    this.hub.tell(people, frame)
    if (frame.type === 'changed') this.noteChange(frame)
  }

  private noteChange({ conversationId, message }: ServerFrameOf<'changed'>) {
    this.changes.note(conversationId, message.change ?? 0)
  }

  private unfollow(conversationId: string) {
    this.ordered.unfollow(conversationId)
    this.changes.unfollow(conversationId)
  }

  notifyPartners(personId: string, online: boolean) {
    this.hub.tell(
      this.contacts.watchersOf(personId),
      { type: 'presence', userId: personId, online },
      DROPPABLE,
    )
  }

  private trackNewConversation(conversationId: string, [one, other]: [string, string]) {
    for (const [personId, partnerId] of [
      [one, other],
      [other, one],
    ] as const)
      if (this.hub.has(personId))
        this.track(personId, { conversationId, partnerId, lastSeq: 0, lastChange: 0 })
  }

  private track(personId: string, entry: ConversationEntry) {
    this.contacts.add(personId, entry.partnerId)
    if (!this.bus.isShared) return
    this.ordered.follow(entry.conversationId, entry.lastSeq)
    this.changes.follow(entry.conversationId, entry.lastChange)
    const own = this.conversations.get(personId) ?? new Map<string, ConversationEntry>()
    this.conversations.set(personId, own.set(entry.conversationId, entry))
  }

  /**
   * Delivers a message on this node. A single node stores and delivers messages in order; with several nodes,
   * the order must be restored.
   */
  private receive(message: StoredMessage, origin?: string) {
    if (!this.bus.isShared) return this.hub.deliver(message, origin)
    // If a conversation is not followed, it was created after its people connected, or they are just
    // connecting and read its history.
    if (!this.ordered.has(message.conversationId)) {
      if (this.joining > 0) this.ordered.follow(message.conversationId, message.seq - 1)
      this.trackNewConversation(message.conversationId, [message.senderId, message.receiverId])
    }
    this.ordered.receive(message, origin)
  }
}

const DROPPABLE = { isDroppable: true }
