import type { Cursor } from '@mentor-connect/shared/contracts/chatFrames'
import type { Link } from './link'

/** The server is asked this often, in ms, whether anything is missing here. */
export const PULSE_MS = 30_000

/** A connection that does not answer within this time, in ms, is dead. */
export const ANSWER_MS = 10_000

/**
 * Asks on every new connection, and then regularly, for what is missing. The way between the server's nodes may lose a
 * frame, and a network may go away without a word: both show here.
 */
export function createPulse(link: Pick<Link, 'send' | 'isOpen' | 'reset'>, cursors: () => Cursor[]) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (ms: number, then: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(then, ms)
  }
  const beat = () => {
    if (!link.isOpen()) return
    link.send({ type: 'resume', cursors: cursors() })
    wait(ANSWER_MS, link.reset)
  }
  return {
    beat,
    answered: () => wait(PULSE_MS, beat),
    stop: () => clearTimeout(timer),
  }
}

export type Pulse = ReturnType<typeof createPulse>
