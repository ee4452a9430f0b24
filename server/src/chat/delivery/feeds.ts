import type { StoredMessage } from '../messages/message'

export interface FeedDependencies {
  /** Messages of a conversation after a number, in their order; some, if there are many. */
  fetchAfter: (conversationId: string, seq: number) => Promise<StoredMessage[]>
  /** `origin`: the connection that a message came from, when that is known here. */
  deliver: (message: StoredMessage, origin?: string) => void
  onError: (error: unknown) => void
}

interface Feed {
  /** Everything up to this number has been delivered here. */
  known: number
  /** The highest number that is known to exist. */
  wanted: number
  /** What arrived before something that belongs in front of it. */
  early: Map<number, { message: StoredMessage; origin?: string }>
  isFilling: boolean
}

/**
 * Brings the messages of each conversation into their order on a node that learns of them from elsewhere: what is missing
 * in between is fetched from the database, what was there already is left out.
 */
export class Feeds {
  private readonly feeds = new Map<string, Feed>()

  constructor(private readonly dependencies: FeedDependencies) {}

  /** Follows a conversation from this number on, unless it is followed already. */
  follow(conversationId: string, known: number) {
    if (this.feeds.has(conversationId)) return
    this.feeds.set(conversationId, { known, wanted: known, early: new Map(), isFilling: false })
  }

  unfollow(conversationId: string) {
    this.feeds.delete(conversationId)
  }

  has(conversationId: string) {
    return this.feeds.has(conversationId)
  }

  receive(message: StoredMessage, origin?: string) {
    const feed = this.feeds.get(message.conversationId)
    if (!feed || message.seq <= feed.known) return
    feed.early.set(message.seq, { message, origin: origin ?? feed.early.get(message.seq)?.origin })
    this.deliverInOrder(feed)
    if (feed.early.size > 0) this.catchUp(message.conversationId, message.seq)
  }

  /** The conversation has messages up to this number: what has not arrived here is fetched. */
  catchUp(conversationId: string, lastSeq: number) {
    const feed = this.feeds.get(conversationId)
    if (!feed) return
    feed.wanted = Math.max(feed.wanted, lastSeq)
    if (feed.isFilling || feed.known >= feed.wanted) return
    feed.isFilling = true
    void this.fill(conversationId, feed)
      .catch(this.dependencies.onError)
      .finally(() => (feed.isFilling = false))
  }

  private async fill(conversationId: string, feed: Feed) {
    while (feed.known < feed.wanted && this.feeds.get(conversationId) === feed) {
      const before = feed.known
      for (const message of await this.dependencies.fetchAfter(conversationId, feed.known))
        if (message.seq > feed.known && !feed.early.has(message.seq)) feed.early.set(message.seq, { message })
      this.deliverInOrder(feed)
      if (feed.known === before) return
    }
  }

  private deliverInOrder(feed: Feed) {
    for (let next = feed.early.get(feed.known + 1); next; next = feed.early.get(feed.known + 1)) {
      feed.known += 1
      feed.early.delete(feed.known)
      this.dependencies.deliver(next.message, next.origin)
    }
    for (const seq of feed.early.keys()) if (seq <= feed.known) feed.early.delete(seq)
  }
}
