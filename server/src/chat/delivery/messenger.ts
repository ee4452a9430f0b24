import type { ServerFrame } from '@mentor-connect/shared/contracts/chatFrames'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Bus, BusEvent } from '../bus/bus'
import { rosterOf, rostersOf, type ConversationRow, type Roster } from '../conversations/conversations.repo'
import type { ChatDatabase } from '../database/schema'
import { historyOf } from '../messages/history.repo'
import { storedMessage, type StoredMessage } from '../messages/message'
import { Feeds } from './feeds'
import { Hub } from './hub'
import { Rosters } from './rosters'

export interface MessengerDependencies {
  db: Kysely<ChatDatabase>
  bus: Bus
  logger?: FastifyBaseLogger
}

const FILL_PAGE = 200
const PEOPLE_PER_QUERY = 400

/** Brings everything to everybody whom it concerns, on this node and on the others. */
export class Messenger {
  readonly hub = new Hub()
  readonly rosters = new Rosters()
  private readonly feeds: Feeds
  private readonly conversations = new Map<string, Map<string, Roster>>()
  private joining = 0

  constructor(private readonly dependencies: MessengerDependencies) {
    this.feeds = new Feeds({
      fetchAfter: (conversationId, seq) => this.fetchAfter(conversationId, seq),
      deliver: (message, origin) => this.hub.deliver(message, origin),
      onError: (error) => dependencies.logger?.error({ err: error }, 'filling a gap failed'),
    })
  }

  private get bus() {
    return this.dependencies.bus
  }

  /** Of these people, who is connected anywhere. */
  online(personIds: string[]): Promise<Set<string>> {
    return this.bus.online(personIds)
  }

  /** From now on everything for this person arrives here. What came before is in the database. */
  async join(personId: string) {
    this.joining += 1
    try {
      await this.bus.follow(personId)
      for (const one of await rosterOf(this.dependencies.db, personId)) this.meet(personId, one)
    } finally {
      this.joining -= 1
    }
  }

  /** The last connection of this person on this node has ended. */
  part(personId: string) {
    this.bus.unfollow(personId)
    this.rosters.remove(personId)
    for (const { conversationId, partnerId } of this.conversations.get(personId)?.values() ?? [])
      if (!this.hub.has(partnerId)) this.feeds.unfollow(conversationId)
    this.conversations.delete(personId)
  }

  /** A message that this node has stored. */
  deliver(message: StoredMessage, origin?: string) {
    this.receive(message, origin)
    this.bus.publish([message.receiverId, message.senderId], { kind: 'message', message })
  }

  tell(people: string[], frame: ServerFrame, options: { isDroppable?: boolean; origin?: string } = {}) {
    this.hub.tell(people, frame, options)
    this.bus.publish(people, { kind: 'frame', to: people, frame })
  }

  conversationOpened({ id, participant_low, participant_high }: ConversationRow) {
    const people: [string, string] = [participant_low, participant_high]
    this.opened(id, people)
    this.bus.publish(people, { kind: 'opened', conversationId: id, people })
  }

  /** Ends all connections of somebody whose account is gone. */
  disconnect(personId: string) {
    this.hub.disconnect(personId)
    this.bus.publish([personId], { kind: 'gone', personId })
  }

  onEvent(event: BusEvent) {
    if (event.kind === 'gone') this.hub.disconnect(event.personId)
    if (event.kind === 'message') this.receive(event.message)
    if (event.kind === 'frame') this.hub.tell(event.to, event.frame)
    if (event.kind === 'opened') this.opened(event.conversationId, event.people)
  }

  /** Looks in the database for what did not arrive over the bus. */
  async sweep() {
    const people = this.hub.people()
    for (let at = 0; at < people.length; at += PEOPLE_PER_QUERY) {
      const some = people.slice(at, at + PEOPLE_PER_QUERY)
      for (const { personId, ...one } of await rostersOf(this.dependencies.db, some)) {
        // Somebody who is connecting fetches what there is already.
        if (this.joining === 0 && !this.feeds.has(one.conversationId) && this.hub.has(personId))
          this.meet(personId, { ...one, lastSeq: 0 })
        this.feeds.catchUp(one.conversationId, one.lastSeq)
      }
    }
  }

  tellWatchers(personId: string, online: boolean) {
    this.hub.tell(
      this.rosters.watchersOf(personId),
      { type: 'presence', userId: personId, online },
      DROPPABLE,
    )
  }

  private opened(conversationId: string, [one, other]: [string, string]) {
    for (const [personId, partnerId] of [
      [one, other],
      [other, one],
    ] as const)
      if (this.hub.has(personId)) this.meet(personId, { conversationId, partnerId, lastSeq: 0 })
  }

  private meet(personId: string, roster: Roster) {
    this.rosters.add(personId, roster.partnerId)
    if (!this.bus.isShared) return
    this.feeds.follow(roster.conversationId, roster.lastSeq)
    const own = this.conversations.get(personId) ?? new Map<string, Roster>()
    this.conversations.set(personId, own.set(roster.conversationId, roster))
  }

  /** One node alone stores in the order of the numbers; with several, the order has to be made. */
  private receive(message: StoredMessage, origin?: string) {
    if (!this.bus.isShared) return this.hub.deliver(message, origin)
    // Unknown: new since its people connected, or they are connecting and will fetch what came before.
    if (!this.feeds.has(message.conversationId)) {
      if (this.joining > 0) this.feeds.follow(message.conversationId, message.seq - 1)
      this.opened(message.conversationId, [message.senderId, message.receiverId])
    }
    this.feeds.receive(message, origin)
  }

  private async fetchAfter(conversationId: string, afterSeq: number) {
    const { db } = this.dependencies
    const page = { afterSeq, limit: FILL_PAGE }
    const [rows, pair] = await Promise.all([
      historyOf(db, conversationId, page),
      db
        .selectFrom('conversations')
        .select(['participant_low', 'participant_high'])
        .where('id', '=', conversationId)
        .executeTakeFirstOrThrow(),
    ])
    return rows.map((row) =>
      storedMessage(
        row,
        row.sender_id === pair.participant_low ? pair.participant_high : pair.participant_low,
      ),
    )
  }
}

const DROPPABLE = { isDroppable: true }
