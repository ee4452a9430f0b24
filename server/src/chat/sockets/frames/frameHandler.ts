import type { ClientFrameOf, ClientFrameType } from '@mentor-connect/shared/contracts/chatFrames'
import type { Kysely } from 'kysely'
import type { Bus } from '../../bus/bus'
import type { ChatDatabase } from '../../database/schema'
import type { Messenger } from '../../delivery/messenger'
import type { GroupCommit } from '../../messages/groupCommit'
import type { NewMessage, Outcome } from '../../messages/messages.store'
import type { ReadMark, ReadOutcome } from '../../messages/reads.store'
import type { Connection } from '../connection'
import type { Authentication } from '../authentication'

/** What frames are handled with. */
export interface FrameContext {
  db: Kysely<ChatDatabase>
  bus: Bus
  messenger: Messenger
  messages: GroupCommit<NewMessage, Outcome>
  reads: GroupCommit<ReadMark, ReadOutcome>
  authentication: Authentication
  /** A frame could not be handled, and its sender was told so. */
  onError: (error: unknown) => void
}

/** The next frame of a connection is looked at once this has returned, or resolved. */
export type FrameHandler<T extends ClientFrameType> = (
  frame: ClientFrameOf<T>,
  connection: Connection,
  context: FrameContext,
) => void | Promise<void>
