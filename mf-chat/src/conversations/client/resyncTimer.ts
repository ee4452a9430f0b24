import type { Cursor } from '@mentor-connect/contract/messages/chatFrames'
import type { ConnectionManager } from './connectionManager'

/** Interval for requesting missing messages, in ms. */
export const RESYNC_INTERVAL_MS = 30_000

/** A connection without a response for this time, in ms, is considered dead. */
export const RESYNC_TIMEOUT_MS = 10_000

/**
 * Requests missing messages on every new connection and at regular intervals. This detects frames that were lost
 * between server nodes, and networks that disappeared without closing the socket.
 */
export function createResyncTimer(
  connection: Pick<ConnectionManager, 'send' | 'isOpen' | 'reset'>,
  cursors: () => Cursor[],
  resumeRooms: () => void = () => undefined,
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (ms: number, then: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(then, ms)
  }
  const resync = () => {
    if (!connection.isOpen()) return
    resumeRooms()
    connection.send({ type: 'resume', cursors: cursors() })
    wait(RESYNC_TIMEOUT_MS, connection.reset)
  }
  return {
    beat: resync,
    answered: () => wait(RESYNC_INTERVAL_MS, resync),
    stop: () => clearTimeout(timer),
  }
}

export type ResyncTimer = ReturnType<typeof createResyncTimer>
