import type { ServerFrameOf } from '@mentor-connect/contract/messages/chatFrames'
import type { Pending, PendingChange } from './chatState'
import type { ConnectionManager } from './connectionManager'
import { frameOf, isMessage } from './queue'
import type { Uploads } from './uploads'

/** A connection that does not acknowledge a message within this time, in ms, is considered dead. */
export const ACK_MS = 10_000

/** Delay before a message is resent after a retryable error, in ms. */
export const PAUSE_MS = 1000

/** Delay before files are uploaded again after a failure, in ms. */
export const UPLOAD_PAUSE_MS = 5000

/** Sends pending messages and changes in order, one at a time: the next one after the acknowledgement. */
export function createSender(
  connection: Pick<ConnectionManager, 'send' | 'isOpen' | 'reset'>,
  pending: () => (Pending | PendingChange)[],
  uploads?: Pick<Uploads, 'isNeeded' | 'run'>,
) {
  let inFlight: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Number of messages taken so far. It tells if the message in flight is still the one that was taken. */
  let taken = 0

  const pump = () => {
    if (inFlight !== undefined || !connection.isOpen()) return
    const next = pending().find(({ failure }) => !failure)
    if (!next) return
    inFlight = next.clientMsgId
    taken += 1
    if (isMessage(next) && uploads?.isNeeded(next)) return void uploadFirst(next, uploads)
    connection.send(frameOf(next))
    wait(ACK_MS, connection.reset)
  }
  /** Uploads the files of a message. The messages after it wait, because they are sent in order. */
  const uploadFirst = async (next: Pending, { run }: Pick<Uploads, 'run'>) => {
    const mine = taken
    const outcome = await run(next)
    if (taken !== mine || inFlight !== next.clientMsgId) return
    if (outcome === 'later') return wait(UPLOAD_PAUSE_MS, continueAfterPause)
    clearInFlight()
    pump()
  }
  const wait = (ms: number, then: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(then, ms)
  }
  const clearInFlight = () => {
    clearTimeout(timer)
    inFlight = undefined
  }

  const continueAfterPause = () => {
    clearInFlight()
    pump()
  }

  return {
    pump,
    /** Sends the next message. Called when the message in flight was acknowledged, echoed or rejected. */
    settled: (clientMsgId: string | undefined) => {
      if (clientMsgId === inFlight) clearInFlight()
      pump()
    },
    /** Sends the same message again after a pause. Called when the server is busy. */
    postponed: ({ clientMsgId }: ServerFrameOf<'error'>) => {
      if (clientMsgId !== undefined && clientMsgId !== inFlight) return
      wait(PAUSE_MS, continueAfterPause)
    },
    /** Forgets the message in flight, which the next connection sends again. Called when the connection is lost. */
    reset: clearInFlight,
  }
}

export type Sender = ReturnType<typeof createSender>
