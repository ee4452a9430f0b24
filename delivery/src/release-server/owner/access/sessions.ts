import { createHash, randomBytes } from 'node:crypto'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'

/** The page shows how a site is doing: an open tab on a shared screen should not stay open for long. */
export const SESSION_MS = HOUR_MS
/** Sign-ins beyond that end the oldest session. */
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

/** So that no lookup compares the secret itself. */
const keyOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
