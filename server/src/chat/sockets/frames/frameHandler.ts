import type { ClientFrameOf, ClientFrameType } from '@mentor-connect/contract/messages/chatFrames'
import type { ChangeOutcome, NewChange } from '../../actions/changes.store'
import type { Bus } from '../../bus/bus'
import type { CallNode } from '../../calls/callNode'
import type { Database } from '../../database/schema'
import type { Messenger } from '../../delivery/messenger'
import type { RoomNode } from '../../rooms/roomNode'
import type { FirstContactLimits } from '../../store/first-contact/firstContact'
import type { GroupCommit } from '../../store/groupCommit'
import type { NewMessage } from '../../store/message'
import type { Outcome } from '../../store/messages.store'
import type { ReadMark, ReadOutcome } from '../../store/reads.store'
import type { Connection } from '../../delivery/connection'
import type { Authentication } from '../authentication'

/** The dependencies of frame handlers. */
export interface FrameContext {
  db: Database
  bus: Bus
  messenger: Messenger
  /** Stores a message. Rejects if a service that is needed to decide about it is unavailable. */
  store: (message: NewMessage) => Promise<Outcome>
  /** Stores a change of a message. */
  change: (change: NewChange) => Promise<ChangeOutcome>
  limits: FirstContactLimits
  reads: GroupCommit<ReadMark, ReadOutcome>
  rooms: RoomNode
  calls: CallNode
  authentication: Authentication
  /** Called when handling a frame has failed. The sender has already received an error. */
  onError: (error: unknown) => void
}

/** Handles one frame. The next frame of the connection is handled after the handler has returned or resolved. */
export type FrameHandler<T extends ClientFrameType> = (
  frame: ClientFrameOf<T>,
  connection: Connection,
  context: FrameContext,
) => void | Promise<void>
