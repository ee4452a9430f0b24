import { CLOSE_CODES } from '@mentor-connect/contract/messages/chatFrames'
import type { ClientFrameType } from '@mentor-connect/contract/messages/chatFrames'
import type { TokenBuckets } from '../limits/tokenBucket'
import type { Connection } from '../delivery/connection'
import type { Frame } from './earlyFrames'
import type { FrameContext, FrameHandler } from './frames/frameHandler'
import { handlers } from './frames/handlers'
import { readFrame } from './readFrame'
import { codeOf } from '../delivery/refusals'

const WAITING_MAX = 64
/** Number of additional frames as which a resume counts, because it may replay thousands of messages. */
const RESUME_COST = 40

/** Handles the frames of one connection one after another. */
export class Inbox {
  private readonly waiting: Frame[] = []
  private isBusy = false

  constructor(
    private readonly connection: Connection,
    private readonly context: FrameContext,
    /** Limits frames of any kind. */
    private readonly flood: TokenBuckets,
  ) {}

  receive(frame: Frame) {
    if (!this.connection.isOpen) return
    if (!this.flood.take(this.connection.id))
      return this.connection.close(CLOSE_CODES.tooMany, 'too many frames')
    if (!this.isBusy) return this.handle(frame)
    if (this.waiting.length < WAITING_MAX) this.waiting.push(frame)
    else this.connection.close(CLOSE_CODES.tooMany, 'too many frames')
  }

  private handle({ data, isBinary }: Frame) {
    const read = readFrame(data, isBinary)
    if ('error' in read) return this.connection.refuse(read.error, read.clientMsgId)
    if (
      (read.type === 'resume' || read.type === 'room_resume') &&
      !this.flood.take(this.connection.id, RESUME_COST)
    )
      return this.connection.close(CLOSE_CODES.tooMany, 'too many frames')
    try {
      const handler = handlers[read.type] as FrameHandler<ClientFrameType>
      const work = handler(read.frame, this.connection, this.context)
      if (work) this.waitFor(work)
    } catch (error) {
      this.fail(error)
    }
  }

  private waitFor(work: Promise<void>) {
    this.isBusy = true
    void work
      .catch((error: unknown) => this.fail(error))
      .then(() => {
        this.isBusy = false
        while (!this.isBusy && this.waiting.length > 0 && this.connection.isOpen)
          this.handle(this.waiting.shift()!)
      })
  }

  private fail(error: unknown) {
    this.context.onError(error)
    this.connection.refuse(codeOf(error))
  }
}
