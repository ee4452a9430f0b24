import { fullJitter } from '@mentor-connect/api/backoff'
import { CLOSE_CODES } from '@mentor-connect/contract/messages/chatFrames'

/** Upper limit of the delay after the first lost connection, in ms; it doubles with every attempt. */
const FIRST_WAIT_MS = 500

const LONGEST_WAIT_MS = 30_000

/**
 * A socket that was open for less than this, in ms, counts as a failed attempt, so that backoff applies if the server
 * closes at once.
 */
export const STABLE_MS = 5000

/** Timeout for opening a socket, in ms. */
export const OPENING_MS = 10_000

/** State of the page's only connection. `attempt`: number of consecutive failures. */
export type Connection =
  | { phase: 'off' }
  | { phase: 'authorizing'; attempt: number; fresh: boolean }
  | { phase: 'opening'; attempt: number; fresh: boolean }
  | { phase: 'open'; attempt: number; fresh: boolean }
  | { phase: 'waiting'; attempt: number }
  | { phase: 'offline' }
  | { phase: 'ended'; reason: 'signed-out' | 'forbidden' }

export type ConnectionEvent =
  | { type: 'start' }
  | { type: 'stop' }
  /** `token` is `null` if the server reports no session. */
  | { type: 'token'; token: string | null }
  | { type: 'token-unreachable' }
  | { type: 'opened' }
  | { type: 'closed'; code: number; openMs: number }
  | { type: 'timer' }
  /** Sent when the network is back or the page becomes visible again. */
  | { type: 'wake' }
  | { type: 'offline' }

export type ConnectionEffect =
  /** `fresh`: request a new token, because the one in memory was rejected. */
  | { type: 'ask-token'; fresh: boolean }
  | { type: 'open'; token: string }
  | { type: 'close' }
  | { type: 'set-timer'; ms: number }

export type Step = [Connection, ConnectionEffect[]]

/** The connection as a pure state machine: returns the next state and the effects to run. */
export function step(now: Connection, event: ConnectionEvent, random: () => number = Math.random): Step {
  switch (event.type) {
    case 'start':
      return now.phase === 'off' ? authorize(0, false) : [now, []]
    case 'stop':
      return now.phase === 'off' || now.phase === 'ended'
        ? [now, []]
        : [{ phase: 'off' }, [{ type: 'close' }]]
    case 'token':
      return tokenReceived(now, event.token)
    case 'token-unreachable':
      return now.phase === 'authorizing' ? wait(now.attempt, random) : [now, []]
    case 'opened':
      return now.phase === 'opening' ? [{ ...now, phase: 'open' }, []] : [now, []]
    case 'closed':
      return closed(now, event, random)
    case 'timer':
      return timerFired(now, random)
    case 'wake':
      return now.phase === 'waiting' || now.phase === 'offline' ? authorize(0, false) : [now, []]
    case 'offline':
      return isAlive(now) ? [{ phase: 'offline' }, [{ type: 'close' }]] : [now, []]
  }
}

function isAlive({ phase }: Connection): boolean {
  return phase !== 'off' && phase !== 'ended'
}

function authorize(attempt: number, fresh: boolean): Step {
  return [{ phase: 'authorizing', attempt, fresh }, [{ type: 'ask-token', fresh }]]
}

function wait(attempt: number, random: () => number): Step {
  return [
    { phase: 'waiting', attempt: attempt + 1 },
    [{ type: 'set-timer', ms: reconnectDelay(attempt, random()) }],
  ]
}

function tokenReceived(now: Connection, token: string | null): Step {
  if (now.phase !== 'authorizing') return [now, []]
  if (token === null) return [{ phase: 'ended', reason: 'signed-out' }, []]
  return [
    { ...now, phase: 'opening' },
    [
      { type: 'open', token },
      { type: 'set-timer', ms: OPENING_MS },
    ],
  ]
}

function closed(
  now: Connection,
  { code, openMs }: { code: number; openMs: number },
  random: () => number,
): Step {
  if (now.phase !== 'opening' && now.phase !== 'open') return [now, []]
  if (code === CLOSE_CODES.forbidden) return [{ phase: 'ended', reason: 'forbidden' }, []]
  const attempt = openMs >= STABLE_MS ? 0 : now.attempt
  // Do not request another token at once if a brand-new one was rejected.
  if (code === CLOSE_CODES.auth && (!now.fresh || openMs >= STABLE_MS)) return authorize(attempt, true)
  return wait(attempt, random)
}

function timerFired(now: Connection, random: () => number): Step {
  if (now.phase === 'waiting') return authorize(now.attempt, false)
  if (now.phase !== 'opening') return [now, []]
  const [next, effects] = wait(now.attempt, random)
  return [next, [{ type: 'close' }, ...effects]]
}

/**
 * Delay before the next connection attempt, in ms.
 * @param attempt number of failed attempts so far, from 0
 * @param random 0 ≤ random < 1
 */
export function reconnectDelay(attempt: number, random: number): number {
  return fullJitter(attempt, { firstMs: FIRST_WAIT_MS, longestMs: LONGEST_WAIT_MS, random })
}
