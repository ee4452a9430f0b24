import type { Link } from './link'
import type { Tokens } from './tokens'

/** The token of a connection is renewed this long before the server wants it, in ms. */
const AHEAD_MS = 60_000

/** Sends a fresh token in time, so that a connection outlives its first one. */
export function createRenewal(link: Pick<Link, 'send'>, tokens: Tokens) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const renew = async () => {
    try {
      const token = await tokens.fresh()
      if (token !== null) link.send({ type: 'auth', token })
    } catch (error) {
      // The server will end the connection, and the next one begins with a fresh token.
      console.warn('The token of the chat connection could not be renewed.', error)
    }
  }
  return {
    /** @param now the present moment by the server's clock, in ms */
    schedule: (renewBy: string, now: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => void renew(), Math.max(1000, Date.parse(renewBy) - now - AHEAD_MS))
    },
    stop: () => clearTimeout(timer),
  }
}

export type Renewal = ReturnType<typeof createRenewal>
