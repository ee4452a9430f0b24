/** Records up to which change the people on this node have received the changes of each conversation. */
export class ChangeDelivery {
  private readonly known = new Map<string, number>()

  /** Starts to follow a conversation from this change on, unless it is already followed. */
  follow(conversationId: string, change: number) {
    if (!this.known.has(conversationId)) this.known.set(conversationId, change)
  }

  unfollow(conversationId: string) {
    this.known.delete(conversationId)
  }

  /**
   * Records that a change was sent to the people on this node. If there is a gap before the change, the
   * position stays, so that the sweep sends the missing changes.
   */
  note(conversationId: string, change: number) {
    if (this.known.get(conversationId) === change - 1) this.known.set(conversationId, change)
  }

  /**
   * Returns the position after which changes are missing; undefined if no changes are missing or the
   * conversation is not followed.
   */
  missingAfter(conversationId: string, last: number): number | undefined {
    const known = this.known.get(conversationId)
    return known !== undefined && known < last ? known : undefined
  }

  /** Records that all changes up to this one were sent. */
  caughtUp(conversationId: string, change: number) {
    const known = this.known.get(conversationId)
    if (known !== undefined) this.known.set(conversationId, Math.max(known, change))
  }
}
