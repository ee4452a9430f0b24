import { CLOSE_CODES } from '@mentor-connect/contract/messages/chatFrames'
import type { WebSocket } from 'ws'
import { readFrame } from './readFrame'
import { closeSoon } from './unauthenticatedSockets'

export interface Frame {
  data: Buffer
  isBinary: boolean
}

const WAITING_MAX = 64

/** Buffers the frames of a socket until there is a listener. */
export class EarlyFrames {
  private readonly frames: Frame[] = []
  private onFrame: ((frame: Frame) => void) | undefined

  constructor(private readonly socket: WebSocket) {
    socket.on('message', (data: Buffer, isBinary: boolean) => this.receive({ data, isBinary }))
  }

  /**
   * Returns the token of the first frame, which must be `auth`; undefined if the first frame is another one
   * or does not arrive in time.
   */
  firstToken(deadline: number): Promise<string | undefined> {
    return new Promise((resolve) => {
      const finish = (frame?: Frame) => {
        clearTimeout(late)
        this.onFrame = undefined
        resolve(frame && tokenOf(frame))
      }
      const late = setTimeout(finish, deadline).unref()
      this.socket.once('close', () => finish())
      this.onFrame = finish
    })
  }

  /** Passes the buffered frames, then all further ones, to the listener. */
  handTo(listener: (frame: Frame) => void) {
    this.onFrame = listener
    for (const frame of this.frames.splice(0)) listener(frame)
  }

  private receive(frame: Frame) {
    if (this.onFrame) this.onFrame(frame)
    else if (this.frames.length < WAITING_MAX) this.frames.push(frame)
    else closeSoon(this.socket, CLOSE_CODES.tooMany, 'too many frames')
  }
}

function tokenOf({ data, isBinary }: Frame): string | undefined {
  const read = readFrame(data, isBinary)
  return 'frame' in read && 'token' in read.frame ? read.frame.token : undefined
}
