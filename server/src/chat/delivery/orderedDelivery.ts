import type { StoredMessage } from '../store/message'

/** The place of a message: its number in its conversation or room. */
export type Numbered = Pick<StoredMessage, 'conversationId' | 'seq'>

export interface OrderedDeliveryDependencies<Message extends Numbered> {
  /**
   * Returns the messages of a conversation after a sequence number, in order; if there are many, it may
   * return only the first ones.
   */
  fetchAfter: (conversationId: string, seq: number) => Promise<Message[]>
  /** `origin`: the id of the connection that sent the message, if it is on this node. */
  deliver: (message: Message, origin?: string) => void
  onError: (error: unknown) => void
}

interface DeliveryState<Message> {
  /** The sequence number up to which all messages were delivered on this node. */
  known: number
  /** The highest sequence number that is known to exist. */
  wanted: number
  /** Messages that arrived early. They wait until the gap before them is filled. */
  early: Map<number, { message: Message; origin?: string }>
  isFilling: boolean
}

/**
 * Delivers the messages of each conversation in order and only once, although other nodes may send them in any order.
 * Gaps are filled from the database; duplicates are dropped.
 */
export class OrderedDelivery<Message extends Numbered = StoredMessage> {
  private readonly conversations = new Map<string, DeliveryState<Message>>()

  constructor(private readonly dependencies: OrderedDeliveryDependencies<Message>) {}

  /** Starts to deliver a conversation after this sequence number, unless delivery has already started. */
  follow(conversationId: string, known: number) {
    if (this.conversations.has(conversationId)) return
    this.conversations.set(conversationId, { known, wanted: known, early: new Map(), isFilling: false })
  }

  unfollow(conversationId: string) {
    this.conversations.delete(conversationId)
  }

  has(conversationId: string) {
    return this.conversations.has(conversationId)
  }

  receive(message: Message, origin?: string) {
    const state = this.conversations.get(message.conversationId)
    if (!state || message.seq <= state.known) return
    state.early.set(message.seq, { message, origin: origin ?? state.early.get(message.seq)?.origin })
    this.deliverInOrder(state)
    if (state.early.size > 0) this.catchUp(message.conversationId, message.seq)
  }

  /** Fetches messages that are missing on this node. `lastSeq` is the last sequence number of the conversation. */
  catchUp(conversationId: string, lastSeq: number) {
    const state = this.conversations.get(conversationId)
    if (!state) return
    state.wanted = Math.max(state.wanted, lastSeq)
    if (state.isFilling || state.known >= state.wanted) return
    state.isFilling = true
    void this.fill(conversationId, state)
      .catch(this.dependencies.onError)
      .finally(() => (state.isFilling = false))
  }

  private async fill(conversationId: string, state: DeliveryState<Message>) {
    while (state.known < state.wanted && this.conversations.get(conversationId) === state) {
      const before = state.known
      for (const message of await this.dependencies.fetchAfter(conversationId, state.known))
        if (message.seq > state.known && !state.early.has(message.seq))
          state.early.set(message.seq, { message })
      this.deliverInOrder(state)
      if (state.known === before) return
    }
  }

  private deliverInOrder(state: DeliveryState<Message>) {
    for (let next = state.early.get(state.known + 1); next; next = state.early.get(state.known + 1)) {
      state.known += 1
      state.early.delete(state.known)
      this.dependencies.deliver(next.message, next.origin)
    }
    for (const seq of state.early.keys()) if (seq <= state.known) state.early.delete(seq)
  }
}
