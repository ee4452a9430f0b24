export interface Rate {
  perSecond: number
  burst: number
}

/** Token buckets by key, initially full. */
export class TokenBuckets {
  private readonly buckets = new Map<string, { tokens: number; at: number }>()

  constructor(
    private readonly rate: Rate,
    private readonly clock: () => Date,
  ) {}

  take(key: string, cost = 1): boolean {
    const now = this.clock().getTime()
    const bucket = this.buckets.get(key) ?? { tokens: this.rate.burst, at: now }
    const gained = (Math.max(0, now - bucket.at) / 1000) * this.rate.perSecond
    const tokens = Math.min(this.rate.burst, bucket.tokens + gained)
    const isGranted = tokens >= cost
    this.buckets.set(key, { tokens: isGranted ? tokens - cost : tokens, at: now })
    return isGranted
  }

  forget(key: string) {
    this.buckets.delete(key)
  }

  /** Removes buckets that are full again. */
  tidy() {
    const fullAfterMs = (this.rate.burst / this.rate.perSecond) * 1000
    const now = this.clock().getTime()
    for (const [key, { at }] of this.buckets) if (now - at > fullAfterMs) this.buckets.delete(key)
  }
}
