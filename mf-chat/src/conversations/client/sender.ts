import type { ServerFrameOf } from '@mentor-connect/shared/contracts/chatFrames'
import type { Pending } from './chatState'
import type { Link } from './link'

/** A message that is not acknowledged after this time, in ms, went into a connection that is dead. */
export const ACK_MS = 10_000

/** The server said “not now”: the same message is sent again after this time, in ms. */
export const PAUSE_MS = 1000

/** Sends what is pending, in the order of writing: the next one goes when the one before it is acknowledged. */
export function createSender(link: Pick<Link, 'send' | 'isOpen' | 'reset'>, pending: () => Pending[]) {
  let inFlight: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const pump = () => {
    if (inFlight !== undefined || !link.isOpen()) return
    const next = pending().find(({ failure }) => !failure)
    if (!next) return
    inFlight = next.clientMsgId
    const { receiverId, message, clientMsgId } = next
    link.send({ type: 'message', receiverId, message, clientMsgId })
    wait(ACK_MS, link.reset)
  }
  const wait = (ms: number, then: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(then, ms)
  }
  const forget = () => {
    clearTimeout(timer)
    inFlight = undefined
  }

  return {
    pump,
    /** A message is settled, by an acknowledgement, an echo or a refusal: on to the next one. */
    settled: (clientMsgId: string | undefined) => {
      if (clientMsgId === inFlight) forget()
      pump()
    },
    /** The server is busy: the same message once more, a little later. */
    postponed: ({ clientMsgId }: ServerFrameOf<'error'>) => {
      if (clientMsgId !== undefined && clientMsgId !== inFlight) return
      wait(PAUSE_MS, () => {
        forget()
        pump()
      })
    },
    /** The connection is gone: whatever was in flight is sent again on the next one. */
    reset: forget,
  }
}

export type Sender = ReturnType<typeof createSender>
