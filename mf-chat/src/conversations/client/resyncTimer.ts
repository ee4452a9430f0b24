import type { Cursor } from '@mentor-connect/shared/contracts/chatFrames'
import type { ConnectionManager } from './connectionManager'

/** How often missing messages are requested, in ms. */
export const RESYNC_INTERVAL_MS = 30_000

/** A connection without a response after this time, in ms, is dead. */
export const RESYNC_TIMEOUT_MS = 10_000

/**
 * Asks the server on every new connection, and at regular intervals, what is missing here. A frame may be lost between
 * the server's nodes, and a network may disappear without closing the socket: both are detected by this.
 */
export function createResyncTimer(
  connection: Pick<ConnectionManager, 'send' | 'isOpen' | 'reset'>,
  cursors: () => Cursor[],
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (ms: number, then: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(then, ms)
  }
  const resync = () => {
    if (!connection.isOpen()) return
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
