import type { ServerFrame } from '@mentor-connect/contract/messages/chatFrames'
import type { RoomMessage } from '@mentor-connect/contract/messages/roomMessage'
import type { StoredMessage } from '../store/message'

/** A stored message of a room on its way to the members. */
export interface RoomDelivery {
  /** Id of the room. */
  conversationId: string
  seq: number
  message: RoomMessage
  /** Members who see the message collapsed, because they and the author block each other. */
  foldedFor: string[]
  /**
   * Member → the people whose reactions and quoted texts are hidden from the member, because the two block
   * each other.
   */
  withheld?: Record<string, string[]>
}

/** An event of a room. It is sent to all nodes, because each node knows which members are connected to it. */
export type RoomEvent =
  | { kind: 'room-messages'; deliveries: RoomDelivery[] }
  /** The current state of a message after a change. */
  | { kind: 'room-change'; delivery: RoomDelivery }
  | { kind: 'room-frame'; roomId: string; frame: ServerFrame }
  /** The members of a room have changed, or the parts of the room that they see have changed. */
  | { kind: 'room-changed'; roomId: string }

const ROOM_EVENTS = new Set<BusEvent['kind']>(['room-messages', 'room-change', 'room-frame', 'room-changed'])
export const isRoomEvent = (event: BusEvent): event is RoomEvent => ROOM_EVENTS.has(event.kind)

/** An event that one node sends to the others. */
export type BusEvent =
  | { kind: 'message'; message: StoredMessage }
  | { kind: 'frame'; to: string[]; frame: ServerFrame }
  /** A frame for one connection of this person. */
  | { kind: 'connection-frame'; personId: string; connectionId: string; frame: ServerFrame }
  | { kind: 'conversation-created'; conversationId: string; people: [string, string] }
  | { kind: 'account-deleted'; personId: string }
  | { kind: 'restricted'; personId: string }
  | { kind: 'sessions-ended'; sessionIds: string[] }
  | RoomEvent
  | { kind: 'presence'; personId: string; online: boolean }

export interface BusListener {
  onEvent: (event: BusEvent) => void
  /** Called after a reconnect: events and registered connections may have been lost. */
  onRecovered: () => void
}

/**
 * Connects the chat nodes. Events may be lost at any time, so data that must arrive is stored in the database
 * before it is published.
 * No method rejects; while the other nodes are unreachable, each method works for this node alone.
 */
export interface Bus {
  /** True if there may be other nodes, so that events can get lost. */
  readonly isShared: boolean
  readonly isUnavailable: boolean
  /** Time in ms until a published event arrives; undefined while the bus is unavailable. */
  delay: () => Promise<number | undefined>
  start: (listener: BusListener) => Promise<void>
  stop: () => Promise<void>
  /** Sends an event to the other nodes to which one of these people is connected. */
  publish: (to: string[], event: BusEvent) => void
  /** Sends an event to all other nodes. */
  announce: (event: BusEvent) => void
  /**
   * Registers or renews a connection: from then on, events for this person reach this node. Returns the
   * number of connections that this person has on all nodes.
   */
  arrive: (personId: string, connectionId: string) => Promise<number>
  leave: (personId: string, connectionId: string) => Promise<void>
  /** Returns those of these people who are connected to any node. */
  online: (personIds: string[]) => Promise<Set<string>>
  /** Takes a token from this person's bucket on this node. Returns false if the message rate is exceeded. */
  takeToken: (personId: string) => boolean
  /**
   * Takes a token for each of these people from the buckets that all nodes share. Returns, for each person,
   * whether there was a token.
   */
  takeSharedTokens: (personIds: string[]) => Promise<boolean[]>
}
