/** Tracks how far a replica is behind its primary. Times are in ms of a monotonic clock. */
export class Freshness {
  private marks: { at: number; position: bigint }[] = []
  private freshAsOf = -Infinity

  /** Records that the log of the primary had reached this position at this time. */
  written(at: number, position: bigint) {
    this.marks.push({ at, position })
  }

  /** Records that the replica has replayed the log up to this position. */
  replayed(position: bigint) {
    const reached = this.marks.filter((mark) => mark.position <= position).at(-1)
    if (!reached) return
    this.freshAsOf = Math.max(this.freshAsOf, reached.at)
    this.marks = this.marks.filter(({ at }) => at > reached.at)
  }

  /**
   * Records that the replica cannot be used. The recorded positions are kept, because the replica may become
   * available again.
   */
  lost() {
    this.freshAsOf = -Infinity
  }

  /** Returns the maximum age of the replica's state, in ms. */
  lagAt(now: number): number {
    return now - this.freshAsOf
  }
}
