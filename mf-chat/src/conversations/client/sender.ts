import type { ServerFrameOf } from '@mentor-connect/shared/contracts/chatFrames'
import type { Pending } from './chatState'
import type { ConnectionManager } from './connectionManager'

/** A message without an acknowledgement after this time, in ms, was sent into a dead connection. */
export const ACK_MS = 10_000

/** After a retryable error, the same message is sent again after this time, in ms. */
export const PAUSE_MS = 1000

/** Sends pending messages in the order in which they were written, one at a time: the next follows the acknowledgement. */
export function createSender(
  connection: Pick<ConnectionManager, 'send' | 'isOpen' | 'reset'>,
  pending: () => Pending[],
) {
  let inFlight: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const pump = () => {
    if (inFlight !== undefined || !connection.isOpen()) return
    const next = pending().find(({ failure }) => !failure)
    if (!next) return
    inFlight = next.clientMsgId
    const { receiverId, message, clientMsgId } = next
    connection.send({ type: 'message', receiverId, message, clientMsgId })
    wait(ACK_MS, connection.reset)
  }
  const wait = (ms: number, then: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(then, ms)
  }
  const clearInFlight = () => {
    clearTimeout(timer)
    inFlight = undefined
  }

  return {
    pump,
    /** A message was acknowledged, echoed or rejected: the next one is sent. */
    settled: (clientMsgId: string | undefined) => {
      if (clientMsgId === inFlight) clearInFlight()
      pump()
    },
    /** The server is busy: the same message is sent again a little later. */
    postponed: ({ clientMsgId }: ServerFrameOf<'error'>) => {
      if (clientMsgId !== undefined && clientMsgId !== inFlight) return
      wait(PAUSE_MS, () => {
        clearInFlight()
        pump()
      })
    },
    /** The connection is lost: what was in flight is sent again on the next one. */
    reset: clearInFlight,
  }
}

export type Sender = ReturnType<typeof createSender>
