/** The changes of each conversation that have reached the people on this node. */
export class ChangeDelivery {
  private readonly known = new Map<string, number>()

  /** Starts with this change, unless it has started already. */
  follow(conversationId: string, change: number) {
    if (!this.known.has(conversationId)) this.known.set(conversationId, change)
  }

  unfollow(conversationId: string) {
    this.known.delete(conversationId)
  }

  /**
   * Notes a change that was sent to the people on this node. After a gap the position stays, so that the sweep sends
   * what is missing.
   */
  note(conversationId: string, change: number) {
    if (this.known.get(conversationId) === change - 1) this.known.set(conversationId, change)
  }

  /** The position after which changes are missing; undefined if none are or the conversation is not followed. */
  missingAfter(conversationId: string, last: number): number | undefined {
    const known = this.known.get(conversationId)
    return known !== undefined && known < last ? known : undefined
  }

  /** Notes that everything up to this change was sent. */
  caughtUp(conversationId: string, change: number) {
    const known = this.known.get(conversationId)
    if (known !== undefined) this.known.set(conversationId, Math.max(known, change))
  }
}
