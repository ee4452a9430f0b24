import { randomBytes } from 'node:crypto'
import type { ServiceUser } from './accounts'

export type AttemptKind = 'sign_in' | 'sign_up'

export interface VerificationError {
  code: string
  message: string
}

/** A browser's attempt to sign in or up through Google. */
export interface Attempt {
  kind: AttemptKind
  id: string
  status: 'needs_identifier' | 'missing_requirements' | 'complete'
  verification?: {
    status: 'unverified' | 'verified' | 'transferable' | 'failed'
    error?: VerificationError
    /** URL of the account picker. */
    url?: string
  }
  /** Address to which the browser is redirected after the picker, and after the attempt is complete. */
  redirectUrl?: string
  completeUrl?: string
  /** The user that was picked. */
  user?: ServiceUser
  sessionId?: string
}

export interface ServiceSession {
  id: string
  user: ServiceUser
  startedAt: number
}

/** A browser, known by its `__client` cookie. */
export interface ServiceClient {
  id: string
  sessions: ServiceSession[]
  attempts: Partial<Record<AttemptKind, Attempt>>
  createdAt: number
  updatedAt: number
}

export type Store = ReturnType<typeof createStore>

export const newId = (prefix: string) => `${prefix}_${randomBytes(14).toString('hex')}`

/** Creates the emulator's state, which is only in memory. */
export function createStore(clock: () => Date) {
  const clients = new Map<string, ServiceClient>()
  const users = new Map<string, ServiceUser>()
  /** Attempts that wait for the picker, by their `state` parameter. */
  const waiting = new Map<string, { client: ServiceClient; attempt: Attempt }>()
  const now = () => clock().getTime()

  return {
    users,
    waiting,
    client: (secret: string | undefined) => (secret === undefined ? undefined : clients.get(secret)),

    newClient() {
      const secret = randomBytes(24).toString('base64url')
      const client: ServiceClient = {
        id: newId('client'),
        sessions: [],
        attempts: {},
        createdAt: now(),
        updatedAt: now(),
      }
      clients.set(secret, client)
      return { client, secret }
    },

    newAttempt(client: ServiceClient, kind: AttemptKind): Attempt {
      const status = kind === 'sign_in' ? 'needs_identifier' : 'missing_requirements'
      return (client.attempts[kind] = { kind, id: newId(kind === 'sign_in' ? 'sia' : 'sua'), status })
    },

    /** Completes an attempt with a new session, which replaces the browser's previous one. */
    complete(client: ServiceClient, attempt: Attempt, user: ServiceUser) {
      const session = { id: newId('sess'), user, startedAt: now() }
      users.set(user.id, user)
      client.sessions = [session]
      client.updatedAt = now()
      Object.assign(attempt, { user, status: 'complete', sessionId: session.id })
    },

    endSessions(client: ServiceClient, id?: string) {
      client.sessions = client.sessions.filter((session) => id !== undefined && session.id !== id)
      client.attempts = {}
      client.updatedAt = now()
    },

    /** Ends a session. Returns the session if it was active. */
    revoke(id: string): ServiceSession | undefined {
      for (const client of clients.values()) {
        const session = client.sessions.find((one) => one.id === id)
        if (!session) continue
        this.endSessions(client, id)
        return session
      }
      return undefined
    },
  }
}
