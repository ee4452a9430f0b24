import type { DrillAccount } from '@mentor-connect/server/testing/drill/drillWorld'
import { CHAT_PROTOCOL, type ServerFrame } from '@mentor-connect/contract/api/chatFrames'
import { WebSocket } from 'ws'

const ACK_DEADLINE_MS = 30_000

/** A connection to chat that sends messages and waits for their acknowledgement. */
export class Talker {
  private readonly waiting = new Map<string, (isGood: boolean) => void>()
  private sent = 0

  private constructor(
    private readonly socket: WebSocket,
    private readonly from: DrillAccount,
    private readonly receiverId: string,
  ) {
    socket.on('message', (data: Buffer) => {
      const frame = JSON.parse(data.toString()) as ServerFrame
      if (frame.type === 'ack' && frame.clientMsgId) this.settle(frame.clientMsgId, true)
    })
  }

  static async connect(
    chatUrl: string,
    from: DrillAccount,
    receiverId: string,
    token: string,
  ): Promise<Talker> {
    const socket = new WebSocket(`${chatUrl.replace('http', 'ws')}/?userId=${from.id}`, [
      CHAT_PROTOCOL,
      `bearer.${token}`,
    ])
    await new Promise<void>((resolve, reject) => {
      socket.once('message', () => resolve())
      socket.once('error', reject)
    })
    return new Talker(socket, from, receiverId)
  }

  /** Resolves with whether the message was acknowledged. */
  send(): Promise<boolean> {
    const clientMsgId = `${this.from.id}-${(this.sent += 1)}`
    this.socket.send(
      JSON.stringify({ receiverId: this.receiverId, message: 'A message of usual length.', clientMsgId }),
    )
    return new Promise((resolve) => {
      this.waiting.set(clientMsgId, resolve)
      setTimeout(() => this.settle(clientMsgId, false), ACK_DEADLINE_MS).unref()
    })
  }

  end() {
    this.socket.terminate()
  }

  private settle(clientMsgId: string, isGood: boolean) {
    this.waiting.get(clientMsgId)?.(isGood)
    this.waiting.delete(clientMsgId)
  }
}
