import { createHash, randomBytes } from 'node:crypto'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'

/**
 * Lifetime of a session in ms. It is short because the page shows how a site performs, and a tab may be left
 * open on a shared screen.
 */
export const SESSION_MS = HOUR_MS
/** Maximum number of open sessions; one more sign-in ends the oldest. */
const SESSIONS_MAX = 50

export interface Sessions {
  /** Returns the secret of a new session. */
  open: () => string
  has: (secret: string | undefined) => boolean
  end: (secret: string | undefined) => void
}

/** Sessions in the memory of this process: a restart ends them all. */
export function createSessions(now: () => Date): Sessions {
  const ends = new Map<string, number>()
  return {
    open() {
      for (const [key, end] of ends) if (end <= now().getTime()) ends.delete(key)
      if (ends.size >= SESSIONS_MAX) ends.delete(ends.keys().next().value!)
      const secret = randomBytes(32).toString('base64url')
      ends.set(keyOf(secret), now().getTime() + SESSION_MS)
      return secret
    },
    has: (secret) => secret !== undefined && (ends.get(keyOf(secret)) ?? 0) > now().getTime(),
    end(secret) {
      if (secret) ends.delete(keyOf(secret))
    },
  }
}

/** Sessions are stored under a hash of their secret, so that a lookup never compares the secret itself. */
const keyOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
