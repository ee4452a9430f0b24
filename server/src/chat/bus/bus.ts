import type { ServerFrame } from '@mentor-connect/shared/contracts/chatFrames'
import type { StoredMessage } from '../messages/message'

/** What one node tells the others. */
export type BusEvent =
  | { kind: 'message'; message: StoredMessage }
  | { kind: 'frame'; to: string[]; frame: ServerFrame }
  | { kind: 'opened'; conversationId: string; people: [string, string] }
  | { kind: 'gone'; personId: string }
  | { kind: 'restricted'; personId: string }
  | { kind: 'sessions-ended'; sessionIds: string[] }
  | { kind: 'presence'; personId: string; online: boolean }

export interface BusListener {
  onEvent: (event: BusEvent) => void
  /** Events may have been lost: look in the database. */
  onRecovered: () => void
}

/**
 * Between the nodes. Events may be lost at any time: what must arrive is in the database before it is published here.
 * No method rejects; while the other nodes cannot be reached, each answers for this node alone.
 */
export interface Bus {
  /** Whether there are other nodes, so that events can be lost. */
  readonly isShared: boolean
  readonly isAway: boolean
  start: (listener: BusListener) => Promise<void>
  stop: () => Promise<void>
  /** Resolves once events for this person reach this node. */
  follow: (personId: string) => Promise<void>
  unfollow: (personId: string) => void
  /** To the other nodes where one of these people is connected. */
  publish: (to: string[], event: BusEvent) => void
  /** To all other nodes. */
  announce: (event: BusEvent) => void
  /** Answers how many connections this person now holds on all nodes. Called again, it renews. */
  arrive: (personId: string, connectionId: string) => Promise<number>
  leave: (personId: string, connectionId: string) => Promise<void>
  /** Who of these people is connected anywhere. */
  online: (personIds: string[]) => Promise<Set<string>>
  /** One message more of this person, all nodes together. At once while there is one node. */
  takeToken: (personId: string) => boolean | Promise<boolean>
}
