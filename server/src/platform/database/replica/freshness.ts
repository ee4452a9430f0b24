/** Up to which moment a replica has what its primary had. Times in ms, never going back. */
export class Freshness {
  private marks: { at: number; position: bigint }[] = []
  private freshAsOf = -Infinity

  /** The log of the primary had reached this position at least at this time. */
  written(at: number, position: bigint) {
    this.marks.push({ at, position })
  }

  /** The replica has replayed the log up to this position. */
  replayed(position: bigint) {
    const reached = this.marks.filter((mark) => mark.position <= position).at(-1)
    if (!reached) return
    this.freshAsOf = Math.max(this.freshAsOf, reached.at)
    this.marks = this.marks.filter(({ at }) => at > reached.at)
  }

  /** The replica cannot be used. Marks are kept, because it may come back. */
  lost() {
    this.freshAsOf = -Infinity
  }

  /** How old the state of the replica is at most. */
  lagAt(now: number): number {
    return now - this.freshAsOf
  }
}
