import type { TokenBuckets } from '../limits/tokenBucket'
import type { Bus } from './bus'

/** The bus of a single node, where publishing does nothing. */
export class LocalBus implements Bus {
  readonly isShared = false
  readonly isUnavailable = false
  private readonly connections = new Map<string, Set<string>>()

  constructor(private readonly buckets: TokenBuckets) {}

  async start() {}
  async stop() {}
  async delay() {
    return 0
  }
  publish() {}
  announce() {}

  async arrive(personId: string, connectionId: string) {
    const own = this.connections.get(personId) ?? new Set()
    this.connections.set(personId, own.add(connectionId))
    return own.size
  }

  async leave(personId: string, connectionId: string) {
    const own = this.connections.get(personId)
    own?.delete(connectionId)
    if (own?.size === 0) this.connections.delete(personId)
  }

  async online(personIds: string[]) {
    return new Set(personIds.filter((id) => this.connections.has(id)))
  }

  takeToken(personId: string) {
    return this.buckets.take(personId)
  }

  async takeSharedTokens(personIds: string[]) {
    return personIds.map(() => true)
  }
}
